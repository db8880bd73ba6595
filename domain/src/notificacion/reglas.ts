/**
 * The task of a plan that a notice asks for: the notice disappears for everybody who got it once the task ends, or passes to another user. Other
 * notices stay until they are read; one that asks for tasks of several plans leads to their list and stays too.
 */
export interface TrabajoPedido {
  /** Kind of task; a plan has one open task of a kind. */
  readonly codigo: string;
  readonly planId: number;
}

interface HechosDeTareaPedida {
  readonly usuarioId: number | null;
  readonly estado: string;
}

/** The task is done, or no longer asked of those who were notified. */
export const yaNoSePide = (antes: HechosDeTareaPedida, despues: HechosDeTareaPedida): boolean =>
  despues.estado === 'C' || antes.usuarioId !== despues.usuarioId;
