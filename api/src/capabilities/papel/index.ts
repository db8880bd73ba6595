export { type PapelRow, PapelStore } from './papel.store';
