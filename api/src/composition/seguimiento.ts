import { HistorialStore } from '../capabilities/evento';
import { ComentariosDeRsa } from '../capabilities/evento/evento.comentario';
import { ComentarioRsaController, EventoController } from '../capabilities/evento/evento.controller';
import { HistorialService } from '../capabilities/evento/evento.service';
import { EventoTipoController } from '../capabilities/evento/evento-tipo.controller';
import { RecorridoController } from '../capabilities/recorrido/recorrido.controller';
import { RecorridoService } from '../capabilities/recorrido/recorrido.service';
import { ResumenDiario } from '../capabilities/resumen/resumen.diario';
import { TareaStore } from '../capabilities/tarea';
import { ActosDeTarea } from '../capabilities/tarea/tarea.actos';
import { TareaController, TipoDeTareaController } from '../capabilities/tarea/tarea.controller';
import { tareasEnActo } from '../capabilities/tarea/tarea.en-acto';
import { TareaService } from '../capabilities/tarea/tarea.service';
import type { Comun } from './comun';
import type { ControllerEntry, Platform } from './platform';

/** What happened to a plan and what is to be done: history, journey, tasks, the daily mail. */
export function composeSeguimiento(platform: Platform, comun: Comun) {
  const { accessLog, clock, config, dataSource } = platform;
  const { acts, eventos, feriados, notificacion, notificaciones, planes } = comun;

  const historial = new HistorialStore(dataSource);
  const historia = new HistorialService(historial, accessLog);
  const comentarios = new ComentariosDeRsa(platform.unitOfWork, planes, eventos);
  const tareas = new TareaStore(dataSource);
  const acto = acts.on(tareasEnActo(tareas, config));
  const tarea = new TareaService(platform, acts, acto, tareas, planes, eventos);
  const actosDeTarea = new ActosDeTarea(acto, tareas, notificacion);
  const recorrido = new RecorridoService(planes, historial, tareas, feriados, accessLog, clock);
  const resumen = new ResumenDiario(platform, tareas, notificaciones, feriados);

  const controllers: ControllerEntry[] = [
    [EventoController, () => new EventoController(historia)],
    [EventoTipoController, () => new EventoTipoController()],
    [ComentarioRsaController, () => new ComentarioRsaController(comentarios)],
    [RecorridoController, () => new RecorridoController(recorrido)],
    [TareaController, () => new TareaController(tarea, actosDeTarea)],
    [TipoDeTareaController, () => new TipoDeTareaController(tarea)],
  ];
  return { tarea, resumen, controllers };
}
