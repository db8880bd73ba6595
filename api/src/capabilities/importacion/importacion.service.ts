import { readFile } from 'node:fs/promises';
import {
  ErrorDeNegocio,
  esTipoDeImportacion,
  importaciones,
  mensajesDeImportacion as m,
  mensajes,
  type TipoDeImportacion,
} from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import { type Actor, SISTEMA } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/lists/page';
import { formatOf, type TableReader, type TableRow } from '../../excel';
import type { Logger } from '../../log';
import { nombreRecibido } from '../../storage';
import { type ArchivoRecibido, whileReceived } from '../../uploads';
import { aplicarArchivo, terminarAplicada } from './aplicar';
import { paginaDeDiferencias } from './diferencias';
import { filaDe, type ImportTools, vaciar } from './import-tools';
import type {
  CambioDeImportacion,
  DiferenciaDePlan,
  ErrorDeImportacion,
  ImportacionAplicada,
  ImportacionVista,
} from './importacion.dto';
import { resumenVacio, vistaDeImportacion } from './importacion.view';
import { paginaDeCambios } from './por-cambiar';
import { type Progreso, revisarArchivo, revisarDeNuevo } from './revisar';

/**
 * Imports files of rows (modelo.md, "Import files"): a dry run that writes its report alone, then one transaction for the whole file. Each change
 * of state is a guarded update: VALIDANDO → VALIDADA | CON ERRORES | FALLIDA, VALIDADA → APLICADA, and back to VALIDANDO for another review.
 */
export class ImportacionService {
  /** Dry runs in progress, awaited when the application stops. */
  private readonly enCurso = new Set<Promise<unknown>>();

  constructor(
    private readonly tools: ImportTools,
    private readonly tables: TableReader,
    private readonly accesos: AccessLog,
    private readonly log: Logger,
  ) {}

  async list(request: ListRequest): Promise<Page<ImportacionVista>> {
    const page = await this.tools.store.list(request);
    return { ...page, rows: page.rows.map(vistaDeImportacion) };
  }

  /** @throws 404. */
  async get(id: number): Promise<ImportacionVista> {
    return vistaDeImportacion(await filaDe(this.tools, id));
  }

  async errores(id: number, request: ListRequest): Promise<Page<ErrorDeImportacion>> {
    await filaDe(this.tools, id);
    return this.tools.store.errors(id, request);
  }

  /** The access is logged: errors quote rows that name clients. @throws 404. */
  async leerErrores(actor: Actor, id: number, request: ListRequest): Promise<Page<ErrorDeImportacion>> {
    const page = await this.errores(id, request);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'importacion-error', recursoId: String(id) });
    return page;
  }

  /** What a reviewed file would change, row by row; the access is logged. @throws 404. */
  async cambios(actor: Actor, id: number, request: ListRequest): Promise<Page<CambioDeImportacion>> {
    const page = await paginaDeCambios(this.tools, actor, await filaDe(this.tools, id), request);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'importacion-cambio', recursoId: String(id) });
    return page;
  }

  /** Plans whose imported totals differ from their movements (modelo.md). */
  diferencias(request: ListRequest): Promise<Page<DiferenciaDePlan>> {
    return paginaDeDiferencias(this.tools.dataSource, request);
  }

  /** Registers a file and reviews it in the background. @throws 415; 422 no file, or an unknown type. */
  async iniciar(actor: Actor, tipo: string, archivo: ArchivoRecibido | undefined): Promise<ImportacionVista> {
    const { path, originalname, sha256 } = exigirArchivo(archivo);
    const bytes = await whileReceived(() => readFile(path));
    formatOf(bytes);
    const id = await this.registrar(actor, tipoValido(tipo), originalname, sha256);
    this.enSegundoPlano(id, this.revisar(actor, id, this.tables.read(bytes)));
    return this.get(id);
  }

  /**
   * Reviews the rows again in the background, against the present data: the way out of `datos-cambiados`.
   * @throws 404; 409 `importacion-no-revisable`.
   */
  async revisarDeNuevo(actor: Actor, id: number, omitirOcultas = false): Promise<ImportacionVista> {
    await filaDe(this.tools, id);
    await this.tools.unitOfWork.run(actor, async (tx) => {
      if ((await this.tools.store.move(tx.manager, { id }, 'VALIDADA', 'VALIDANDO')) === 0)
        throw new ErrorDeNegocio('conflicto', 'importacion-no-revisable', m.noRevisable);
      await tx.audit({ accion: 'revisar', recurso: 'importacion', recursoId: id, despues: { omitirOcultas } });
    });
    this.enSegundoPlano(id, this.oFallida(actor, id, revisarDeNuevo(this.tools, actor, id, omitirOcultas)));
    return this.get(id);
  }

  private enSegundoPlano(id: number, trabajo: Promise<unknown>): void {
    const revision = trabajo.catch((error: unknown) => {
      if (!(error instanceof ErrorDeNegocio)) this.log.error({ err: error, importacion: id }, 'import failed');
    });
    this.enCurso.add(revision);
    void revision.finally(() => this.enCurso.delete(revision));
  }

  registrar(actor: Actor, tipo: TipoDeImportacion, nombreArchivo: string, sha256: string): Promise<number> {
    return this.tools.unitOfWork.run(actor, async (tx) => {
      const id = await this.tools.store.insert(tx.manager, {
        tipo,
        nombreArchivo: nombreRecibido(nombreArchivo),
        sha256,
        creadaPor: actor.id || null,
        creadaEn: tx.now,
      });
      await tx.audit({ accion: 'subir', recurso: 'importacion', recursoId: id, despues: { tipo, sha256 } });
      return id;
    });
  }

  /**
   * The dry run. An unreadable file ends FALLIDA and its refusal is thrown; one with errors ends CON ERRORES. Memory is bounded by one batch of
   * rows.
   */
  async revisar(
    actor: Actor,
    id: number,
    rows: AsyncIterable<TableRow>,
    progreso: Progreso = () => undefined,
  ): Promise<ImportacionVista> {
    await this.oFallida(actor, id, revisarArchivo(this.tools, actor, id, rows, progreso));
    return this.get(id);
  }

  private async oFallida(actor: Actor, id: number, revision: Promise<void>): Promise<void> {
    try {
      await revision;
    } catch (error) {
      const fallo = error instanceof ErrorDeNegocio ? error.message : mensajes.GEN.errorSilencioso;
      await this.tools.unitOfWork.run(actor, ({ manager }) =>
        this.tools.store.move(manager, { id }, 'VALIDANDO', 'FALLIDA', { resumen: { ...resumenVacio, fallo } }),
      );
      await vaciar(this.tools, actor, id);
      throw error;
    }
  }

  /** Applies a reviewed file whole or not at all. @throws as `aplicarArchivo`. */
  async aplicar(actor: Actor, id: number, confirmaAvisos = false): Promise<ImportacionAplicada> {
    const contrasenas = await aplicarArchivo(this.tools, actor, id, confirmaAvisos);
    // the file is applied even if this fails
    await terminarAplicada(this.tools, actor, id).catch((error: unknown) =>
      this.log.error({ err: error, importacion: id }, 'an applied import could not be finished'),
    );
    return { ...(await this.get(id)), contrasenas };
  }

  /** Fails imports that a stopped process left half read (their bytes are gone), and finishes applied ones. */
  start(): void {
    const recuperacion = this.recuperar().catch((error: unknown) =>
      this.log.error({ err: error }, 'abandoned imports could not be closed'),
    );
    this.enCurso.add(recuperacion);
    void recuperacion.finally(() => this.enCurso.delete(recuperacion));
  }

  /** Waits for the dry runs in progress. */
  async step(): Promise<void> {
    await Promise.all(this.enCurso);
  }

  stop(): Promise<void> {
    return this.step();
  }

  private async recuperar(): Promise<void> {
    for (const id of await this.tools.store.abandoned(this.tools.dataSource.manager)) {
      await this.tools.unitOfWork.run(SISTEMA, ({ manager }) =>
        this.tools.store.move(manager, { id }, 'VALIDANDO', 'FALLIDA', {
          resumen: { ...resumenVacio, fallo: m.archivoInterrumpido },
        }),
      );
      await vaciar(this.tools, SISTEMA, id);
    }
    for (const id of await this.tools.store.unfinished(this.tools.dataSource.manager))
      await terminarAplicada(this.tools, SISTEMA, id);
  }
}

export function tipoValido(tipo: string): TipoDeImportacion {
  if (esTipoDeImportacion(tipo)) return tipo;
  const mensaje = mensajes.propios.opciones(Object.keys(importaciones).join(', '));
  throw new ErrorDeNegocio('regla', 'tipo-desconocido', mensaje, { errors: { tipo: mensaje } });
}

function exigirArchivo(archivo: ArchivoRecibido | undefined): ArchivoRecibido {
  if (archivo !== undefined) return archivo;
  const mensaje = mensajes.propios.campoObligatorio;
  throw new ErrorDeNegocio('regla', 'falta-archivo', mensaje, { errors: { archivo: mensaje } });
}
