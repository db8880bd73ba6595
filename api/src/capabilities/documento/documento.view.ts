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
import type { FilaDePlan } from '../plan';
import type { DocumentoVista } from './documento.dto';
import type { FilaDeDocumento } from './documento.store';

const EXTENSIONES: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** The extension is what the bytes are. */
export const nombreDeDescarga = (
  fila: Pick<FilaDeDocumento, 'identificacion' | 'nombre' | 'idCodigo'>,
  tipo: string,
): string => nombreDeDocumento(fila, EXTENSIONES[tipo] ?? 'bin');

/** Where the API serves a version; the key of the store is nobody's business. */
export const rutaDe = (id: number, version: number): string => `documento/${id}/archivo?version=${version}`;

export const hechosDeDocumento = (fila: FilaDeDocumento): HechosDeDocumento => ({
  conArchivo: fila.versionArchivo > 0,
  estado: fila.estado,
  aplica: fila.aplica,
  reemplazado: fila.reemplazadaEn,
  decididoDepartamento: fila.decididoDepartamento,
  decidido: fila.decididoEn === null ? null : { quien: fila.decididoPor, cuando: fila.decididoEn },
  departamento: fila.departamento,
  prueba: fila.entregadaEn === null ? null : { quien: fila.entregadaPor, cuando: fila.entregadaEn },
});

export const pasoDe = (fila: FilaDeDocumento): string => pasoDeDocumento(hechosDeDocumento(fila));

/** A document as its acts see it, with its plan. */
export interface DocumentoEnActo {
  readonly documento: FilaDeDocumento;
  readonly plan: FilaDePlan;
}

export const documentoEnCiclo = lifecycleOf(cicloDeDocumento, {
  factsOf: ({ documento }: DocumentoEnActo) => hechosDeDocumento(documento),
  contextOf: ({ plan }, { actor }) => ({ actor, carpetaEn: plan.idDepartamento }),
  accessRefusal: ({ plan }, { actor, soloPropios }) => rechazoDeActuar(hechosDeEscritura(plan), actor, soloPropios),
  dataSubjects: ({ documento: { personaId }, plan }) => [plan, { personaId }],
});

export function vistaDeDocumento(enActo: DocumentoEnActo, context: ViewContext): DocumentoVista {
  const { documento: fila } = enActo;
  const { id, versionArchivo, tipoArchivo } = fila;
  const conArchivo = versionArchivo > 0;
  const acciones: string[] = documentoEnCiclo.accionesFor(enActo, context);
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
