import { openBuro } from '../buro';
import { BuroController } from '../capabilities/buro/buro.controller';
import { PreguntasAlBuro } from '../capabilities/buro/buro.preguntas';
import { BuroService } from '../capabilities/buro/buro.service';
import { BuroStore } from '../capabilities/buro/buro.store';
import { ActosDeCarpeta } from '../capabilities/carpeta/carpeta.actos';
import { CarpetaController } from '../capabilities/carpeta/carpeta.controller';
import { DecisionDeCarpeta } from '../capabilities/carpeta/carpeta.decision';
import { RevisionDeCarpetas } from '../capabilities/carpeta/carpeta.revision';
import { TableroDeCarpetas } from '../capabilities/carpeta/carpeta.tablero';
import { TableroStore } from '../capabilities/carpeta/carpeta.tablero.store';
import { CompromisosStore } from '../capabilities/carpeta/compromisos.store';
import { EnvioStore } from '../capabilities/carpeta/envio.store';
import { PlanController } from '../capabilities/expediente/expediente.controller';
import { BaseDelExpediente } from '../capabilities/expediente/expediente.decision';
import { ExpedienteDePlan } from '../capabilities/expediente/expediente.plan';
import { ExpedienteService } from '../capabilities/expediente/expediente.service';
import { ExpedienteStore } from '../capabilities/expediente/expediente.store';
import { LimitesDeAprobacion } from '../capabilities/limite';
import { PrecioDeMedios } from '../capabilities/medio-aprobacion';
import { EstadoDeCuentaEnPdf } from '../capabilities/movimiento/estado-cuenta';
import { CuotaController, MovimientoController } from '../capabilities/movimiento/movimiento.controller';
import { MovimientoService } from '../capabilities/movimiento/movimiento.service';
import { MovimientoStore } from '../capabilities/movimiento/movimiento.store';
import { PersonaController } from '../capabilities/persona/persona.controller';
import { PersonaService } from '../capabilities/persona/persona.service';
import { RiesgoStore, VigenciaDePuntaje } from '../capabilities/riesgo';
import { ActosDeRiesgo } from '../capabilities/riesgo/riesgo.actos';
import { RiesgoController } from '../capabilities/riesgo/riesgo.controller';
import { riesgosEnActo } from '../capabilities/riesgo/riesgo.en-acto';
import { HechosDeRiesgoStore } from '../capabilities/riesgo/riesgo.hechos';
import { RiesgoService } from '../capabilities/riesgo/riesgo.service';
import type { SolicitudStore } from '../capabilities/solicitud/solicitud.store';
import { hechosLegales, type TramiteStore } from '../capabilities/tramite-legal';
import type { Comun } from './comun';
import type { ControllerEntry, Platform } from './platform';

/** The client's plan and its folder: account, bureau, risk matrix, sending, returning, approving. */
export function composeCarpetas(
  platform: Platform,
  comun: Comun,
  { solicitudes, tramites }: { solicitudes: SolicitudStore; tramites: TramiteStore },
) {
  const { accessBudget, accessLog, clock, config, dataSource, log } = platform;
  const { acts, carpetas, emision, feriados, personas, planes, usuarios } = comun;

  const persona = new PersonaService(personas, planes, accessLog, accessBudget, clock);
  const movimientos = new MovimientoStore(dataSource);
  const cuenta = new MovimientoService(movimientos, planes, accessLog, clock);
  const estadoDeCuenta = new EstadoDeCuentaEnPdf(movimientos, planes, emision);

  const consultas = new BuroStore(dataSource);
  const servicioDeBuro = openBuro(config.buro, clock, log);
  const preguntas = new PreguntasAlBuro(platform, consultas, planes, personas, servicioDeBuro, config.buro);
  const buro = new BuroService(platform, consultas, preguntas, servicioDeBuro, config.buro);

  const riesgos = new RiesgoStore(dataSource);
  const hechosDeRiesgo = new HechosDeRiesgoStore(planes, (cedulas, manager) =>
    consultas.ultimosPuntajes(cedulas, manager),
  );
  const vigencias = new VigenciaDePuntaje(dataSource, riesgos, hechosDeRiesgo, clock);
  const riesgo = new RiesgoService(riesgos, planes, accessLog, acts, vigencias);
  const actosDeRiesgo = new ActosDeRiesgo(
    acts.on(riesgosEnActo(riesgos, planes, carpetas, config)),
    riesgos,
    hechosDeRiesgo,
    accessLog,
  );

  const expedienteDePlan = new ExpedienteDePlan(
    new ExpedienteStore(dataSource),
    solicitudes,
    async (fila, manager) => {
      const [riesgo, legal] = await Promise.all([riesgos.avance(fila, manager), tramites.dePlan(fila.planId, manager)]);
      return { ...riesgo, legal: hechosLegales(legal) };
    },
    clock,
  );
  const expediente = new ExpedienteService(planes, carpetas, expedienteDePlan, accessLog, clock);
  const bases = new BaseDelExpediente(
    { expedientes: expedienteDePlan, riesgos, buros: consultas, precios: new PrecioDeMedios(dataSource), vigencias },
    clock,
  );
  const decisiones = new DecisionDeCarpeta(
    platform,
    planes,
    bases,
    emision,
    config.politica,
    new LimitesDeAprobacion(dataSource, clock, config),
  );
  const compromisos = new CompromisosStore(dataSource);
  const almacenes = { carpetas, envios: new EnvioStore(), planes, expedientes: expedienteDePlan, compromisos };
  const carpeta = new ActosDeCarpeta(acts, almacenes, decisiones, usuarios);
  const revision = new RevisionDeCarpetas(planes, compromisos, accessLog);
  const tablero = new TableroDeCarpetas(new TableroStore(dataSource), feriados, accessLog, clock, acts, vigencias);

  const controllers: ControllerEntry[] = [
    [PersonaController, () => new PersonaController(persona)],
    [PlanController, () => new PlanController(expediente, estadoDeCuenta)],
    [MovimientoController, () => new MovimientoController(cuenta)],
    [CuotaController, () => new CuotaController(cuenta)],
    [BuroController, () => new BuroController(buro)],
    [RiesgoController, () => new RiesgoController(riesgo, actosDeRiesgo)],
    [CarpetaController, () => new CarpetaController(carpeta, tablero, decisiones, revision)],
  ];
  return { carpeta, riesgo: actosDeRiesgo, controllers };
}
