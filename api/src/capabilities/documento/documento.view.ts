import {
  cicloDeDocumento,
  type DuenoDeDocumento,
  esLegal,
  type HechosDeDocumento,
  nombreDeDocumento,
  pasoDeDocumento,
  rechazoDeActuar,
  tiposDePersona,
} from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { hechosDeEscritura } from '../carpeta';
import type { PlanRow } from '../plan';
import type { DocumentoVista } from './documento.dto';
import type { DocumentoRow } from './documento.store';

const EXTENSIONES: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** The extension follows the bytes. */
export const nombreDeDescarga = (
  row: Pick<DocumentoRow, 'identificacion' | 'nombre' | 'idCodigo'>,
  tipo: string,
): string => nombreDeDocumento(row, EXTENSIONES[tipo] ?? 'bin');

/** Path of a version in the API; the key of the store is internal. */
export const rutaDe = (id: number, version: number): string => `documento/${id}/archivo?version=${version}`;

export const hechosDeDocumento = (row: DocumentoRow): HechosDeDocumento => ({
  conArchivo: row.versionArchivo > 0,
  estado: row.estado,
  aplica: row.aplica,
  reemplazado: row.reemplazadaEn,
  decididoDepartamento: row.decididoDepartamento,
  decidido: row.decididoEn === null ? null : { quien: row.decididoPor, cuando: row.decididoEn },
  departamento: row.departamento,
  prueba: row.entregadaEn === null ? null : { quien: row.entregadaPor, cuando: row.entregadaEn },
});

export const pasoDe = (row: DocumentoRow): string => pasoDeDocumento(hechosDeDocumento(row));

/** A document for its acts, with its plan. */
export interface DocumentoEnActo {
  readonly documento: DocumentoRow;
  readonly plan: PlanRow;
}

export const documentoEnCiclo = lifecycleOf(cicloDeDocumento, {
  factsOf: ({ documento }: DocumentoEnActo) => hechosDeDocumento(documento),
  contextOf: ({ plan }, { actor }) => ({ actor, carpetaEn: plan.idDepartamento }),
  accessRefusal: ({ plan }, { actor, soloPropios }) => rechazoDeActuar(hechosDeEscritura(plan), actor, soloPropios),
  dataSubjects: ({ documento: { personaId }, plan }) => [plan, { personaId }],
});

export function vistaDeDocumento(enActo: DocumentoEnActo, context: ViewContext): DocumentoVista {
  const { documento: row } = enActo;
  const { id, versionArchivo, tipoArchivo } = row;
  const conArchivo = versionArchivo > 0;
  const acciones: string[] = documentoEnCiclo.accionesFor(enActo, context);
  return {
    id,
    plan: row.idCodigo,
    dueno: row.dueno,
    tipoPersona: tiposDePersona[row.dueno as DuenoDeDocumento],
    identificacion: row.identificacion,
    persona: row.persona,
    tipo: {
      codigo: row.codigo,
      nombre: row.nombre,
      formato: row.formato,
      obligatorio: row.obligatorio,
      legal: esLegal(row),
    },
    orden: row.orden,
    ruta: conArchivo ? rutaDe(id, versionArchivo) : null,
    nombreArchivo: row.nombreArchivo,
    nombreDescarga: tipoArchivo === null ? null : nombreDeDescarga(row, tipoArchivo),
    tipoArchivo,
    longitud: row.longitud,
    paginas: row.paginas,
    estado: row.estado,
    aplica: row.aplica,
    reemplazado: row.reemplazadaEn !== null,
    observaciones: row.observaciones,
    subidoPor: row.subidoPor,
    subidoEn: row.subidoEn,
    decididoPor: row.decididoPor,
    decididoEn: row.decididoEn,
    decididoDepartamento: row.decididoDepartamento,
    versionArchivo,
    version: row.version,
    acciones: conArchivo ? ['ver', ...acciones] : acciones,
  };
}
