export { type SorteoImpreso, sorteoImpreso } from './sorteo.impreso';
export { type SorteoRow, SorteoStore } from './sorteo.store';
