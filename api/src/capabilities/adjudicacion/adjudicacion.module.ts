import { controller, type Shared } from '../../composition/shared';
import { ActosDeAdjudicacion } from './adjudicacion.actos';
import { AdjudicacionController, EjecutivoController } from './adjudicacion.controller';
import { AdjudicacionService } from './adjudicacion.service';
import { AtrasadosStore } from './atrasados.store';

/** Awards: whose they are, which are late, who works on them. */
export function composeAdjudicacion(shared: Shared) {
  const { accessLog, acts, adjudicaciones, asignaciones, calendario, dataSource } = shared;
  const { participantes, usuarios } = shared;
  const adjudicacion = new AdjudicacionService(
    { adjudicaciones, atrasados: new AtrasadosStore(dataSource) },
    participantes,
    usuarios,
    calendario,
    accessLog,
    acts,
  );
  const actos = new ActosDeAdjudicacion(acts, shared, participantes, asignaciones, usuarios, shared);
  return {
    actos,
    controllers: [
      controller(AdjudicacionController, adjudicacion, actos),
      controller(EjecutivoController, adjudicacion),
    ],
  };
}
