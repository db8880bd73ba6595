import { cicloDeDocumento, ErrorDeNegocio, type FormatoDeDocumento, mensajes, rechazoDeActuar } from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { UnitOfWork } from '../../db/unit-of-work';
import { versionFrom } from '../../http/version';
import type { ArchivoRecibido, RecepcionDeArchivos } from '../../uploads';
import type { ArchivoService } from '../archivo';
import { type CarpetaStore, hechosDeEscritura, resumirDocumentos } from '../carpeta';
import { type EventoStore, tiposDeEvento } from '../evento';
import type { PlanStore } from '../plan';
import type { DocumentoVista } from './documento.dto';
import { type DocumentoService, observacionDe, vieja } from './documento.service';
import type { DocumentoStore, FilaDeDocumento } from './documento.store';
import { hechosDe } from './documento.view';

/** Root of the documents in the store; each plan has its folder below it (DOC-525). */
export const CARPETA_DE_DOCUMENTOS = 'documentos';

/** 'documentos/01-m001-12': keys of the store are lower case, and a group's points and underlines are hyphens there. */
export const carpetaDelPlan = (idCodigo: string): string =>
  `${CARPETA_DE_DOCUMENTOS}/${idCodigo.toLowerCase().replace(/[._]/g, '-')}`;

/** DOC-506: what the specified form sends beside the file. Each may be left out; one that is sent must agree with ours. */
export interface DatosDeSubida {
  /** From which the upload was made; asked for once the document is found. */
  readonly version?: number;
  readonly Bucket?: string;
  readonly idDoc?: string;
  readonly Code?: string;
}

/** Uploading a document (DOC-035…037, DOC-506…510, DOC-522, invariant 29). */
export class SubidaDeDocumento {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly documentos: DocumentoService,
    private readonly store: DocumentoStore,
    private readonly planes: PlanStore,
    private readonly carpetas: CarpetaStore,
    private readonly recepcion: RecepcionDeArchivos,
    private readonly archivos: ArchivoService,
    private readonly eventos: EventoStore,
    private readonly ajustes: { readonly soloPropios: boolean },
  ) {}

  /**
   * Refuses first what needs no look at the bytes, then judges them, stores them, and names them in one transaction with the document's new
   * version. The file is kept untouched; the ones before stay.
   * @throws 404; 403, 409 by the lifecycle; 412, 428; 415 and 422 by the bytes; 422 'falta-archivo', or fields that are not this document's.
   */
  async subir(
    actor: Actor,
    id: number,
    datos: DatosDeSubida,
    file: ArchivoRecibido | undefined,
  ): Promise<DocumentoVista> {
    const antes = await this.documentos.visible(actor, id);
    const version = versionFrom(undefined, datos.version);
    await this.permitir(actor, antes, datos);
    if (file === undefined)
      throw new ErrorDeNegocio('regla', 'falta-archivo', mensajes.propios.documentoArchivoRequerido, {
        errors: { file: mensajes.propios.documentoArchivoRequerido },
      });
    const { idCodigo } = antes;
    const aceptado = await this.recepcion.recibir(file, antes.formato as FormatoDeDocumento);
    const { tipo, originalname, paginas = 1 } = aceptado;
    const guardado = await this.archivos.guardarDesde(aceptado, { tipo, carpeta: carpetaDelPlan(idCodigo) });
    return this.archivos.conservarSalvoRechazo(guardado, () =>
      this.unitOfWork.run(actor, async (tx) => {
        const { plan, carpeta, ajeno } = await this.carpetas.paraActuar(tx, idCodigo);
        const fila = (await this.store.byId(id, tx.manager)) as FilaDeDocumento;
        if (fila.version !== version) throw vieja(fila);
        cicloDeDocumento.transicion('subir', hechosDe(fila), { actor, carpetaEn: carpeta.idDepartamento });
        const archivoId = await this.archivos.registrar(tx, guardado, { nombre: originalname, tipo });
        if ((await this.store.subir(tx, fila, { id: archivoId, nombreOriginal: originalname, paginas })) === 0)
          throw vieja(fila);
        await resumirDocumentos(tx.manager, carpeta.id, plan.planId);
        const versionArchivo = fila.versionArchivo + 1;
        await this.eventos.anotar(tx, [
          {
            tipo: tiposDeEvento.documentoSubido,
            planId: plan.planId,
            personaId: fila.personaId ?? plan.personaId,
            observacion: observacionDe(fila, ajeno, mensajes.propios.documentoVersion(versionArchivo)),
          },
        ]);
        await tx.audit({
          accion: 'subir',
          recurso: 'documento',
          recursoId: id,
          antes: { versionArchivo: fila.versionArchivo, estado: fila.estado },
          despues: { versionArchivo, estado: null, sha256: guardado.sha256, longitud: guardado.bytes, tipo },
        });
        return this.documentos.vista(actor, id, plan, tx.manager);
      }),
    );
  }

  /** The same questions that the transaction asks again: a refusal need not wait for the inspection of ten megabytes. */
  private async permitir(actor: Actor, fila: FilaDeDocumento, datos: DatosDeSubida): Promise<void> {
    const plan = await this.planes.get(fila.idCodigo);
    const rechazo = rechazoDeActuar(hechosDeEscritura(plan), actor, this.ajustes.soloPropios);
    if (rechazo !== null) throw rechazo;
    cicloDeDocumento.transicion('subir', hechosDe(fila), { actor, carpetaEn: plan.idDepartamento });
    const errors = ajenos(fila, datos);
    if (Object.keys(errors).length > 0)
      throw new ErrorDeNegocio('regla', 'campos-incorrectos', mensajes.GEN.camposIncorrectos, { errors });
    if (fila.version !== datos.version) throw vieja(fila);
  }
}

function ajenos(fila: FilaDeDocumento, { Bucket, idDoc, Code }: DatosDeSubida): Record<string, string> {
  const nuestros: Readonly<Record<string, readonly [string | undefined, string]>> = {
    Bucket: [Bucket, carpetaDelPlan(fila.idCodigo)],
    idDoc: [idDoc, String(fila.id)],
    Code: [Code, fila.codigo],
  };
  return Object.fromEntries(
    Object.entries(nuestros)
      .filter(([, [enviado, nuestro]]) => enviado !== undefined && enviado !== nuestro)
      .map(([campo]) => [campo, mensajes.propios.documentoNoCorresponde]),
  );
}
