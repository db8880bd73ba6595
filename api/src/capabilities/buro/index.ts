export { BuroStore } from './buro.store';
export { InformesVencidos } from './buro.vencidos.store';
