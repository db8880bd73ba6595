/** MED-511: state of a vehicle, as it is stored, sent and shown. */
export type EstadoDeBien = 'Nuevo' | 'Usado';
