export { type ListaCongelada, listaDe } from './constancia.lista';
export { type ConstanciaRow, ConstanciaStore } from './constancia.store';
