/** What other capabilities may ask of contracts. */
export { ContratoStore } from './contrato.store';
