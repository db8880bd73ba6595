import { Anexos, FichaService, FichaStore } from '../capabilities/anexo';
import { BorradorController } from '../capabilities/borrador/borrador.controller';
import { BorradorService } from '../capabilities/borrador/borrador.service';
import { BorradorStore } from '../capabilities/borrador/borrador.store';
import { fichaDeConyuge } from '../capabilities/conyuge';
import { ConyugeController } from '../capabilities/conyuge/conyuge.controller';
import { fichaDeDepositario } from '../capabilities/depositario';
import { DepositarioController } from '../capabilities/depositario/depositario.controller';
import type { ListaDeDocumentos } from '../capabilities/documento/documento.lista';
import { fichaDeFinanzas } from '../capabilities/finanzas';
import { FinanzasController } from '../capabilities/finanzas/finanzas.controller';
import { FormatoStore } from '../capabilities/formato';
import { GaranteController } from '../capabilities/garante/garante.controller';
import { GaranteService } from '../capabilities/garante/garante.service';
import { GaranteStore } from '../capabilities/garante/garante.store';
import { ActosDeReferencia } from '../capabilities/referencia/referencia.actos';
import { ReferenciaController } from '../capabilities/referencia/referencia.controller';
import { referenciasEnActo } from '../capabilities/referencia/referencia.en-acto';
import { ReferenciaService } from '../capabilities/referencia/referencia.service';
import { ReferenciaStore } from '../capabilities/referencia/referencia.store';
import { SolicitudController } from '../capabilities/solicitud/solicitud.controller';
import { Expedientes } from '../capabilities/solicitud/solicitud.expediente';
import { GeneracionDeSolicitud } from '../capabilities/solicitud/solicitud.generar';
import { HechosDeSolicitud } from '../capabilities/solicitud/solicitud.hechos';
import { SolicitudService } from '../capabilities/solicitud/solicitud.service';
import { SolicitudStore } from '../capabilities/solicitud/solicitud.store';
import type { Comun } from './comun';
import type { ControllerEntry, Platform } from './platform';

/** The application and what hangs on it: spouse, finances, references, guarantor, depositario, drafts, its print. */
export function composeSolicitudes(platform: Platform, comun: Comun, { lista }: { lista: ListaDeDocumentos }) {
  const { accessLog, clock, config, dataSource, unitOfWork } = platform;
  const { acts, carpetas, codigos, emision, eventos, personas, planes } = comun;

  const borradores = new BorradorStore(dataSource, config.retencion.borradoresDias);
  const alGuardar = { borradores, documentos: lista, eventos };
  const borrador = new BorradorService(platform, borradores, planes, personas, new FormatoStore(dataSource));
  const solicitudes = new SolicitudStore(dataSource);
  const expedientes = new Expedientes(planes, carpetas, personas, solicitudes);
  const solicitud = new SolicitudService(platform, expedientes, solicitudes, personas, codigos, alGuardar);

  const anexos = new Anexos(planes, carpetas, solicitudes, alGuardar, accessLog);
  const conFichas = { unitOfWork, anexos, codigos, clock };
  const fichasDeConyuge = new FichaStore(dataSource, fichaDeConyuge);
  const fichasDeFinanzas = new FichaStore(dataSource, fichaDeFinanzas);
  const conyuge = new FichaService(conFichas, fichasDeConyuge);
  const depositario = new FichaService(conFichas, new FichaStore(dataSource, fichaDeDepositario));
  const finanzas = new FichaService(conFichas, fichasDeFinanzas);
  const referencias = new ReferenciaStore(dataSource);
  const referencia = new ReferenciaService(acts, referencias, anexos);
  const actosDeReferencia = new ActosDeReferencia(
    acts.on(referenciasEnActo(referencias, anexos, config)),
    referencias,
    anexos,
    codigos,
  );
  const garante = new GaranteService(acts, accessLog, new GaranteStore(dataSource), solicitudes, personas, anexos);

  const hechos = new HechosDeSolicitud(codigos, {
    conyuge: async (id, manager) => (await fichasDeConyuge.get(id, manager))?.valores ?? null,
    finanzas: async (id, manager) => (await fichasDeFinanzas.get(id, manager))?.valores ?? null,
    referencias: (id, manager) => referencias.deSolicitud(id, manager),
  });
  const generacion = new GeneracionDeSolicitud(platform, expedientes, solicitudes, hechos, emision, eventos);

  const controllers: ControllerEntry[] = [
    [BorradorController, () => new BorradorController(borrador)],
    [SolicitudController, () => new SolicitudController(solicitud, generacion)],
    [ConyugeController, () => new ConyugeController(conyuge)],
    [DepositarioController, () => new DepositarioController(depositario)],
    [FinanzasController, () => new FinanzasController(finanzas)],
    [GaranteController, () => new GaranteController(garante)],
    [ReferenciaController, () => new ReferenciaController(referencia, actosDeReferencia)],
  ];
  return {
    solicitudes,
    borradores,
    expedientes,
    solicitud,
    generacion,
    conyuge,
    depositario,
    finanzas,
    referencia: actosDeReferencia,
    controllers,
  };
}
