export type {
  ChecklistDePago,
  LineaDePago,
  PagoDeListaVista as PagoDeLista,
  PagoVista as PagoDetalle,
} from '../../generated/api';
