export { avisosDePapeles } from './papel.avisos';
export { hechosDePapel } from './papel.hechos';
export { type PapelRow, PapelStore } from './papel.store';
