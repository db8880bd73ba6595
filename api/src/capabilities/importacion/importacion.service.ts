import {
  ErrorDeNegocio,
  esTipoDeImportacion,
  importaciones,
  mensajesDeImportacion as m,
  mensajes,
  type TipoDeImportacion,
} from '@adjudica/domain';
import type { DataSource } from 'typeorm';
import { type Actor, SISTEMA } from '../../auth/actor';
import type { Clock } from '../../clock';
import type { ListRequest, Page } from '../../db/lists/page';
import type { UnitOfWork } from '../../db/transaction/unit-of-work';
import type { TableRow } from '../../excel';
import type { Logger } from '../../log';
import { nombreRecibido } from '../../storage';
import { aplicarArchivo, terminarAplicada } from './aplicar';
import type { Destino } from './destino';
import { paginaDeDiferencias } from './diferencias';
import { filaDe, type ImportTools, vaciar } from './import-tools';
import type {
  CambioDeImportacion,
  DiferenciaDePlan,
  ErrorDeImportacion,
  ImportacionAplicada,
  ImportacionVista,
} from './importacion.dto';
import type { ImportacionStore } from './importacion.store';
import { resumenVacio, vistaDeImportacion } from './importacion.view';
import { paginaDeCambios } from './por-cambiar';
import { type Progreso, revisarArchivo, revisarDeNuevo } from './revisar';

/**
 * Files of rows (modelo.md, "Import files"): a dry run that writes nothing but its own report, then one transaction for the whole file or
 * nothing. Every step of the life of a file is a guarded update: VALIDANDO → VALIDADA | CON ERRORES | FALLIDA, VALIDADA → APLICADA,
 * and back to VALIDANDO when what its reviewer saw has changed.
 */
export class ImportacionService {
  /** Dry runs under way, so that the application waits for them when it stops and tests can wait too. */
  private readonly enCurso = new Set<Promise<unknown>>();

  private readonly taller: ImportTools;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: ImportacionStore,
    private readonly dataSource: DataSource,
    destinos: Readonly<Record<TipoDeImportacion, Destino>>,
    clock: Clock,
    private readonly log: Logger,
  ) {
    this.taller = { unitOfWork, store, dataSource, destinos, clock };
  }

  async list(request: ListRequest): Promise<Page<ImportacionVista>> {
    const page = await this.store.list(request);
    return { ...page, rows: page.rows.map(vistaDeImportacion) };
  }

  /** @throws 404. */
  async get(id: number): Promise<ImportacionVista> {
    return vistaDeImportacion(await filaDe(this.taller, id));
  }

  async errores(id: number, request: ListRequest): Promise<Page<ErrorDeImportacion>> {
    await filaDe(this.taller, id);
    return this.store.errors(id, request);
  }

  /** What a reviewed file would change, row by row. @throws 404. */
  async cambios(actor: Actor, id: number, request: ListRequest): Promise<Page<CambioDeImportacion>> {
    return paginaDeCambios(this.taller, actor, await filaDe(this.taller, id), request);
  }

  /** Plans whose imported totals their movements do not confirm (modelo.md). */
  diferencias(request: ListRequest): Promise<Page<DiferenciaDePlan>> {
    return paginaDeDiferencias(this.dataSource, request);
  }

  /** Takes a file in and reviews it in the background; its row tells how far it is. @throws 422 unknown type. */
  async iniciar(
    actor: Actor,
    tipo: string,
    { nombre, sha256 }: { readonly nombre: string; readonly sha256: string },
    rows: () => AsyncIterable<TableRow>,
  ): Promise<ImportacionVista> {
    const id = await this.registrar(actor, tipoValido(tipo), nombre, sha256);
    this.enSegundoPlano(id, this.revisar(actor, id, rows()));
    return this.get(id);
  }

  /**
   * The rows of a reviewed file once more, against the data as they are now, in the background: the way out of `datos-cambiados`.
   * @throws 404; 409 `importacion-no-revisable`.
   */
  async revisarDeNuevo(actor: Actor, id: number, omitirOcultas = false): Promise<ImportacionVista> {
    await filaDe(this.taller, id);
    await this.unitOfWork.run(actor, async (tx) => {
      if ((await this.store.move(tx.manager, { id }, 'VALIDADA', 'VALIDANDO')) === 0)
        throw new ErrorDeNegocio('conflicto', 'importacion-no-revisable', m.noRevisable);
      await tx.audit({ accion: 'revisar', recurso: 'importacion', recursoId: id, despues: { omitirOcultas } });
    });
    this.enSegundoPlano(id, this.oFallida(actor, id, revisarDeNuevo(this.taller, actor, id, omitirOcultas)));
    return this.get(id);
  }

  private enSegundoPlano(id: number, trabajo: Promise<unknown>): void {
    const revision = trabajo.catch((error: unknown) => {
      if (!(error instanceof ErrorDeNegocio)) this.log.error({ err: error, importacion: id }, 'import failed');
    });
    this.enCurso.add(revision);
    void revision.finally(() => this.enCurso.delete(revision));
  }

  /** Writes the row of a file that is about to be reviewed. */
  registrar(actor: Actor, tipo: TipoDeImportacion, nombreArchivo: string, sha256: string): Promise<number> {
    return this.unitOfWork.run(actor, async (tx) => {
      const id = await this.store.insert(tx.manager, {
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
   * The dry run. A file that can't be read ends FALLIDA and its refusal is thrown on; one with errors ends CON ERRORES.
   * Memory is bounded by one batch of rows, whatever the file's size.
   */
  async revisar(
    actor: Actor,
    id: number,
    rows: AsyncIterable<TableRow>,
    progreso: Progreso = () => undefined,
  ): Promise<ImportacionVista> {
    await this.oFallida(actor, id, revisarArchivo(this.taller, actor, id, rows, progreso));
    return this.get(id);
  }

  private async oFallida(actor: Actor, id: number, revision: Promise<void>): Promise<void> {
    try {
      await revision;
    } catch (error) {
      const fallo = error instanceof ErrorDeNegocio ? error.message : mensajes.GEN.errorSilencioso;
      await this.unitOfWork.run(actor, ({ manager }) =>
        this.store.move(manager, { id }, 'VALIDANDO', 'FALLIDA', { resumen: { ...resumenVacio, fallo } }),
      );
      await vaciar(this.taller, actor, id);
      throw error;
    }
  }

  /** Applies a reviewed file whole or not at all. @throws as `aplicarArchivo`. */
  async aplicar(actor: Actor, id: number, confirmaAvisos = false): Promise<ImportacionAplicada> {
    const contrasenas = await aplicarArchivo(this.taller, actor, id, confirmaAvisos);
    // the file is applied, whatever becomes of this
    await terminarAplicada(this.taller, actor, id).catch((error: unknown) =>
      this.log.error({ err: error, importacion: id }, 'an applied import could not be finished'),
    );
    return { ...(await this.get(id)), contrasenas };
  }

  /** Files that a stopped process left half read can't be resumed: the bytes are gone. What follows an applied one is made up for. */
  start(): void {
    const recuperacion = this.recuperar().catch((error: unknown) =>
      this.log.error({ err: error }, 'abandoned imports could not be closed'),
    );
    this.enCurso.add(recuperacion);
    void recuperacion.finally(() => this.enCurso.delete(recuperacion));
  }

  /** Waits for the dry runs under way. */
  async step(): Promise<void> {
    await Promise.all(this.enCurso);
  }

  stop(): Promise<void> {
    return this.step();
  }

  private async recuperar(): Promise<void> {
    for (const id of await this.store.abandoned(this.dataSource.manager)) {
      await this.unitOfWork.run(SISTEMA, ({ manager }) =>
        this.store.move(manager, { id }, 'VALIDANDO', 'FALLIDA', {
          resumen: { ...resumenVacio, fallo: m.archivoInterrumpido },
        }),
      );
      await vaciar(this.taller, SISTEMA, id);
    }
    for (const id of await this.store.unfinished(this.dataSource.manager))
      await terminarAplicada(this.taller, SISTEMA, id);
  }
}

export function tipoValido(tipo: string): TipoDeImportacion {
  if (esTipoDeImportacion(tipo)) return tipo;
  const mensaje = mensajes.propios.opciones(Object.keys(importaciones).join(', '));
  throw new ErrorDeNegocio('regla', 'tipo-desconocido', mensaje, { errors: { tipo: mensaje } });
}
