export type EstadoDeMedio = 'espera' | 'enviado' | 'aprobado' | 'rechazado';
export type AccionDeMedio = 'actualizar' | 'enviar' | 'aceptar' | 'rechazar' | 'asignar' | 'nuevo' | 'continuar';

/** MED-511…515: calculated figures, in dollars. */
export interface TotalesDeMedio {
  /** The five costs together. */
  total: number;
  /** What the good costs beyond the plans; never negative. */
  diferencia: number;
}
