import { controller, type Shared } from '../../composition/shared';
import { LimitesDeAprobacion } from '../limite';
import { ActosDeCarpeta } from './carpeta.actos';
import type { ConsultaDeBase, ConsultaDeExpediente, ConsultaDePuntajesViejos } from './carpeta.consultas';
import { CarpetaController } from './carpeta.controller';
import { DecisionDeCarpeta } from './carpeta.decision';
import { RevisionDeCarpetas } from './carpeta.revision';
import { TableroDeCarpetas } from './carpeta.tablero';
import { TableroDeRiesgoStore } from './carpeta.tablero.store';
import { CompromisosStore } from './compromisos.store';
import { EnvioStore } from './envio.store';

interface Usadas {
  readonly bases: ConsultaDeBase;
  readonly expedientes: ConsultaDeExpediente;
  readonly vigencias: ConsultaDePuntajesViejos;
}

export function composeCarpeta(shared: Shared, { bases, expedientes, vigencias }: Usadas) {
  const { accessLog, acts, carpetas, clock, config, dataSource, emision, feriados, planes, usuarios } = shared;
  const limites = new LimitesDeAprobacion(dataSource, clock, config);
  const decisiones = new DecisionDeCarpeta(shared, planes, bases, emision, config.politica, limites);
  const compromisos = new CompromisosStore(dataSource);
  const almacenes = { carpetas, envios: new EnvioStore(), planes, expedientes, compromisos };
  const actos = new ActosDeCarpeta(acts, almacenes, decisiones, usuarios);
  const revision = new RevisionDeCarpetas(planes, compromisos, accessLog);
  const tablero = new TableroDeCarpetas(
    new TableroDeRiesgoStore(dataSource),
    feriados,
    accessLog,
    clock,
    acts,
    vigencias,
  );
  return { actos, controllers: [controller(CarpetaController, actos, tablero, decisiones, revision)] };
}
