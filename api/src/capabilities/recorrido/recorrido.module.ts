import { controller, type Shared } from '../../composition/shared';
import { RecorridoController } from './recorrido.controller';
import { RecorridoService } from './recorrido.service';

export function composeRecorrido({ accessLog, clock, feriados, historial, planes, tareas }: Shared) {
  const recorrido = new RecorridoService(planes, historial, tareas, feriados, accessLog, clock);
  return { controllers: [controller(RecorridoController, recorrido)] };
}
