/** What other capabilities may ask of catalogues. */
export { CodigosDeCatalogo } from './catalogo.codigos';
