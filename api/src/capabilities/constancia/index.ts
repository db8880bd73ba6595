/** What other capabilities may ask of the evidence of an assembly. */

export { type ListaCongelada, listaDe } from './constancia.lista';
export { type ConstanciaRow, ConstanciaStore } from './constancia.store';
