import { controller, type Shared } from '../../composition/shared';
import { ActosDeTarea } from './tarea.actos';
import { TareaController, TipoDeTareaController } from './tarea.controller';
import { tareasEnActo } from './tarea.en-acto';
import { TareaService } from './tarea.service';

export function composeTarea(shared: Shared) {
  const { acts, config, eventos, notificacion, planes, tareas } = shared;
  const acto = acts.on(tareasEnActo(tareas, config));
  const tarea = new TareaService(shared, acts, acto, tareas, planes, eventos);
  const actos = new ActosDeTarea(acto, tareas, notificacion);
  return {
    tarea,
    controllers: [controller(TareaController, tarea, actos), controller(TipoDeTareaController, tarea)],
  };
}
