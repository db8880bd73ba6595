import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { mensajes } from '@adjudica/domain';
import { Acceso } from '../entities/acceso.entity';
import { Archivo } from '../entities/archivo.entity';
import { part, verified } from '../storage';
import { asBytes } from '../testing/binary';
import { documentoDe, pdfDePrueba, planConDocumentos, subir } from '../testing/documentos';
import { operations } from '../testing/openapi';
import { type S3Double, startS3 } from '../testing/s3';
import { inHooks, startTestApp } from '../testing/test-app';

const folder = mkdtempSync(join(tmpdir(), 'adjudica-prueba-'));
let s3: S3Double;
beforeAll(async () => {
  s3 = await startS3(join(folder, 's3'));
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const stores: [string, () => string][] = [
  ['a folder', () => join(folder, 'archivos')],
  ['S3', () => s3.address()],
];
// outside CI: a real server; every run has a folder of its own there
const { PRUEBA_S3: real } = process.env;
if (real !== undefined)
  stores.push(['a real S3', () => real.replace(/(\?|$)/, `/${basename(folder).toLowerCase()}$1`)]);

describe.each(stores)('files in %s', (_, address) => {
  const t = inHooks(() => startTestApp({ env: { STORAGE_URL: address() } }));
  const ejecutivo = t.user('ejecutivo');
  let path: string;
  let pdf: Buffer;
  let etag: string;
  beforeAll(async () => {
    const { idCodigo } = await planConDocumentos(t);
    const documento = await documentoDe(ejecutivo, idCodigo, 'cedula');
    pdf = await pdfDePrueba('Documento', 60);
    expect((await subir(ejecutivo, documento, pdf)).status).toBe(200);
    path = `/documento/${documento.id}/archivo`;
    etag = `"${createHash('sha256').update(pdf).digest('hex')}"`;
  });

  const ask = (headers: Record<string, string>, who = ejecutivo) => asBytes(who.get(path).set(headers));
  const accesses = async (): Promise<number> => {
    await t.application.accessLog.step();
    return t.application.dataSource.manager.countBy(Acceso, { operacion: 'descargar' });
  };

  test('whoever may not read it is told nothing by a known ETag, nor by a range: 403', async () => {
    const dealer = await t.as('asistente');
    const conditions: Record<string, string>[] = [{ 'If-None-Match': etag }, { Range: 'bytes=0-9' }];
    for (const headers of conditions) expect((await ask(headers, dealer)).status).toBe(403);
  });

  test.each([['bytes=99999999-'], ['bytes=99999999-99999999'], ['bytes=-0']])(
    '%s, which the file does not have: 416 with its length, and the problem says so',
    async (range) => {
      const answer = await ejecutivo.get(path).set({ Range: range });
      expect([answer.status, answer.headers['content-range'], answer.body.title]).toEqual([
        416,
        `bytes */${pdf.length}`,
        mensajes.propios.archivos['rango-fuera'],
      ]);
    },
  );

  test('whole: its SHA-256 as a strong ETag, its length, and that parts may be asked for', async () => {
    const { status, headers, body } = await ask({});
    expect([status, headers.etag, headers['accept-ranges'], headers['content-length'], pdf.equals(body)]).toEqual([
      200,
      etag,
      'bytes',
      String(pdf.length),
      true,
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });

  // Fails where askedOf answers before the access row is written.
  test('the same as before: 304 without a body, and an access row all the same', async () => {
    const before = await accesses();
    for (const known of [etag, `"x", W/${etag}`, '*']) {
      const { status, headers, body } = await ask({ 'If-None-Match': known });
      expect([status, headers.etag, body.length]).toEqual([304, etag, 0]);
    }
    expect((await ask({ 'If-None-Match': '"x"' })).status).toBe(200);
    expect(await accesses()).toBe(before + 4);
  });

  test.each([
    ['bytes=0-0', 0, 1],
    ['bytes=100-299', 100, 300],
    ['bytes=100-', 100, undefined],
    ['bytes=-50', -50, undefined],
    ['bytes=10-99999999', 10, undefined],
  ])('%s: those bytes, and which they are', async (range, from, to) => {
    const { status, headers, body } = await ask({ Range: range, 'If-Range': etag });
    const wanted = pdf.subarray(from, to);
    const start = from < 0 ? pdf.length + from : from;
    expect([status, headers['content-range'], headers['content-length']]).toEqual([
      206,
      `bytes ${start}-${start + wanted.length - 1}/${pdf.length}`,
      String(wanted.length),
    ]);
    expect(wanted.equals(body)).toBe(true);
  });

  test.each([
    [{ Range: 'bytes=0-9,20-29' }],
    [{ Range: 'lines=0-9' }],
    [{ Range: 'bytes=nada' }],
    [{ Range: 'bytes=0-9', 'If-Range': '"another"' }],
    [{ Range: 'bytes=0-9', 'If-Range': 'Tue, 10 Mar 2026 12:00:00 GMT' }],
  ])('%j: the whole file', async (headers) => {
    const { status, body } = await ask(headers as Record<string, string>);
    expect([status, pdf.equals(body)]).toEqual([200, true]);
  });

  // Fails where a part is cut before the hash of the whole is known.
  test('other bytes than its row says: no part of it is given, and who asks again is told', async () => {
    const { storage, dataSource } = t.application;
    const { clave } = (await dataSource.manager.findOneByOrFail(Archivo, { longitud: pdf.length })) as Archivo;
    const altered = Buffer.from(pdf);
    altered[pdf.length - 1] = (altered.at(-1) as number) ^ 1;
    await storage.delete(clave);
    const { sha256 } = { sha256: createHash('sha256').update(altered).digest('hex') };
    await storage.adopt(clave, Readable.from([altered]), {
      type: 'application/pdf',
      expected: { bytes: altered.length, sha256 },
    });
    await expect(ask({ Range: 'bytes=0-9' })).rejects.toThrow(/aborted|hang up/);
    const again = await ejecutivo.get(path).set({ Range: 'bytes=0-9' });
    expect([again.status, again.body.code]).toEqual([500, 'archivo-alterado']);
    await storage.delete(clave);
    const gone = await ejecutivo.get(path).set({ 'If-None-Match': etag });
    expect([gone.status, gone.body.code]).toEqual([500, 'archivo-perdido']);
  });
});

test('a part of a large file: what lies outside it is read and not passed on, its last bytes wait for the hash', async () => {
  const bytes = randomBytes(300_000);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  /** A reader has each chunk before the next one comes, as from a slow store. */
  async function* slowly(): AsyncGenerator<Buffer> {
    for (let at = 0; at < bytes.length; at += 10_000) {
      yield bytes.subarray(at, at + 10_000);
      await setTimeout(2);
    }
  }
  const read = async (expected: string): Promise<[Buffer, string | null]> => {
    const got: Buffer[] = [];
    try {
      const whole = verified(Readable.from(slowly()), { bytes: bytes.length, sha256: expected });
      for await (const chunk of part(whole, { start: 15_000, end: 34_999 })) got.push(chunk as Buffer);
      return [Buffer.concat(got), null];
    } catch (error) {
      return [Buffer.concat(got), (error as { code: string }).code];
    }
  };
  const [right, none] = await read(sha256);
  expect([right.equals(bytes.subarray(15_000, 35_000)), none]).toEqual([true, null]);
  const [wrong, error] = await read('0'.repeat(64));
  expect([wrong.length < 20_000, error]).toEqual([true, 'no-verificado']);
});

test('the API document says of each stored file what may be asked, and of nothing else', () => {
  const stored = operations.filter(({ raw }) => '206' in raw.responses).map(({ id }) => id);
  expect(stored.sort()).toEqual([
    'GET /acta/{id}/archivo',
    'GET /adenda/{id}/archivo',
    'GET /carpeta/{idCodigo}/hoja-de-decision',
    'GET /carta-salida/{idCodigo}/archivo',
    'GET /constancia/{id}/archivo',
    'GET /constancia/{id}/lista',
    'GET /contrato/{idCodigo}/archivo',
    'GET /contrato/{idCodigo}/modelo',
    'GET /contrato/{idCodigo}/recibo-de-modelo',
    'GET /documento/{id}/archivo',
    'GET /orden-de-compra/{id}/documento',
    'GET /pagare/{id}/documento',
    'GET /papel/{id}/copia',
    'GET /prenda/{id}/documento',
    'GET /solicitud-de-pago/{id}/documento',
    'GET /solicitud/{clave}/documento',
  ]);
});
