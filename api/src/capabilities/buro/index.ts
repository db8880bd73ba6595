/** What other capabilities may ask of the credit bureau. */
export { BuroStore } from './buro.store';
export { InformesVencidos } from './buro.vencidos.store';
