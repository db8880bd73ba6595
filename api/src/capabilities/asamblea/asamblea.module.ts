import { controller, type Shared } from '../../composition/shared';
import { ActosDeAsamblea } from './asamblea.actos';
import { CalendarioDeAsambleas } from './asamblea.calendario';
import { AsambleaController } from './asamblea.controller';
import { asambleasEnActo } from './asamblea.en-acto';
import { AsambleaService } from './asamblea.service';

/** The dates of assemblies, from their calendar to the acts on them. */
export function composeAsamblea({ accessLog, acts, asambleas, catalogo, clock, ...shared }: Shared) {
  const { grupos, notificacion: notificaciones, participantes, usuarios } = shared;
  const asamblea = new AsambleaService(acts, asambleas, grupos, participantes, catalogo, clock);
  const acto = acts.on(asambleasEnActo(asambleas));
  const avisados = { notificaciones, usuarios };
  const actos = new ActosDeAsamblea(acto, asamblea, asambleas, participantes, catalogo, avisados);
  const calendario = new CalendarioDeAsambleas(asamblea, accessLog, clock);
  return { acto, asamblea, controllers: [controller(AsambleaController, asamblea, actos, calendario)] };
}
