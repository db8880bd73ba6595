export { ContratoStore } from './contrato.store';
