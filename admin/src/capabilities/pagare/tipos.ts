export type {
  BaseDePagareVista as BaseDePagare,
  PagareDeListaVista as PagareDeLista,
  PagareVista as PagareDetalle,
} from '../../generated/api';
