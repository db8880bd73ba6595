/** What other capabilities may ask of catalogues. */
export { CodigosDeCatalogo } from './catalogo.codigos';
export { FeriadosDelAjuste } from './feriados';
