import type { Fecha } from '@adjudica/domain';
import type { Emisor, Papel } from '../../pdf';

/** First page of a folder's merged PDF: its contents. */
export interface IndiceDeCarpetaImpreso {
  readonly empresa: string;
  readonly emisor: Emisor;
  /** 'Motor Plan' */
  readonly producto: string;
  readonly grupo: string;
  readonly idCodigo: string;
  readonly nombreCliente: string;
  readonly identificacion: string;
  readonly emision: Fecha;
  readonly emitidoPor: string;
  /** 'Documentación completa' …; null where only a part of the folder is printed. */
  readonly estado: string | null;
  /** Of the whole file, this page included. */
  readonly paginas: number;
  readonly documentos: readonly IndiceRow[];
}

/** `pagina`: its first page in the whole file. */
interface IndiceRow {
  readonly numero: number;
  readonly documento: string;
  /** 'Cliente', 'Cónyuge del cliente' … */
  readonly dueno: string;
  /** Name, else identification, else '—'. */
  readonly persona: string;
  /** 'Pendiente', 'Correcto', 'Incorrecto' */
  readonly estado: string;
  /** Day of the upload in Ecuador, 'YYYY-MM-DD'. */
  readonly subido: string;
  /** null = its file is missing or altered, and left out. */
  readonly pagina: number | null;
  readonly paginas: number;
}

export const indiceEnPapel: Papel<IndiceDeCarpetaImpreso> = {
  tipo: 'indice-carpeta',
  titulo: (h) => `Documentos de la carpeta · ${h.producto} · Plan ${h.idCodigo}`,
  filas: 'documentos',
};
