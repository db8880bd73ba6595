/** What other capabilities may ask of assemblies. */
export { AsambleaStore } from './asamblea.store';
export { contextoDe, type FilaDeAsamblea, hechosDe, referenciaDeActa, vistaDe } from './asamblea.view';
