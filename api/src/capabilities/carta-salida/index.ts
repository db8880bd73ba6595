/** What other capabilities may ask of exit letters. */
export { CartasDeEventos } from './carta-salida.nacimiento';
export { CartaStore } from './carta-salida.store';
