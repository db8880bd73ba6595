/** What other capabilities may ask of financial statements. */
export { fichaDeFinanzas } from './finanzas.ficha';
