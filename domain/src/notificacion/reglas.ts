/**
 * A notice either tells what happened, and stays until it is read, or asks for a task of a plan: that one goes for everybody who got it once the
 * task ends, or is somebody else's. One that asks for tasks of several plans at once leads to their list, and stays until it is read.
 */
export interface TrabajoPedido {
  /** Of the kind of task; a plan has one open task of a kind. */
  readonly codigo: string;
  readonly planId: number;
}

interface TareaAntesODespues {
  readonly usuarioId: number | null;
  readonly estado: string;
}

/** What was asked for is done, or no longer asked of those who were told. */
export const yaNoSePide = (antes: TareaAntesODespues, despues: TareaAntesODespues): boolean =>
  despues.estado === 'C' || antes.usuarioId !== despues.usuarioId;
