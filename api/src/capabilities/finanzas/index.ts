export { fichaDeFinanzas } from './finanzas.ficha';
