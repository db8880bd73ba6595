export { type CuotaRow, type PagareRow, PagareStore, SERIE_DE_PAGARES } from './pagare.store';
export { hechosDePagare, pagareEnCiclo, personasDe as personasDePagare } from './pagare.view';
