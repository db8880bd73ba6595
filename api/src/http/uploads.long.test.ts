import { readdirSync, readlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { mensajes } from '@adjudica/domain';
import { API } from '../app';
import { Archivo } from '../entities/archivo.entity';
import { documentoDe, pdfDePrueba, planConDocumentos } from '../testing/documentos';
import { archivo, campo, enviar, FRONTERA, fin } from '../testing/subidas/formulario';
import { latin1, pdf as pdfDe, stream } from '../testing/subidas/pdf';
import { type Client, startTestApp, type TestApp } from '../testing/test-app';

/** How uploads are received: their limits, their end, and what is left of those that break off. A real server, real connections. */
let t: TestApp;
let server: Server;
let port: number;
let ejecutivo: Client;
let plan: string;
beforeAll(async () => {
  t = await startTestApp({ contract: true });
  server = createServer(t.app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  ejecutivo = await t.as('ejecutivo');
  ({ idCodigo: plan } = await planConDocumentos(t));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await t.close();
});

const LIMITE = 10_000_000;
const cedula = () => documentoDe(ejecutivo, plan, 'cedula');
const quedan = (): string[] => {
  try {
    return readdirSync(join(t.dir, 'subidas'));
  } catch {
    return [];
  }
};
async function vacia(): Promise<void> {
  for (let i = 0; i < 300 && quedan().length > 0; i++) await sleep(10);
  expect(quedan()).toEqual([]);
}
/** A sound PDF of exactly so many bytes. */
function pdfDeBytes(bytes: number): Buffer {
  const relleno = (n: number): Buffer => pdfDe({ objects: { 9: stream(Buffer.alloc(n, 'x')) } });
  const primero = relleno(bytes - 2000);
  return relleno(bytes - 2000 + (bytes - primero.length));
}
const mandar = async (bytes: Buffer, opciones: { chunked?: boolean } = {}) => {
  const { id, version } = await cedula();
  const body = [campo('version', String(version)), archivo(bytes), fin];
  return enviar({
    port,
    path: `${API}/documento/${id}/archivo`,
    token: ejecutivo.token,
    body: opciones.chunked === true ? body : Buffer.concat(body),
  });
};

describe('length', () => {
  test.each([false, true])('DOC-035 DOC-510 exactly 10,000,000 bytes are taken (chunked: %s)', async (chunked) => {
    const bytes = pdfDeBytes(LIMITE);
    expect(bytes.length).toBe(LIMITE);
    const { status, body } = await mandar(bytes, { chunked });
    expect([status, body.longitud]).toEqual([200, LIMITE]);
    await vacia();
  });

  test.each([false, true])('DOC-035 DOC-509 one byte more is refused (chunked: %s)', async (chunked) => {
    const antes = await cedula();
    const { status, body } = await mandar(pdfDeBytes(LIMITE + 1), { chunked });
    expect([status, body.code, body.title]).toEqual([413, 'documento-pesado', 'Documento pesado, máximo 10 MB']);
    expect(await cedula()).toEqual(antes);
    await vacia();
  });

  /** Writes like a browser, which goes on after the answer; here until it is cut off, or a gigabyte. `sent` = bytes before the answer came. */
  async function sinFin(cabecera: string): Promise<{ answer: string; sent: number; total: number }> {
    const { id } = await cedula();
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    let answer = '';
    let sent = -1;
    let total = 0;
    socket.on('data', (data) => {
      answer += data.toString();
      if (sent < 0) sent = total;
    });
    const chunked = cabecera.startsWith('Transfer');
    const write = (bytes: Buffer): Promise<void> =>
      new Promise((resolve) => {
        const framed = chunked
          ? Buffer.concat([latin1(`${bytes.length.toString(16)}\r\n`), bytes, latin1('\r\n')])
          : bytes;
        socket.write(framed, () => resolve());
      });
    socket.write(
      `POST ${API}/documento/${id}/archivo HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${ejecutivo.token}\r\n` +
        `Content-Type: multipart/form-data; boundary=${FRONTERA}\r\n${cabecera}\r\n\r\n`,
    );
    await write(archivo(latin1('%PDF-1.7\n')).subarray(0, -2));
    for (const piece = Buffer.alloc(512 * 1024, 'x'); total < 1_000_000_000 && !socket.destroyed; total += piece.length)
      await write(piece);
    socket.destroy();
    return { answer, sent, total };
  }

  test.each([
    ['says its length', 'Content-Length: 3000000000', 60_000_000],
    ['does not', 'Transfer-Encoding: chunked', 60_000_000],
  ])(
    'DOC-035 far too long, who %s is refused long before the end and cut off if he goes on',
    async (_, header, early) => {
      const { answer, sent, total } = await sinFin(header);
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toContain(mensajes.DOC.documentoPesado('10 MB'));
      expect(sent).toBeLessThan(early);
      expect(total).toBeLessThan(1_000_000_000);
      await vacia();
    },
  );

  test('DOC-035 the import still takes more than a document does', async () => {
    const admin = await t.as('admin');
    const csv = Buffer.alloc(10_500_000, 'x');
    const { status } = await admin.post('/importacion').field('tipo', 'grupos').attach('archivo', csv, 'grupos.csv');
    expect(status).toBe(201);
    await t.application.importacion.step();
    const grande = Buffer.alloc(25 * 1024 * 1024 + 1, 'x');
    const refused = await admin.post('/importacion').field('tipo', 'grupos').attach('archivo', grande, 'grupos.csv');
    expect([refused.status, refused.body.code]).toEqual([413, 'archivo-demasiado-grande']);
    await vacia();
  });
});

describe('Idempotency-Key', () => {
  test('the same form under the same key is stored once; another file or field under it is refused', async () => {
    const { id, version } = await cedula();
    const [uno, otro] = [await pdfDePrueba('Uno'), await pdfDePrueba('Otro')];
    const subir = (bytes: Buffer, campos: Buffer, nombre = 'a.pdf') =>
      enviar({
        port,
        path: `${API}/documento/${id}/archivo`,
        token: ejecutivo.token,
        body: Buffer.concat([campos, archivo(bytes, `name="file"; filename="${nombre}"`), fin]),
        headers: { 'Idempotency-Key': 'subida-clave-1' },
      });
    const campos = campo('version', String(version));
    const primera = await subir(uno, campos);
    expect(primera.status).toBe(200);
    const repetida = await subir(uno, campos, 'b.pdf');
    expect([repetida.status, repetida.headers['idempotency-replayed'], repetida.body]).toEqual([
      200,
      'true',
      primera.body,
    ]);
    for (const respuesta of [await subir(otro, campos), await subir(uno, campo('version', String(version + 1)))])
      expect([respuesta.status, respuesta.body['code']]).toEqual([422, 'clave-reutilizada']);
    expect((await cedula()).versionArchivo).toBe(primera.body['versionArchivo']);
    await vacia();
  });

  test('of eight equal forms at once under one key one has an effect', async () => {
    const { id, version, versionArchivo } = await cedula();
    const bytes = await pdfDePrueba('Ocho');
    const respuestas = await Promise.all(
      Array.from({ length: 8 }, () =>
        enviar({
          port,
          path: `${API}/documento/${id}/archivo`,
          token: ejecutivo.token,
          body: Buffer.concat([campo('version', String(version)), archivo(bytes), fin]),
          headers: { 'Idempotency-Key': 'subida-clave-2' },
        }),
      ),
    );
    for (const { status } of respuestas) expect([200, 409]).toContain(status);
    expect((await cedula()).versionArchivo).toBe(versionArchivo + 1);
    await vacia();
  });
});

describe('uploads that break off', () => {
  const descriptores = (): number =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return /subidas|archivos|socket/.test(readlinkSync(`/proc/self/fd/${fd}`));
      } catch {
        return false;
      }
    }).length;

  /** What is still reachable, heap and buffers, in bytes. */
  async function memoriaViva(): Promise<number> {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    for (let i = 0; i < 3; i++) {
      collect();
      await sleep(50);
    }
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  }

  /** Sends a part of an upload and goes away, politely or not. */
  async function cortar(id: number, version: number, bytes: Buffer, at: number, how: 'end' | 'reset'): Promise<void> {
    const body = Buffer.concat([campo('version', String(version)), archivo(bytes), fin]);
    const head = latin1(
      `POST ${API}/documento/${id}/archivo HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${ejecutivo.token}\r\n` +
        `Content-Type: multipart/form-data; boundary=${FRONTERA}\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    const whole = Buffer.concat([head, body]);
    const socket: Socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await new Promise((resolve) => socket.write(whole.subarray(0, Math.floor(whole.length * at)), resolve));
    if (at > 0.99) await sleep(Math.floor(at * 1000) % 7);
    if (how === 'end') socket.end();
    else socket.resetAndDestroy();
    socket.resume();
    setTimeout(() => socket.destroy(), 2000).unref();
    await closed;
  }

  test('DOC-035 1,500 of them leave no file, no descriptor, no object, no row and no memory', async () => {
    const documento = await cedula();
    const filas = await t.application.dataSource.manager.count(Archivo);
    const bytes = await pdfDePrueba('Cortado', 30);
    const run = async (n: number): Promise<void> => {
      for (let done = 0; done < n; done += 20)
        await Promise.all(
          Array.from({ length: 20 }, (_, i) =>
            cortar(
              documento.id,
              documento.version + 99,
              bytes,
              ((done + i) % 101) / 101,
              i % 2 === 0 ? 'end' : 'reset',
            ),
          ),
        );
      await vacia();
    };
    await run(200); // warm: compiled code, workers, pools; as many connections to a server as there may be
    await Promise.all(Array.from({ length: 40 }, () => ejecutivo.get('/producto')));
    const abiertos = descriptores();
    const memoria = [await memoriaViva()];
    for (let tercio = 0; tercio < 3; tercio++) {
      await run(500);
      memoria.push(await memoriaViva());
    }
    for (let i = 0; i < 200 && descriptores() > abiertos; i++) await sleep(20);
    expect(descriptores()).toBeLessThanOrEqual(abiertos);
    // what uploads leave grows with each third (500 kept by half would be 15 MB); what is made once, by code that runs late, with one of them
    const crece = memoria.slice(1).map((cuanta, i) => cuanta - (memoria[i] as number));
    expect(Math.min(...crece)).toBeLessThan(8_000_000);
    expect(await t.application.dataSource.manager.count(Archivo)).toBe(filas);
    expect((await cedula()).version).toBe(documento.version);
    const { status } = await mandar(bytes);
    expect(status).toBe(200);
  }, 180_000);

  test('DOC-035 whole uploads whose sender does not wait: each is stored with its row, or not at all', async () => {
    const bytes = await pdfDePrueba('Impaciente', 3);
    const antes = await cedula();
    for (let i = 0; i < 30; i++) {
      const { id, version } = await cedula();
      await cortar(id, version, bytes, 1, i % 2 === 0 ? 'end' : 'reset');
    }
    // what the server took on is finished: nothing changes any more
    const guardados = async (): Promise<string[]> => {
      const found: string[] = [];
      for await (const { key } of t.application.storage.list()) found.push(key);
      return found.sort();
    };
    for (let i = 0, igual = 0, visto = ''; i < 200 && igual < 10; i++) {
      await sleep(50);
      const ahora = JSON.stringify([await guardados(), await cedula()]);
      igual = ahora === visto ? igual + 1 : 0;
      visto = ahora;
    }
    await vacia();
    const filas = await t.application.dataSource.manager.find(Archivo);
    expect(await guardados()).toEqual(filas.map(({ clave }) => clave).sort());
    const despues = await cedula();
    expect(despues.versionArchivo - antes.versionArchivo).toBe(despues.version - antes.version);
  }, 120_000);

  test('what a killed process left is removed at start, what a request may own is not', async () => {
    await mandar(await pdfDePrueba());
    const folder = join(t.dir, 'subidas');
    const seconds = t.clock.now().getTime() / 1000;
    for (const [name, age] of [
      [`${'a'.repeat(32)}.part`, 3600],
      [`${'b'.repeat(32)}.part`, 60],
      ['ajeno.txt', 360_000],
    ] as const) {
      writeFileSync(join(folder, name), 'x');
      utimesSync(join(folder, name), seconds - age, seconds - age);
    }
    t.application.uploads.start();
    for (let i = 0; i < 100 && quedan().length > 2; i++) await sleep(10);
    await t.application.uploads.stop();
    expect(quedan().sort()).toEqual(['ajeno.txt', `${'b'.repeat(32)}.part`]);
  });
});

describe('a disk', () => {
  const rejects = (code: string) => async () =>
    Promise.reject(Object.assign(new Error('x'), { code, syscall: 'write' }));
  /** What every open file of this process does. */
  async function archivosAbiertos(): Promise<{ write: (...args: unknown[]) => Promise<unknown> }> {
    const file = await open(join(t.dir, 'cualquiera'), 'w');
    await file.close();
    return Object.getPrototypeOf(file);
  }
  afterEach(() => jest.restoreAllMocks());

  // Fails without: the store's own word for it in `refusalOf` ('formulario-invalido' before).
  test.each([
    ['takes no more bytes: no space', 'sin-espacio', async () => ({ bytesWritten: 0 })],
    ['is full: no space', 'sin-espacio', rejects('ENOSPC')],
    ['fails: the store is not available', 'almacen-no-disponible', rejects('EIO')],
  ])('that %s, and nothing is left', async (_, code, write) => {
    const antes = quedan();
    jest.spyOn(await archivosAbiertos(), 'write').mockImplementation(write);
    const { status, body } = await mandar(pdfDeBytes(50_000));
    expect([status, body.code]).toEqual([503, code]);
    jest.restoreAllMocks();
    for (let i = 0; i < 300 && quedan().length > antes.length; i++) await sleep(10);
    expect(quedan()).toEqual(antes);
  });
});
