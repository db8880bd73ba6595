import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Archivo } from '../entities/archivo.entity';
import { openStorage, type Storage } from '../storage';
import { type Ended, environmentOf, runProcess } from '../testing/commands';
import { testOnEmbedded } from '../testing/engines';
import { LOADS_MUCH_MS } from '../testing/limits';
import { type S3Double, startS3 } from '../testing/s3';
import { testAppOfEach } from '../testing/test-app';

jest.setTimeout(LOADS_MUCH_MS);

/** A store of another house behind TLS, whose certificate is signed by an authority of its own. */
const TLS = join(__dirname, '..', 'testing', 'tls');
const t = testAppOfEach();
let dir: string;
let s3: S3Double;
let address: string;
let target: Storage;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'adjudica-prueba-'));
  s3 = await startS3(dir, {
    key: readFileSync(join(TLS, 'server.key')),
    cert: readFileSync(join(TLS, 'server.pem')),
  });
  address = s3.address('/archivos', 'region=us-east-1&estilo=path');
});
afterAll(async () => {
  await s3.close();
  rmSync(dir, { recursive: true, force: true });
});
beforeEach(async () => {
  target = openStorage(join(t.dir, 'destino'), '');
});

const mover = (a: string, env: NodeJS.ProcessEnv = {}): Promise<Ended> =>
  runProcess('commands/db.ts', ['move-files', '--a', a], environmentOf(t, env));
const conAutoridad = { NODE_EXTRA_CA_CERTS: join(TLS, 'ca.pem') };

/** Files with their rows. */
async function archivar(cuantos: number): Promise<string[]> {
  const claves: string[] = [];
  for (let i = 0; i < cuantos; i += 1) {
    const { storage, dataSource } = t.application;
    const { key, bytes, sha256 } = await storage.put(Buffer.from(`acta ${i}`), {
      type: 'application/pdf',
      folder: 'actas',
    });
    const fila = { clave: key, nombre: 'acta.pdf', tipo: 'application/pdf', longitud: bytes, sha256 };
    await dataSource.manager.insert(Archivo, { ...fila, creadoPor: null, creadoEn: t.clock.now() });
    claves.push(key);
  }
  return claves;
}
const textoDe = async (store: Storage, key: string): Promise<string> => String(await buffer(await store.get(key)));
const ruta = (carpeta: string, clave: string): string => join(carpeta, ...clave.split('/'));
const origen = (): string => t.application.config.storageUrl;

describe('npm run db -- move-files', () => {
  testOnEmbedded(
    'copies what rows name, anchors, quarantine and mark under their keys; a second run finds all there',
    async () => {
      const [uno = '', dos = ''] = await archivar(2);
      const { storage } = t.application;
      const ancla = await storage.put(Buffer.from('ancla'), { type: 'application/json', folder: 'anclas/2026' });
      const apartado = await storage.put(Buffer.from('apartado'), { type: 'application/pdf', folder: 'actas' });
      const donde = `cuarentena/2026-03-10/${apartado.key}`;
      await storage.move(apartado.key, donde);
      await storage.setMark('{"instalacion":"x"}');
      const a = join(t.dir, 'destino');
      expect(await mover(a)).toMatchObject({
        code: 0,
        err: '',
        out: expect.stringContaining('4 archivos copiados, 0 ya'),
      });
      for (const [clave, texto] of [
        [uno, 'acta 0'],
        [dos, 'acta 1'],
        [ancla.key, 'ancla'],
        [donde, 'apartado'],
      ] as const)
        expect(await textoDe(target, clave)).toBe(texto);
      expect(await target.mark()).toBe('{"instalacion":"x"}');
      expect((await mover(a)).out).toContain('0 archivos copiados, 4 ya estaban');
    },
  );

  testOnEmbedded(
    'a run that was broken off goes on: what is missing or half there is copied, the rest is left',
    async () => {
      const [uno = '', dos = ''] = await archivar(3);
      const a = join(t.dir, 'destino');
      await mover(a);
      rmSync(ruta(a, uno));
      rmSync(ruta(a, dos));
      writeFileSync(ruta(a, dos), 'act');
      expect((await mover(a)).out).toContain('2 archivos copiados, 1 ya estaban');
      expect([await textoDe(target, uno), await textoDe(target, dos)]).toEqual(['acta 0', 'acta 1']);
    },
  );

  testOnEmbedded(
    'a file that is missing or no longer its row’s is named, ends with 1, and leaves the new store unmarked',
    async () => {
      const [uno = '', dos = '', tres = ''] = await archivar(3);
      await t.application.storage.setMark('{"instalacion":"x"}');
      rmSync(ruta(origen(), uno));
      rmSync(ruta(origen(), dos));
      writeFileSync(ruta(origen(), dos), 'acta X');
      const { code, out, err } = await mover(join(t.dir, 'destino'));
      expect([code, out.split('\n').slice(0, 2)]).toEqual([1, [`  falta     ${uno}`, `  distinto  ${dos}`]]);
      expect(err).toMatch(/^2 archivos no se copiaron[^\n]*\n$/);
      expect([await target.stat(dos), await textoDe(target, tres), await target.mark()]).toEqual([
        null,
        'acta 2',
        null,
      ]);
    },
  );

  test('into itself, or without a target, is refused', async () => {
    expect(await mover(origen())).toMatchObject({ code: 2, err: expect.stringContaining('No se copió nada') });
    expect((await runProcess('commands/db.ts', ['move-files'], environmentOf(t))).code).toBe(2);
  });

  testOnEmbedded('to an S3 of a private authority: one sentence without the authority, copied with it', async () => {
    await archivar(2);
    const { code, err } = await mover(address);
    expect([code, err.split('\n').length]).toEqual([1, 2]);
    expect(err).toContain('NODE_EXTRA_CA_CERTS');
    expect((await mover(address, conAutoridad)).out).toContain('2 archivos copiados, 0 ya estaban');
    expect(await mover(address, conAutoridad)).toMatchObject({
      err: '',
      out: expect.stringContaining('0 archivos copiados, 2 ya estaban'),
    });
    const { code: comprobado, out } = await runProcess(
      'commands/db.ts',
      ['verify-files'],
      environmentOf(t, { ...conAutoridad, STORAGE_URL: address }),
    );
    expect([comprobado, out]).toEqual([0, 'Archivos íntegros: 2, cada uno con la huella de su fila.\n']);
  });

  testOnEmbedded(
    'killed while it copies to an S3: the next run copies the rest, and each file is its row’s',
    async () => {
      const claves = await archivar(40);
      const a = address.replace('/archivos?', '/cortada?');
      const env = environmentOf(t, conAutoridad);
      let llegados = 0;
      const cortada = await runProcess('commands/db.ts', ['move-files', '--a', a], env, [], (child) => {
        s3.server.on('request', ({ method }) => {
          if (method === 'PUT') llegados += 1;
          if (llegados === 3) child.kill('SIGKILL');
        });
      });
      expect([cortada.code, cortada.out]).toEqual([null, '']);
      const { code, out, err } = await mover(a, conAutoridad);
      const [, copiados = '', estaban = ''] = /(\d+) archivos copiados, (\d+) ya estaban/.exec(out) ?? [];
      expect([code, err, Number(copiados) + Number(estaban)]).toEqual([0, '', claves.length]);
      expect([Number(copiados), Number(estaban)].every((parte) => parte > 0)).toBe(true);
      const comprobado = await runProcess('commands/db.ts', ['verify-files'], { ...env, STORAGE_URL: a });
      expect(comprobado).toMatchObject({
        code: 0,
        out: `Archivos íntegros: ${claves.length}, cada uno con la huella de su fila.\n`,
      });
    },
  );
});

test('a command over a database that is away says so in one sentence', async () => {
  const { code, err } = await runProcess(
    'commands/db.ts',
    ['migrate'],
    environmentOf(t, { DATABASE_URL: 'mssql://u:p@127.0.0.1:1/x' }),
  );
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/^La base de datos de DATABASE_URL no se puede abrir[^\n]*\n$/),
  ]);
});
