import type { CuotaVista, MovimientoVista } from '../../generated/api';

export type { ClienteDetalle, EstadoDePlan, PlanDeCliente } from '../../generated/api';

export type MovimientoRecord = MovimientoVista;
export type CuotaRecord = CuotaVista;
