import { type DuenoDeDocumento, type FormatoDeDocumento, mensajes } from '@adjudica/domain';
import type { Tono } from '../../ui/StateChip';

export type AccionDeDocumento = 'ver' | 'subir' | 'aceptar' | 'rechazar';

/** DOC-028, DOC-500: a document of a plan's list. */
export interface DocumentoRecord {
  readonly id: number;
  readonly plan: string;
  readonly dueno: DuenoDeDocumento;
  readonly tipoPersona: string;
  readonly nui: string | null;
  readonly persona: string | null;
  readonly type: {
    readonly codigo: string;
    readonly Nombre: string;
    readonly tipo: FormatoDeDocumento;
    readonly obligatorio: boolean;
    readonly legal: boolean;
  };
  readonly orden: number;
  readonly key: string | null;
  readonly nombreArchivo: string | null;
  readonly nombreDescarga: string | null;
  readonly tipoArchivo: string | null;
  readonly longitud: number | null;
  readonly estado: boolean | null;
  readonly aplica: boolean;
  readonly reemplazado: boolean;
  readonly Observaciones: string | null;
  readonly subidoPor: string | null;
  readonly subidoEn: string | null;
  readonly decididoPor: string | null;
  readonly decididoEn: string | null;
  readonly decididoDepartamento: string | null;
  readonly versionArchivo: number;
  readonly version: number;
  readonly acciones: readonly AccionDeDocumento[];
}

export interface VersionDeDocumento {
  readonly numero: number;
  readonly key: string;
  readonly nombreArchivo: string;
  readonly nombreDescarga: string;
  readonly tipoArchivo: string;
  readonly longitud: number;
  readonly subidoPor: string | null;
  readonly subidoEn: string;
  readonly decisiones: readonly {
    readonly estado: boolean;
    readonly motivo: string | null;
    readonly usuario: string | null;
    readonly departamento: string | null;
    readonly fecha: string;
  }[];
}

/** A row of the document viewer. */
export interface CarpetaRecord {
  readonly id: string;
  readonly cedula: string;
  readonly nombreCompleto: string;
  readonly producto: string;
  readonly nombreProducto: string;
  readonly grupo: string;
  readonly codigo: string;
  readonly fechaAdjudicacion: string | null;
  readonly ejecutivo: string | null;
  readonly estado: string;
  readonly documentosListos: number;
  readonly documentosTotal: number;
  readonly idDepartamento: string | null;
  readonly departamento: string | null;
  readonly version: number;
  readonly acciones: readonly 'enviar'[];
  readonly motivoNoEnviar: string | null;
}

/** The owner types in the words of the status page's tabs. */
export const nombreDeDueno: Readonly<Record<DuenoDeDocumento, string>> = {
  1: mensajes.EST.cliente,
  2: mensajes.EST.conyugeCliente,
  3: mensajes.EST.garante,
  4: mensajes.EST.conyugeGarante,
  5: mensajes.EST.depositario,
};

/** DOC-502: how the three states read. */
export function confirmacionDe(estado: boolean | null): { label: string; tono: Tono } {
  if (estado === null) return { label: 'Pendiente', tono: 'aviso' };
  return estado ? { label: 'Correcto', tono: 'exito' } : { label: 'Incorrecto', tono: 'error' };
}

/** DOC-504 as settled: 002 confirms and 004 reviews; nobody else sees the column. */
export const veConfirmacion = (idDepartamento: string | null): boolean =>
  idDepartamento === '002' || idDepartamento === '004';

export const puede = ({ acciones }: Pick<DocumentoRecord, 'acciones'>, accion: AccionDeDocumento): boolean =>
  acciones.includes(accion);

/** Has a file that can be looked at. */
export const tieneArchivo = (documento: DocumentoRecord): boolean => documento.key !== null;
