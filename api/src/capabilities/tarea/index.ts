/** What other capabilities may ask of tasks. */
export { type FilaDeTarea, TareaStore } from './tarea.store';
