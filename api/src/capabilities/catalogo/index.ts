/** What other capabilities may ask of catalogues. */
export { CodigosDeCatalogo } from './catalogo.codigos';
export { listaDeCatalogo } from './catalogo.lista';
export { coded, paginaDeCatalogo, shape } from './catalogo.pagina';
export { FeriadosDelAjuste } from './feriados';
