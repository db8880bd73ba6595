/** What the two dialogs need to know of a folder that risk holds, wherever their buttons stand. */
export interface CarpetaPorResolver {
  /** idCodigo of the plan. */
  readonly id: string;
  readonly nombreCliente: string;
  readonly version: number;
}
