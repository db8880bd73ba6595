export type {
  MedioDeListaVista as MedioDeLista,
  MedioVista as MedioDetalle,
  PlanDeMedio,
  PlanParaMedio,
  PrecioVehiculoVista as PrecioDeLista,
  SeguroDePlan,
} from '../../generated/api';
