import type { ActaHechos, FilaDeActa } from '@adjudica/domain';

/**
 * Facts of the printed documents: finished by the domain and the services (sums, shares, order, words). The templates place them;
 * their helpers write only calendar dates and whole numbers. An optional fact is `null`, never absent: the templates are strict and
 * refuse a missing key.
 */

/** Who issues the document, beside the company's name (BRAND_* of the configuration). */
export interface Emisor {
  readonly ruc: string | null;
  /** City of the head office: 'Quito'. */
  readonly ciudad: string;
}

/** Minutes: what `hechosDeActa` finished, and the issue. `borrador` true prints the watermark. */
export interface ActaImpresa extends Readonly<ActaHechos> {
  readonly emisor: Emisor;
  /** 1 = first issue. */
  readonly version: number;
  /** Reason of a regeneration; null for version 1. */
  readonly motivo: string | null;
}

/** The participants list: the same heading and rows as the minutes, taken from `hechosDeActa` too. */
export interface ListaImpresa
  extends Readonly<
    Pick<
      ActaHechos,
      | 'empresa'
      | 'producto'
      | 'grupo'
      | 'numeroAsamblea'
      | 'fechaLarga'
      | 'hora'
      | 'lugar'
      | 'notario'
      | 'testigos'
      | 'quorum'
    >
  > {
  readonly emisor: Emisor;
  /** Day of the list in Ecuador, 'YYYY-MM-DD'. */
  readonly emision: string;
  readonly participantes: readonly FilaDeActa[];
}

/** Memo of the assemblies of a group up to a date (decisions.md, memo-asambleas). */
export interface MemoImpreso {
  readonly empresa: string;
  readonly emisor: Emisor;
  /** 'Motor Plan' */
  readonly producto: string;
  readonly grupo: string;
  /** Up to this date, 'YYYY-MM-DD'. */
  readonly hasta: string;
  readonly emision: string;
  /** Who asked for it, as shown: 'Ana Pérez'. */
  readonly emitidoPor: string;
  readonly asambleas: readonly FilaDeMemo[];
}

/** `fecha` 'YYYY-MM-DD', `hora` 'HH:MM', empty witnesses left out, `estado` as shown ('Abierta', 'Cerrada'). */
export interface FilaDeMemo {
  readonly numeroAsamblea: number;
  readonly fecha: string;
  readonly hora: string;
  readonly lugar: string;
  readonly notario: string;
  readonly testigos: readonly string[];
  readonly estado: string;
}

/** Document (= folder of /templates) → its facts. A new document is a line here, a folder there and an entry in `documentos`. */
export interface HechosDe {
  readonly acta: ActaImpresa;
  readonly participantes: ListaImpresa;
  readonly memo: MemoImpreso;
}
export type Documento = keyof HechosDe;
