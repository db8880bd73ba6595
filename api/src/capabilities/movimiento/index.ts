export type { EstadoDeCuentaEnPdf } from './estado-cuenta';
