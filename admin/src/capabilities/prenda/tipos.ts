export type { PrendaDeListaVista as PrendaDeLista, PrendaVista as PrendaDetalle } from '../../generated/api';
