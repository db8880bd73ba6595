export type {
  AdendaNueva,
  AdendasDePlanVista as AdendasDePlan,
  AdendaVista as Adenda,
  CambioDeAdendaVista as CambioDeAdenda,
} from '../../generated/api';
