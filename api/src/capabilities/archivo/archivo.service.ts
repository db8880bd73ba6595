import { open } from 'node:fs/promises';
import { type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { esErrorDeNegocio } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { Archivo } from '../../entities/archivo.entity';
import type { Logger } from '../../log';
import { notFound } from '../../request/version';
import { type Storage, StorageError, type Stored, verified } from '../../storage';
import { type ArchivoRecibido, whileReceived } from '../../uploads';
import type { ArchivoStore } from './archivo.store';
import type { Cuarentena } from './cuarentena';
import { contarFalta, faltaDe } from './faltas';

const MAX_ALTERADOS = 10_000;

/**
 * Files and their rows. File first, row second (promesas.md, fact 3): the bytes are durable and verified before the transaction that names
 * them; a crash between the two leaves an orphan, never a row without its file.
 */
export class ArchivoService {
  /** Ids of files found altered, until they are intact again. */
  private readonly alterados = new Set<number>();

  constructor(
    private readonly storage: Storage,
    private readonly store: ArchivoStore,
    private readonly cuarentena: Cuarentena,
    private readonly log: Logger,
  ) {}

  guardar(bytes: Buffer, opciones: { tipo: string; folder: string }): Promise<Stored> {
    return this.storage.put(bytes, { type: opciones.tipo, folder: opciones.folder });
  }

  /**
   * Stores a received file under a new key: written once, verified against the length and hash it was received with. The row follows in the
   * caller's transaction (`registrar`, within `conservarSalvoRechazo`). The received file itself is removed with its request.
   * @throws ErrorDeNegocio 400 when its request was broken off meanwhile, StorageError 'no-verificado' when the bytes are no longer those.
   */
  guardarDesde(
    recibido: Pick<ArchivoRecibido, 'path' | 'size' | 'sha256'>,
    opciones: { tipo: string; folder: string },
  ): Promise<Stored> {
    const { path, size, sha256 } = recibido;
    return whileReceived(async () => {
      const file = await open(path, 'r');
      return this.storage.put(file.createReadStream(), {
        type: opciones.tipo,
        folder: opciones.folder,
        expected: { bytes: size, sha256 },
      });
    });
  }

  /** Inside the transaction that issues the document. Returns the row's id. */
  registrar(
    tx: Tx,
    guardado: Stored,
    { nombre, tipo, sha256Recibido = null }: { nombre: string; tipo: string; sha256Recibido?: string | null },
  ): Promise<number> {
    return this.store.insert(tx.manager, {
      clave: guardado.key,
      nombre,
      tipo,
      longitud: guardado.bytes,
      sha256: guardado.sha256,
      sha256Recibido,
      creadoPor: tx.actor.id || null,
      creadoEn: tx.now,
    });
  }

  /**
   * Runs the act whose transaction references a stored file. A refusal wrote nothing, so it deletes the file. After any other failure (a connection
   * lost at COMMIT) the outcome is unknown: the file stays, and the sweep decides by the rows.
   */
  async conservarSalvoRechazo<T>(guardado: Stored, act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      if (esErrorDeNegocio(error)) await this.descartar(guardado);
      throw error;
    }
  }

  /**
   * Deletes unreferenced rows in the caller's transaction. @returns the deletion of their files, to run after the commit; the sweep finds what
   * fails there.
   */
  async quitarSinUso(manager: EntityManager, ids: readonly number[]): Promise<() => Promise<void>> {
    const claves = await this.store.deleteUnreferenced(manager, ids);
    return async () => {
      for (const key of claves) await this.descartar({ key });
    };
  }

  /** Failures are only logged: the sweep finds the file. */
  async descartar(guardado: Pick<Stored, 'key'>): Promise<void> {
    await this.storage.delete(guardado.key).catch((error: unknown) => {
      this.log.warn({ err: error }, 'a file without a row could not be removed');
    });
  }

  /**
   * Streams a file; altered bytes end in an error before the end of the stream. A file once found altered is checked completely before the first
   * byte is sent. @throws 404; StorageError 'no-existe', 'no-verificado'.
   */
  async abrir(id: number): Promise<{ archivo: Archivo; bytes: Readable }> {
    const archivo = await this.store.byId(id);
    if (archivo === null) throw notFound();
    try {
      if (this.alterados.has(id)) await this.comprobar(archivo);
      const bytes = await this.comprobado(archivo);
      bytes.once('error', (error) => {
        if (faltaDe(error) === 'alterado') this.anotarAlterado(id);
        contarFalta(error);
      });
      return { archivo, bytes };
    } catch (error) {
      contarFalta(error);
      throw error;
    }
  }

  private async comprobado({ clave, longitud, sha256 }: Archivo): Promise<Readable> {
    return verified(await this.leer(clave), { bytes: longitud, sha256 });
  }

  /** Reads and checks the whole file. A restored one is intact again. @throws StorageError. */
  private async comprobar(archivo: Archivo): Promise<void> {
    await pipeline(await this.comprobado(archivo), new Writable({ write: (_chunk, _encoding, done) => done() }));
    this.alterados.delete(archivo.id);
  }

  private anotarAlterado(id: number): void {
    this.alterados.add(id);
    const [primero] = this.alterados;
    if (this.alterados.size > MAX_ALTERADOS && primero !== undefined) this.alterados.delete(primero);
  }

  /** Restores a file from quarantine if a row references it (another database without this row had set it aside). */
  private async leer(clave: string): Promise<Readable> {
    try {
      return await this.storage.get(clave);
    } catch (error) {
      if (!(error instanceof StorageError) || error.code !== 'no-existe') throw error;
      if ((await this.cuarentena.reponer((apartado) => apartado.clave === clave)) === 0) throw error;
      this.log.warn('a file that a row names was in quarantine and is back');
      return this.storage.get(clave);
    }
  }

  /** Removes half-written files of processes that were killed. Returns how many. */
  async quitarRestos(now: Date): Promise<number> {
    return this.storage.removeLeftovers(now);
  }
}
