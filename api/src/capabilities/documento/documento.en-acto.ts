import {
  type AccionDeDocumento,
  asuntoDe,
  type DuenoDeDocumento,
  type ErrorDeNegocio,
  mensajes,
  tiposDePersona,
  veDocumento,
} from '@adjudica/domain';
import type { ActMaker, ActRecord, Reading } from '../../act';
import { notFound, staleVersion } from '../../request/version';
import { type CarpetaStore, summarizeDocumentos } from '../carpeta';
import type { PlanStore } from '../plan';
import type { DocumentoVista } from './documento.dto';
import type { DocumentoRow, DocumentoStore } from './documento.store';
import { type DocumentoEnActo, documentoEnCiclo, vistaDeDocumento } from './documento.view';

const { propios } = mensajes;

/** A decision on the last file, or another file. */
type Cambio =
  | { readonly estado: boolean; readonly motivo: string | null }
  | { readonly archivo: { readonly id: number; readonly nombreOriginal: string; readonly paginas: number } };
export type ActoDeDocumento = ActMaker<number, DocumentoEnActo, AccionDeDocumento, Cambio, DocumentoVista>;

/** Documents for their acts, locked with the folder of their plan. */
export function documentosEnActo(
  store: DocumentoStore,
  planes: PlanStore,
  carpetas: CarpetaStore,
  ajustes: { readonly soloPropios: boolean },
): ActRecord<number, DocumentoEnActo, AccionDeDocumento, Cambio, DocumentoVista> {
  const visible = async ({ actor, manager }: Reading, id: number): Promise<DocumentoRow | null> => {
    const row = await store.byId(id, manager);
    return row !== null && veDocumento(actor, row) ? row : null;
  };
  return {
    resource: 'documento',
    lifecycle: documentoEnCiclo,
    version: 'required',
    async lock(tx, id) {
      const row = await visible(tx, id);
      if (row === null) throw notFound();
      await carpetas.lock(tx.manager, row.idCodigo);
    },
    async read(reading, id) {
      const documento = await visible(reading, id);
      return documento && { documento, plan: await planes.get(documento.idCodigo, reading.manager) };
    },
    idOf: ({ documento }) => documento.id,
    versionOf: ({ documento }) => documento.version,
    stale: ({ documento }) => vieja(documento),
    async write(tx, { documento, plan }, cambio) {
      const hecho =
        'archivo' in cambio
          ? await store.insertVersion(tx, documento, cambio.archivo)
          : await store.insertDecision(tx, documento, cambio);
      if (hecho > 0) await summarizeDocumentos(tx.manager, plan.carpetaId as number, plan.planId);
      return hecho;
    },
    targets: ({ documento, plan }) => [{ planId: plan.planId, personaId: documento.personaId ?? plan.personaId }],
    subject: ({ documento: { dueno }, plan: { identificacion, idCodigo } }) =>
      asuntoDe('documento', identificacion, idCodigo, dueno),
    summaryOf: ({ documento: { estado, decididoDepartamento, versionArchivo } }) => ({
      estado,
      decididoDepartamento,
      versionArchivo,
    }),
    view: (enActo, { actor }) => vistaDeDocumento(enActo, { actor, ...ajustes }),
  };
}

/** 412 with the author of the change, and the present state. */
function vieja(row: DocumentoRow): ErrorDeNegocio {
  const decidido = row.decididoEn !== null;
  return staleVersion(row.version, ['estado'], {
    quien: decidido ? row.decididoPor : row.subidoPor,
    cuando: decidido ? row.decididoEn : row.subidoEn,
    actual: { estado: row.estado, versionArchivo: row.versionArchivo, observaciones: row.observaciones },
  });
}

/** Text of an act's event: which document, whose, and the reason of a rejection. */
export function observacionDe(row: DocumentoRow, ajeno: boolean, detalle: string | null): string {
  const de = tiposDePersona[row.dueno as DuenoDeDocumento];
  return [
    ...(ajeno ? [`${propios.planDeOtroEjecutivo}. `] : []),
    `${row.nombre} (${de})`,
    ...(detalle === null ? [] : [`: ${detalle}`]),
  ].join('');
}
