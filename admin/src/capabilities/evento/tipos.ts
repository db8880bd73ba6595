/** One event of a plan as the API sends it; `fecha` is an instant, `usuario` a name. */
export interface EventoRecord {
  readonly id: number;
  readonly nombreEvento: string;
  readonly tipo: string;
  readonly fecha: string;
  readonly usuario: string | null;
  readonly idDepartamento: string | null;
  readonly departamento: string | null;
  readonly observaciones: string | null;
  /** Whom it is about, where that is not the client. */
  readonly persona: string | null;
}
