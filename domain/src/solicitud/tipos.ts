import type { CodigoDepartamento } from '../roles';

/** One application per plan and role: of the holder, of the guarantor (modelo.md). */
export type RolDeSolicitud = 'titular' | 'garante';

/** What the rules of the form need beside its values. */
export interface ContextoDeSolicitud {
  readonly rol: RolDeSolicitud;
  /** Today in Ecuador. */
  readonly hoy: string;
  /** Department of the reader; it decides who sees and edits the goods section (CLI-032, CLI-055, CLI-056). */
  readonly idDepartamento: CodigoDepartamento | null;
  /** Identification of the person of this form, which ticking 'final beneficiary' copies. */
  readonly identificacion: string;
}
