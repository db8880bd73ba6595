/** What other capabilities may ask of approval means. */
export { MedioStore } from './medio-aprobacion.store';
