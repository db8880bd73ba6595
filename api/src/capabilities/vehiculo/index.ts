/** What other capabilities may ask of vehicles and devices. */
export { type ModeloConMarca, VehiculoStore } from './vehiculo.store';
