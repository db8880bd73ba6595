/** What other capabilities may ask of movements. */
export type { EstadoDeCuentaEnPdf } from './estado-cuenta';
