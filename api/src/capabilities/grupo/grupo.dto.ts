/** ASA-017: un grupo de un producto. Montos en dólares. */
export interface GrupoVista {
  id: number;
  /** Código del producto: '01' MotorPlan, '02' CasaPlan. */
  producto: string;
  grupo: string;
  mesesPlan: number;
  monto: number;
  valorCuota: number;
  /** @format date */
  fechaInicio: string | null;
}
