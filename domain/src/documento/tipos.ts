import type { estadosDeDocumentos } from '../carpeta/color';
import type { Autoria } from '../conflicto';
/** DOC-501: 1 client, 2 his spouse, 3 guarantor, 4 guarantor's spouse, 5 depositario. */
export type DuenoDeDocumento = 1 | 2 | 3 | 4 | 5;

/** What a document must be: a PDF, a photo (JPEG, PNG, WebP), or either PDF or JPEG (DOC-036, DOC-037, DOC-507). */
export type FormatoDeDocumento = 'pdf' | 'imagen' | 'pdf-jpeg';

/** One row of the checklist: a document that a person of a plan brings, and when. */
export interface TipoDeDocumento {
  readonly codigo: string;
  readonly nombre: string;
  readonly dueno: DuenoDeDocumento;
  /** Labour situations of the owner that ask for it; `null` = any, also while none is declared. */
  readonly condicionLaboral: readonly string[] | null;
  /** Marital statuses of the declarant (a spouse's documents go by that of his or her husband or wife); `null` = any. */
  readonly condicionCivil: readonly string[] | null;
  /** '01' or '02'; `null` = both. */
  readonly producto: string | null;
  readonly obligatorio: boolean;
  readonly formato: FormatoDeDocumento;
  /** Place in the merged PDF. */
  readonly orden: number;
  /** Who uploads it: '002', or '003' for the legal ones. */
  readonly departamento: string;
  readonly activo: boolean;
}

/** An owner of documents as declared now; `null` = not declared yet. */
export interface DuenoDeLista {
  readonly personaId: number | null;
  readonly identificacion: string | null;
  readonly situacionLaboral: string | null;
  readonly estadoCivil: string | null;
}

/** Facts that decide the list of a plan; `null` = the plan has no such owner. */
export interface HechosDeLista {
  readonly producto: string;
  readonly duenos: Readonly<Record<DuenoDeDocumento, DuenoDeLista | null>>;
}

/** A document that the plan should have. */
export interface DocumentoEsperado<T extends TipoDeDocumento = TipoDeDocumento> {
  readonly tipo: T;
  readonly personaId: number | null;
  readonly identificacion: string | null;
}

/** A row of the list in force (not replaced), as far as the rules need it. */
export interface DocumentoDeLista {
  readonly id: number;
  readonly tipo: string;
  readonly dueno: DuenoDeDocumento;
  readonly personaId: number | null;
  readonly identificacion: string | null;
  readonly aplica: boolean;
  readonly obligatorio: boolean;
}

/** Changes that make the list as expected; none of them removes a row. */
export interface CambiosDeLista<A extends DocumentoDeLista, T extends TipoDeDocumento> {
  readonly altas: readonly DocumentoEsperado<T>[];
  /** No longer expected: they stay, and stop applying. */
  readonly noAplica: readonly A[];
  /** They apply again. */
  readonly vuelven: readonly A[];
  /** Of a former owner: closed with their files; the present owner has rows of his own. */
  readonly reemplazadas: readonly A[];
  /** The owner is known by now, or the document became mandatory or optional. */
  readonly actualizadas: readonly { readonly documento: A; readonly esperado: DocumentoEsperado<T> }[];
}

/** DOC-502: null pending, false incorrect, true correct. */
export type EstadoDeDocumento = boolean | null;

/** What the summary of a folder counts. */
export interface DocumentoContado {
  readonly aplica: boolean;
  readonly obligatorio: boolean;
  readonly conArchivo: boolean;
  readonly estado: EstadoDeDocumento;
}

export type CodigoDeDocumentacion = keyof typeof estadosDeDocumentos;

export interface ResumenDeDocumentos {
  readonly total: number;
  readonly listos: number;
  readonly estado: CodigoDeDocumentacion;
}

/** What the lifecycle of a document needs to know. */
export interface HechosDeDocumento {
  readonly conArchivo: boolean;
  readonly estado: EstadoDeDocumento;
  readonly aplica: boolean;
  /** Since when it belongs to a former owner; `null` = to the present one. */
  readonly reemplazado: Date | string | null;
  /** Department of whoever decided last; `null` = pending. */
  readonly decididoDepartamento: string | null;
  /** Who decided last, and when; `null` = pending. */
  readonly decidido: Autoria | null;
  /** Department that uploads this type. */
  readonly departamento: string;
  /** Who recorded the delivery that this file proves; `null` = it proves none. */
  readonly prueba: Autoria | null;
}
