export type {
  BaseDeOrdenVista as BaseDeOrden,
  ConcesionarioElegible,
  OrdenDeCompraNueva,
  OrdenDeCompraVista as OrdenDetalle,
  OrdenDeListaVista as OrdenDeLista,
} from '../../generated/api';
