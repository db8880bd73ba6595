import { controller, type Shared } from '../../composition/shared';
import { TrabajoController } from './trabajo.controller';
import { TrabajoService } from './trabajo.service';
import { TrabajoStore } from './trabajo.store';

export function composeTrabajo(shared: Shared) {
  const { accessLog, adjudicaciones, calendario, dataSource, decisiones, tareas } = shared;
  const trabajo = new TrabajoService(
    { adjudicaciones, decisiones, tareas, trabajo: new TrabajoStore(dataSource) },
    calendario,
    accessLog,
  );
  return { controllers: [controller(TrabajoController, trabajo)] };
}
