export { CartasDeEventos } from './carta-salida.nacimiento';
export { CartaStore } from './carta-salida.store';
