export { CartasDeEventos } from './carta-salida.eventos';
export { CartaStore } from './carta-salida.store';
