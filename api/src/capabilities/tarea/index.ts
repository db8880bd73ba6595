export { type TareaRow, TareaStore } from './tarea.store';
