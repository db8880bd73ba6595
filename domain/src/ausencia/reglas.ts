/** A user, and the colleagues whose absence he covers today. */
export interface QuienAtiende {
  readonly id: number;
  /** Ids of users; left out = nobody. */
  readonly cubre?: readonly number[];
}

/** Whose plans and tasks a user looks after today: his own, and those of the colleagues whom he covers. */
export const atiendeA = ({ id, cubre = [] }: QuienAtiende): readonly number[] => [id, ...cubre];

/** Whether he looks after what is `usuarioId`'s. */
export const atiende = (quien: QuienAtiende, usuarioId: number): boolean => atiendeA(quien).includes(usuarioId);
