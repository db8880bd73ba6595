export type {
  MedioDeListaVista as MedioDeLista,
  MedioNuevo,
  MedioVista as MedioDetalle,
  PlanDeMedio,
  PlanParaMedio,
  PrecioVehiculoVista as PrecioDeLista,
  SeguroDePlan,
} from '../../generated/api';
