export { BorradorStore } from './borrador.store';
