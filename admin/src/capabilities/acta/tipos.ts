/** One issue of an assembly's minutes; the number of an acta is its assembly's. */
export interface VersionDeActa {
  readonly id: number;
  readonly asambleaId: number;
  /** 1 = first issue. */
  readonly numeroVersion: number;
  readonly nombre: string;
  /** Why it was issued again; null for the first. */
  readonly motivo: string | null;
  readonly generadaPor: string;
  /** UTC ISO */
  readonly generadaEn: string;
}

/** Answer to generating and regenerating (ASA-053…055, ASA-058). */
export interface ActaGenerada {
  /** The assembly's id. */
  readonly id: number;
  readonly numeroAsamblea: number;
  readonly numeroVersion: number;
  readonly adjudicados: number;
  readonly notificados: number;
  /** Awarded members without an address: told to the assistant, no error. */
  readonly sinCorreo: readonly { readonly idCodigo: string; readonly nombreCliente: string }[];
}
