import type { components } from '../../generated/api';

export type CartaDeLista = components['schemas']['CartaSalidaVista'];
export type CartaDetalle = components['schemas']['CartaSalidaDetalle'];
export type Prueba = components['schemas']['PruebaVista'];
