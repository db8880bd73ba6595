import { CERO, type Centavos, centavos, porcentajeDe, restar, sumar } from '../dinero';

/** Money of a purchase order (ORD-530…533), in whole cents. Only the commission is rounded: half up, once. */

/** ORD-530 */
export const valorDePlanes = (montos: readonly Centavos[]): Centavos => sumar(...montos);

/** ORD-531: a percentage has two decimals. */
export const comision = (valorVehiculo: Centavos, porcentaje: number): Centavos =>
  porcentajeDe(valorVehiculo, porcentaje);

/** ORD-532 */
export const diferencia = (valorVehiculo: Centavos, valorPlan: Centavos): Centavos =>
  centavos(Math.max(restar(valorVehiculo, valorPlan), CERO));

export interface PartesDelPago {
  readonly valorVehiculo: Centavos;
  readonly valorPlan: Centavos;
  readonly valorComision: Centavos;
  readonly comisionDispositivo: Centavos;
}

/** ORD-533, decisiones.md, "ORD": the smaller of plan and vehicle, less both commissions; negative when they exceed it. */
export const pagoAConcesionario = ({
  valorVehiculo,
  valorPlan,
  valorComision,
  comisionDispositivo,
}: PartesDelPago): Centavos => centavos(Math.min(valorPlan, valorVehiculo) - valorComision - comisionDispositivo);
