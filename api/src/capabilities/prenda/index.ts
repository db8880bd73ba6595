/** What other capabilities may ask of pledges. */
export { cambiadosDesde } from './prenda.bien';
export { type FilaDePrenda, PrendaStore } from './prenda.store';
