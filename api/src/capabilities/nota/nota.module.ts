import { controller, type Shared } from '../../composition/shared';
import { ColegaController, NotaController } from './nota.controller';
import { Notas } from './nota.service';

export function composeNota({ eventos, notificacion, planes, unitOfWork, usuarios }: Shared) {
  const notas = new Notas(unitOfWork, planes, eventos, usuarios, notificacion);
  return { notas, controllers: [controller(ColegaController, notas), controller(NotaController, notas)] };
}
