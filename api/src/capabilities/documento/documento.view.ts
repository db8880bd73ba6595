import {
  cicloDeDocumento,
  type DuenoDeDocumento,
  esLegal,
  type HechosDeDocumento,
  pasoDeDocumento,
  tiposDePersona,
} from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { DocumentoVista } from './documento.dto';
import type { FilaDeDocumento } from './documento.store';

const EXTENSIONES: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** DOC-512: 'Documento_{identification}.pdf'; the extension is what the bytes are. Without identification, the plan names it. */
export const nombreDeDescarga = (fila: Pick<FilaDeDocumento, 'identificacion' | 'idCodigo'>, tipo: string): string =>
  `Documento_${fila.identificacion ?? fila.idCodigo}.${EXTENSIONES[tipo] ?? 'bin'}`;

/** Where the API serves a version; the key of the store is nobody's business. */
export const rutaDe = (id: number, version: number): string => `documento/${id}/archivo?version=${version}`;

export const hechosDe = (fila: FilaDeDocumento): HechosDeDocumento => ({
  conArchivo: fila.versionArchivo > 0,
  estado: fila.estado,
  aplica: fila.aplica,
  reemplazado: fila.reemplazadaEn,
  decididoDepartamento: fila.decididoDepartamento,
  decidido: fila.decididoEn === null ? null : { quien: fila.decididoPor, cuando: fila.decididoEn },
  departamento: fila.departamento,
});

export const pasoDe = (fila: FilaDeDocumento): string => pasoDeDocumento(hechosDe(fila));

/** Where the folder is, and whether this actor may act on it at all. */
export interface CarpetaDelDocumento {
  readonly idDepartamento: string | null;
  readonly puedeActuar: boolean;
}

export function vistaDe(actor: Actor, fila: FilaDeDocumento, carpeta: CarpetaDelDocumento): DocumentoVista {
  const { id, versionArchivo, tipoArchivo } = fila;
  const conArchivo = versionArchivo > 0;
  const acciones: string[] = carpeta.puedeActuar
    ? cicloDeDocumento.accionesPosibles(hechosDe(fila), { actor, carpetaEn: carpeta.idDepartamento })
    : [];
  return {
    id,
    plan: fila.idCodigo,
    dueno: fila.dueno,
    tipoPersona: tiposDePersona[fila.dueno as DuenoDeDocumento],
    identificacion: fila.identificacion,
    persona: fila.persona,
    tipo: {
      codigo: fila.codigo,
      nombre: fila.nombre,
      formato: fila.formato,
      obligatorio: fila.obligatorio,
      legal: esLegal(fila),
    },
    orden: fila.orden,
    ruta: conArchivo ? rutaDe(id, versionArchivo) : null,
    nombreArchivo: fila.nombreArchivo,
    nombreDescarga: tipoArchivo === null ? null : nombreDeDescarga(fila, tipoArchivo),
    tipoArchivo,
    longitud: fila.longitud,
    paginas: fila.paginas,
    estado: fila.estado,
    aplica: fila.aplica,
    reemplazado: fila.reemplazadaEn !== null,
    observaciones: fila.observaciones,
    subidoPor: fila.subidoPor,
    subidoEn: fila.subidoEn,
    decididoPor: fila.decididoPor,
    decididoEn: fila.decididoEn,
    decididoDepartamento: fila.decididoDepartamento,
    versionArchivo,
    version: fila.version,
    acciones: conArchivo ? ['ver', ...acciones] : acciones,
  };
}
