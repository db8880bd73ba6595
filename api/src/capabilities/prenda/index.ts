/** What other capabilities may ask of pledges. */
export { type FilaDePrenda, PrendaStore } from './prenda.store';
