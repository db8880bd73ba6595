import type { Fecha } from '@adjudica/domain';
import type { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import type { Adjunto, Documento, Emisor, HechosDe } from '../../pdf';

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
export interface Imprimible<D extends Documento, F> {
  /** Its template. */
  readonly tipo: D;
  /** Resource of its access rows. */
  readonly recurso: string;
  /** Of the file, without extension. */
  nombre(fuente: F): string;
  hechos(fuente: F, emision: Emision): HechosDe[D];
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

/** A document that is printed, stored and kept. */
export interface Emitible<D extends Documento, F> extends Imprimible<D, F> {
  readonly columna: ColumnaDeRegistro & keyof DocumentoEmitido;
  registro(fuente: F): RegistroEmitido;
  /** Folder of its files in the store. */
  readonly carpeta: string;
  readonly versiones: Versiones;
}

type SinTipo<T> = Omit<T, 'tipo'>;

export const imprimible = <D extends Documento, F>(
  tipo: D,
  descripcion: SinTipo<Imprimible<D, F>>,
): Imprimible<D, F> => ({ ...descripcion, tipo });

const carpetas = new Set<string>();

/** @throws when two types share a folder. */
export function emitible<D extends Documento, F>(tipo: D, descripcion: SinTipo<Emitible<D, F>>): Emitible<D, F> {
  if (carpetas.has(descripcion.carpeta)) throw new Error(`two documents are stored under ${descripcion.carpeta}`);
  carpetas.add(descripcion.carpeta);
  return { ...descripcion, tipo };
}

/** Folders of all issued documents, for the sweep of files. */
export const carpetasDeEmitidos = (): readonly string[] => [...carpetas];
