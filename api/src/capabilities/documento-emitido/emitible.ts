import type { Fecha } from '@adjudica/domain';
import type { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import type { Adjunto, Emisor, Hechos, Papel } from '../../pdf';

/** Facts of the printing, for the document. */
export interface Emision {
  /** The issuer, part of every document's facts. */
  readonly marca: { readonly empresa: string; readonly emisor: Emisor };
  /** In Ecuador. */
  readonly hoy: Fecha;
  /** Displayed name of the requester. */
  readonly emitidoPor: string;
  /** 1 = first issue, and documents that are not kept. */
  readonly version: number;
  /** Reason of a new version. */
  readonly motivo: string | null;
  readonly borrador: boolean;
}

/** A document printed on request and not kept. `F`: the source of its facts. */
export interface Imprimible<H extends Hechos, F> extends Papel<H> {
  /** Resource of its access rows. */
  readonly recurso: string;
  /** Of the file, without extension. */
  nombre(fuente: F): string;
  hechos(fuente: F, emision: Emision): H;
  /** Attachments in its file. */
  adjuntos?(fuente: F): readonly Adjunto[];
}

/** Columns of `documento_emitido` that name the record. */
export type ColumnaDeRegistro =
  | 'asambleaId'
  | 'solicitudId'
  | 'ordenId'
  | 'solicitudDePagoId'
  | 'cartaSalidaId'
  | 'pagareId'
  | 'contratoId'
  | 'adendaId'
  | 'prendaId'
  | 'carpetaId'
  | 'reporteId';

export interface RegistroEmitido {
  readonly id: number;
  /** For a document that shows the version of its record instead of its own. */
  readonly version?: number;
}

/** 'una': its content never changes, so it is issued once; 'con-motivo': every version but the first has a reason. */
export type Versiones = 'una' | 'varias' | 'con-motivo';

/** Identifies a kind of kept document. */
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
  /** The file of a document that is not printed: a workbook. */
  archivo?(fuente: F): Promise<{ readonly bytes: Buffer; readonly tipo: string; readonly extension: string }>;
}

type SinPapel<T extends Papel<never>> = Omit<T, keyof Papel<never>>;

export const imprimible = <H extends Hechos, F>(
  papel: Papel<H>,
  descripcion: SinPapel<Imprimible<NoInfer<H>, F>>,
): Imprimible<H, F> => ({ ...descripcion, ...papel });

const emitibles: (Pick<Papel<never>, 'tipo' | 'titulo' | 'publico'> & { readonly folder: string })[] = [];

/** @throws when two types share a folder. */
export function emitible<H extends Hechos, F>(
  papel: Papel<H>,
  descripcion: SinPapel<Emitible<NoInfer<H>, F>>,
): Emitible<H, F> {
  const { folder } = descripcion;
  if (carpetasDeEmitidos().includes(folder)) throw new Error(`two documents are stored under ${folder}`);
  const emitido = { ...descripcion, ...papel };
  emitibles.push(emitido);
  return emitido;
}

/** Folders of all issued documents, for the sweep of files. */
export const carpetasDeEmitidos = (): readonly string[] => emitibles.map(({ folder }) => folder);

/** What anybody may know of an issued document by its facts: its title without names; `null` = no such type. */
export function tituloPublico(tipo: string, hechos: string): string | null {
  const papel = emitibles.find((uno) => uno.tipo === tipo);
  return papel === undefined ? null : (papel.publico ?? papel.titulo)(JSON.parse(hechos) as never);
}
