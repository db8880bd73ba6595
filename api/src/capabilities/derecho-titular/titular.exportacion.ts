import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ErrorDeNegocio, formatearInstante, propios, rechazoDeExportacion } from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { FileAnswer } from '../../http/send-file';
import type { Platform } from '../../platform';
import { notFound } from '../../request/version';
import { StorageError } from '../../storage';
import type { ArchivoService } from '../archivo';
import type { DerechoRow, DerechoTitularStore } from './derecho-titular.store';
import { excusadas } from './titular.clases';
import type { Rows, Titular, TitularStore } from './titular.store';

/** Loaded with the first export. */
const yazl = (): typeof import('yazl') => require('yazl');

const TIPO_ZIP = 'application/zip';
const leeme = propios.derechoLeeme;

interface Contenido {
  readonly derecho: DerechoRow;
  readonly titular: Titular;
  readonly filas: Rows;
  readonly cuando: Date;
}

/**
 * Exports everything held about a person as one file. Written next to the uploads, file by file, never whole in memory; author, instant and hash are
 * committed before the first byte is sent, and the file is removed afterwards. It is not kept: a later export has the data of its own time.
 */
export class ExportacionDeTitular {
  constructor(
    private readonly store: DerechoTitularStore,
    private readonly titulares: TitularStore,
    private readonly archivos: Pick<ArchivoService, 'abrir'>,
    private readonly platform: Pick<Platform, 'accessLog' | 'clock' | 'unitOfWork' | 'uploads'>,
  ) {}

  /** @throws 404; 409 denied, the data keep changing; 500 a stored file is altered. */
  async exportar(actor: Actor, id: number): Promise<FileAnswer> {
    const derecho = await this.store.byId(id);
    if (derecho === null) throw notFound();
    const rechazo = rechazoDeExportacion(derecho);
    if (rechazo !== null) throw rechazo;
    const titular = await this.titulares.find(derecho.identificacion);
    if (titular === null) throw notFound();
    const rows = await this.titulares.readAll(titular);
    if (rows === null) throw new ErrorDeNegocio('conflicto', 'datos-cambian', propios.derechoDatosCambian);
    const { uploads, unitOfWork, accessLog, clock } = this.platform;
    const path = await uploads.newPath();
    try {
      const escrito = await this.escribir(path, { derecho, titular, filas: rows, cuando: clock.now() });
      await unitOfWork.run(actor, async (tx) => {
        const ahora = await this.store.byId(id, tx.manager);
        const rechazado = ahora === null ? notFound() : rechazoDeExportacion(ahora);
        if (rechazado !== null) throw rechazado;
        await this.store.markExportada(tx.manager, id, tx.now, escrito.sha256);
        await accessLog.write(tx, { operacion: 'exportar', recurso: 'derecho-titular', recursoId: id });
        for (const { id: personaId } of titular.personas)
          await accessLog.write(tx, { operacion: 'exportar', recurso: 'cliente', recursoId: personaId });
        await tx.audit({ accion: 'exportar', recurso: 'derecho-titular', recursoId: id, despues: escrito });
      });
      const bytes = createReadStream(path);
      bytes.once('close', () => void uploads.remove(path));
      return { bytes, nombre: `datos-${derecho.identificacion}.zip`, tipo: TIPO_ZIP, longitud: escrito.bytes };
    } catch (error) {
      await uploads.remove(path);
      throw error;
    }
  }

  private async escribir(path: string, contenido: Contenido) {
    const zip = new (yazl().ZipFile)();
    const mtime = contenido.cuando;
    const hash = createHash('sha256');
    let bytes = 0;
    const measured = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        hash.update(chunk);
        done(null, chunk);
      },
    });
    const written = pipeline(zip.outputStream, measured, createWriteStream(path, { mode: 0o600 }));
    const filled = this.llenar(zip, contenido, mtime).catch((error: unknown) => {
      measured.destroy(error as Error);
      throw error;
    });
    const [{ archivos, perdidos }] = await Promise.all([filled, written]);
    return { sha256: hash.digest('hex'), bytes, filas: cuentas(contenido.filas), archivos, perdidos };
  }

  /** Adds one stored file after the other; a lost one is listed as such, without holding back the rest. */
  private async llenar(zip: import('yazl').ZipFile, contenido: Contenido, mtime: Date) {
    const { filas: rows } = contenido;
    const roles = await this.titulares.readRoles(usuariosDe(rows));
    zip.addBuffer(Buffer.from(`${JSON.stringify({ roles, ...rows }, null, 2)}\n`), 'datos.json', { mtime });
    const perdidos: string[] = [];
    let archivos = 0;
    for (const row of rows['archivo'] ?? []) {
      const nombre = `archivos/${String(row['id']).padStart(6, '0')}-${seguro(String(row['nombre']))}`;
      try {
        const { bytes } = await this.archivos.abrir(row['id'] as number);
        zip.addReadStream(bytes, nombre, { mtime });
        await finished(bytes, { writable: false });
        archivos += 1;
      } catch (error) {
        if (!(error instanceof StorageError) || error.code !== 'no-existe') throw error;
        perdidos.push(nombre);
      }
    }
    zip.addBuffer(Buffer.from(textoDe(contenido, perdidos)), 'LEEME.txt', { mtime });
    zip.end();
    return { archivos, perdidos: perdidos.length };
  }
}

const cuentas = (rows: Rows): Record<string, number> =>
  Object.fromEntries(Object.entries(rows).flatMap(([tabla, { length }]) => (length === 0 ? [] : [[tabla, length]])));

/** A safe name on any file system. */
const seguro = (nombre: string): string => nombre.replace(/[^\p{L}\p{N}._ -]/gu, '_').slice(-120);

/** Users who accessed or acted, by the keys in the rows. */
function usuariosDe(rows: Rows): number[] {
  const ids = new Set<number>();
  for (const tabla of Object.values(rows))
    for (const row of tabla)
      for (const [columna, valor] of Object.entries(row))
        if (typeof valor === 'number' && /^(usuarioId|ejecutivoId|\w+Por)$/.test(columna)) ids.add(valor);
  return [...ids];
}

function textoDe({ derecho, titular, filas: rows, cuando }: Contenido, perdidos: readonly string[]): string {
  const razones = [...new Set(Object.values(excusadas))];
  return [
    leeme.titulo,
    '',
    `${leeme.de}: ${titular.nombre}`,
    `${leeme.identificacion}: ${titular.identificaciones[0]}`,
    `${leeme.solicitud}: ${derecho.id}`,
    `${leeme.leidos}: ${formatearInstante(cuando)}`,
    '',
    leeme.introduccion,
    '',
    leeme.datos,
    leeme.archivos,
    leeme.terceros,
    leeme.personal,
    '',
    leeme.contenido,
    ...Object.entries(cuentas(rows)).map(([tabla, n]) => `- ${tabla}: ${leeme.filas(n)}`),
    ...(perdidos.length === 0 ? [] : ['', leeme.sinArchivos, ...perdidos.map((nombre) => `- ${nombre}`)]),
    '',
    leeme.fuera,
    ...razones.map((razon) => `- ${razon}`),
    '',
  ].join('\r\n');
}
