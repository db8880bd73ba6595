/** What other capabilities may ask of pledges. */
export { type PrendaRow, PrendaStore } from './prenda.store';
