/** A draw as minutes and certificates print it: everything that replays it. */
export interface SorteoImpreso {
  readonly algoritmo: string;
  readonly fuente: string;
  /** 'DD/MM/YYYY' */
  readonly fecha: string;
  readonly referencia: string | null;
  /** Why another source was left. */
  readonly cambio: string | null;
  readonly publicado: string;
  /** null = its number was not confirmed: nothing was drawn. */
  readonly resultado: {
    readonly numero: string;
    readonly escrito: string;
    readonly confirmado: string;
    readonly texto: string;
    readonly semilla: string;
    /** Winner first. */
    readonly orden: readonly { readonly lugar: number; readonly idCodigo: string }[];
    /** Of the order, before those whose turn it was: awarded otherwise. */
    readonly pasados: readonly string[];
    readonly diferencia: { readonly texto: string; readonly motivo: string | null } | null;
  } | null;
}
