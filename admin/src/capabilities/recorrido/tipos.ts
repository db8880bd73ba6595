import type { ColorDePaso } from '@adjudica/domain';

/** JOR-505: facts of the plan at the head of the journey; amounts in dollars, `FechaAdj` 'YYYY-MM-DD'. */
export interface CabeceraDelRecorrido {
  readonly plan_id: string;
  readonly cedula: string;
  readonly nombreCliente: string;
  readonly monto: number;
  readonly valorCuota: number;
  readonly Saldo: number;
  readonly numCuota: string;
  readonly cuotaVencida: number;
  readonly FechaAdj: string | null;
  readonly grupo: string;
  readonly estadoPlan: string;
  readonly Adjudicado: boolean;
}

/** JOR-501, JOR-503, JOR-504: a step, done or not. */
export interface PuntoRecord {
  readonly Id: number;
  readonly Nombre: string;
  readonly cumple: boolean;
  readonly fecha: string | null;
  readonly usuario: string | null;
  readonly idDepartamento: string;
  readonly departamento: string | null;
  /** From the done step before it. */
  readonly diasHabiles: number | null;
  readonly color: ColorDePaso | null;
}

export interface RecorridoRecord {
  readonly cabecera: CabeceraDelRecorrido;
  readonly puntos: readonly PuntoRecord[];
  /** Working days from the award to today, or to the delivery; `null` = not awarded. */
  readonly total: number | null;
}
