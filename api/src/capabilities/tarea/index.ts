/** What other capabilities may ask of tasks. */
export { type TareaRow, TareaStore } from './tarea.store';
