import { estadosDeDocumentos } from '../carpeta/color';
import type { CodigoDeDocumentacion, DocumentoContado, ResumenDeDocumentos } from './tipos';

/** A folder counts its mandatory documents, and any that was rejected. */
export const cuentaEnCarpeta = ({ aplica, obligatorio, estado }: Omit<DocumentoContado, 'conArchivo'>): boolean =>
  aplica && (obligatorio || estado === false);

/** Uploaded and not rejected. */
export const estaListo = ({ conArchivo, estado }: Pick<DocumentoContado, 'conArchivo' | 'estado'>): boolean =>
  conArchivo && estado !== false;

/** `documentos`: the rows in force of a plan. Complete ⇔ all that counts is ready. */
export function resumenDeDocumentos(documentos: readonly DocumentoContado[]): ResumenDeDocumentos {
  const cuentan = documentos.filter(cuentaEnCarpeta);
  const total = cuentan.length;
  const listos = cuentan.filter(estaListo).length;
  return { total, listos, estado: estadoDe(documentos, total, listos) };
}

function estadoDe(documentos: readonly DocumentoContado[], total: number, listos: number): CodigoDeDocumentacion {
  if (documentos.length === 0) return 'sinLista';
  if (!documentos.some(({ aplica, conArchivo }) => aplica && conArchivo)) return 'vacia';
  return listos === total ? 'completa' : 'incompleta';
}

/** DOC-009: the label of a folder's documents. */
export const etiquetaDeEstado = (estado: CodigoDeDocumentacion): string => estadosDeDocumentos[estado];

/** DOC-009…013 over the rows in force of a plan. */
export const etiquetaDeDocumentos = (documentos: readonly DocumentoContado[]): string =>
  etiquetaDeEstado(resumenDeDocumentos(documentos).estado);
