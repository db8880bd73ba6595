import { controller, type Shared } from '../../composition/shared';
import { TramiteStore } from '../tramite-legal';
import { RecorridoController } from './recorrido.controller';
import { RecorridoService } from './recorrido.service';

export function composeRecorrido({ accessLog, clock, dataSource, feriados, historial, planes, tareas }: Shared) {
  const lectura = { planes, historial, tareas, tramites: new TramiteStore(dataSource) };
  const recorrido = new RecorridoService(lectura, feriados, accessLog, clock);
  return { controllers: [controller(RecorridoController, recorrido)] };
}
