export { naturalezaDe } from './contrato.documento';
export type { LecturaDeContratos } from './contrato.en-acto';
export type { Redaccion } from './contrato.redaccion';
export { type ContratoRow, ContratoStore } from './contrato.store';
export { contratoEnCiclo } from './contrato.view';
