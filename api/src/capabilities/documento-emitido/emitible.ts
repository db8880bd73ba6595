import type { Fecha } from '@adjudica/domain';
import type { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import type { Adjunto, Emisor, Hechos, Papel } from '../../pdf';

/** What a document can say of its own printing. */
export interface Emision {
  /** Who issues it: part of the facts of every document. */
  readonly marca: { readonly empresa: string; readonly emisor: Emisor };
  /** In Ecuador. */
  readonly hoy: Fecha;
  /** Who asked for it, as shown. */
  readonly emitidoPor: string;
  /** 1 = first issue, and whatever is not kept. */
  readonly version: number;
  /** Why it is issued again. */
  readonly motivo: string | null;
  readonly borrador: boolean;
}

/** A document that is printed when asked for and not kept. `F`: what its facts are made of, read before. */
export interface Imprimible<H extends Hechos, F> extends Papel<H> {
  /** Resource of its access rows. */
  readonly recurso: string;
  /** Of the file, without extension. */
  nombre(fuente: F): string;
  hechos(fuente: F, emision: Emision): H;
  /** What else its file holds. */
  adjuntos?(fuente: F): readonly Adjunto[];
}

/** Columns of `documento_emitido` that name the record a document is of. */
export type ColumnaDeRegistro =
  | 'asambleaId'
  | 'solicitudId'
  | 'ordenId'
  | 'solicitudDePagoId'
  | 'cartaSalidaId'
  | 'pagareId'
  | 'contratoId'
  | 'prendaId'
  | 'carpetaId';

export interface RegistroEmitido {
  readonly id: number;
  /** Of a document that shows the version of its record; one without it shows its own. */
  readonly version?: number;
}

/** 'una': what it shows never changes, so it is issued once; 'con-motivo': every version but the first says why it was issued. */
export type Versiones = 'una' | 'varias' | 'con-motivo';

/** Which of the documents that are kept. */
export interface TipoDeEmitido {
  readonly tipo: string;
  readonly recurso: string;
  readonly columna: ColumnaDeRegistro & keyof DocumentoEmitido;
}

/** A document that is printed, stored and kept. */
export interface Emitible<H extends Hechos, F> extends Imprimible<H, F>, TipoDeEmitido {
  registro(fuente: F): RegistroEmitido;
  /** Folder of its files in the store. */
  readonly folder: string;
  readonly versiones: Versiones;
}

type SinPapel<T extends Papel<never>> = Omit<T, keyof Papel<never>>;

export const imprimible = <H extends Hechos, F>(
  papel: Papel<H>,
  descripcion: SinPapel<Imprimible<NoInfer<H>, F>>,
): Imprimible<H, F> => ({ ...descripcion, ...papel });

const carpetas = new Set<string>();

/** @throws when two types share a folder. */
export function emitible<H extends Hechos, F>(
  papel: Papel<H>,
  descripcion: SinPapel<Emitible<NoInfer<H>, F>>,
): Emitible<H, F> {
  if (carpetas.has(descripcion.folder)) throw new Error(`two documents are stored under ${descripcion.folder}`);
  carpetas.add(descripcion.folder);
  return { ...descripcion, ...papel };
}

/** Folders of all issued documents, for the sweep of files. */
export const carpetasDeEmitidos = (): readonly string[] => [...carpetas];
