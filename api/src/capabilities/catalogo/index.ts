export { CodigosDeCatalogo } from './catalogo.codigos';
export type { CatalogoVista } from './catalogo.dto';
export { listaDeCatalogo } from './catalogo.lista';
export { coded, paginaDeCatalogo, shape } from './catalogo.pagina';
export type { CatalogoStore } from './catalogo.store';
export { type DiasDesde, Espera, enEspera } from './espera';
export { FeriadosDelAjuste } from './feriados';
