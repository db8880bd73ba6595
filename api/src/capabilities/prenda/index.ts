export { type PrendaRow, PrendaStore } from './prenda.store';
