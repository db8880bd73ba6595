export type {
  BaseDeOrdenVista as BaseDeOrden,
  ConcesionarioElegible,
  OrdenDeCompraCambio,
  OrdenDeCompraVista as OrdenDetalle,
  OrdenDeListaVista as OrdenDeLista,
} from '../../generated/api';
