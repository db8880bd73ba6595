export { cambiosDePrenda } from './prenda.bien';
export { type PrendaRow, PrendaStore } from './prenda.store';
