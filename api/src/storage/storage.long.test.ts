import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open, utimes } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { type S3Double, startS3 } from '../testing/s3';
import { DiskStorage } from './disk';
import { contentDisposition } from './file-name';
import { openStorage } from './open-storage';
import type { OpenFile } from './spool';
import type { Storage } from './storage';

const folders: string[] = [];
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'adjudica-prueba-'));
  folders.push(path);
  return path;
}
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

const PDF = { type: 'application/pdf' };
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A folder of its own for each run in the bucket that an address names. */
const s3Folder = (address: string): string => address.replace(/(\?|$)/, `/${randomBytes(6).toString('hex')}$1`);

let s3: S3Double;
beforeAll(async () => {
  s3 = await startS3(folder());
});
afterAll(() => s3.close());

/** A store over a folder of this machine, and where in it files lie while they are on their way. */
const stores: [string, (root: string) => [Storage, string]][] = [
  ['disk', (root) => [openStorage(root, ''), join(root, '.partes')]],
  ['S3', (root) => [openStorage(s3.address('/casa'), root), root]],
  // outside CI: a real server, PRUEBA_S3=s3://KEY:SECRET@host:port/bucket?tls=false
  ...(process.env.PRUEBA_S3 === undefined
    ? []
    : [
        ['a real S3', (root) => [openStorage(s3Folder(process.env.PRUEBA_S3 ?? ''), root), root]] as [
          string,
          (root: string) => [Storage, string],
        ],
      ]),
];

describe.each(stores)('%s', (_name, make) => {
  let store: Storage;
  let parts: string;
  beforeAll(() => {
    [store, parts] = make(folder());
  });
  // whatever came of it, nothing is left on the way
  afterEach(() => expect(readdirSync(parts)).toEqual([]));
  afterAll(() => store.close());

  test('bytes come back as they were, with length and hash of what is held', async () => {
    const bytes = randomBytes(300_000);
    const stored = await store.put(bytes, { ...PDF, folder: 'planes/01-1023-045' });
    expect(stored).toMatchObject({ bytes: bytes.length, sha256: sha256(bytes) });
    expect(stored.key).toMatch(/^planes\/01-1023-045\/[0-9a-f]{48}$/);
    expect(await buffer(await store.get(stored.key))).toEqual(bytes);
    expect(await store.stat(stored.key)).toMatchObject({ key: stored.key, bytes: bytes.length });
  });

  test('a stream, an empty object and equal contents each get a key of their own', async () => {
    const once = await store.put(Readable.from([Buffer.from('hola '), Buffer.from('mundo')]), PDF);
    const twice = await store.put(Buffer.from('hola mundo'), PDF);
    const empty = await store.put(Buffer.alloc(0), PDF);
    expect(once.sha256).toBe(twice.sha256);
    expect(new Set([once.key, twice.key, empty.key]).size).toBe(3);
    expect((await buffer(await store.get(empty.key))).length).toBe(0);
  });

  // Fails without: the check of this.bytes in Meter.add.
  test('a stream that grows past the limit is refused and leaves nothing', async () => {
    const before = await keys(store);
    const growing = Readable.from(
      (function* () {
        for (let i = 0; i < 100; i += 1) yield Buffer.alloc(10_000);
      })(),
    );
    await expect(store.put(growing, { ...PDF, maxBytes: 100_000 })).rejects.toMatchObject({ code: 'demasiado-grande' });
    expect(growing.destroyed).toBe(true);
    expect(await keys(store)).toEqual(before);
  });

  // Fails without: assertSame(expected, sent) in spool.
  test('DOC-522 what was received is stored as it was received: other bytes are refused and leave nothing', async () => {
    const bytes = randomBytes(2_000_000);
    const expected = { bytes: bytes.length, sha256: sha256(bytes) };
    const stored = await store.put(Readable.from(bytes), { ...PDF, folder: 'documentos/01-m001-12', expected });
    expect(stored).toMatchObject(expected);
    const before = await keys(store);
    const changed = Buffer.from(bytes);
    changed[1_000_000] = (changed[1_000_000] as number) ^ 1;
    for (const other of [changed, bytes.subarray(0, -1), Buffer.alloc(0)])
      await expect(store.put(Readable.from(other), { ...PDF, expected })).rejects.toMatchObject({
        code: 'no-verificado',
      });
    expect(await keys(store)).toEqual(before);
  });

  test('ten streams of 10,000,000 bytes at once come back each as it was', async () => {
    const all = Array.from({ length: 10 }, (_, i) => Buffer.alloc(10_000_000, i + 1));
    const stored = await Promise.all(all.map((bytes) => store.put(Readable.from(bytes), PDF)));
    for (const [i, { key }] of stored.entries())
      expect(sha256(await buffer(await store.get(key)))).toBe(sha256(all[i] as Buffer));
    for (const { key } of stored) await store.delete(key);
  });

  test('a sender that breaks off leaves nothing', async () => {
    const before = await keys(store);
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('mitad');
        throw new Error('connection lost');
      })(),
    );
    await expect(store.put(broken, PDF)).rejects.toThrow('connection lost');
    expect(await keys(store)).toEqual(before);
  });

  test('a missing object is told before the first byte; deleting it is no error', async () => {
    const { key } = await store.put(Buffer.from('x'), PDF);
    await store.delete(key);
    await store.delete(key);
    expect(await store.stat(key)).toBeNull();
    await expect(store.get(key)).rejects.toMatchObject({ code: 'no-existe' });
  });

  // Fails without: assertKey in get, stat and delete.
  test.each(['../secreto', '/etc/passwd', 'a/../../b', 'planes/x', `${'a'.repeat(47)}`, 'A'.repeat(48)])(
    'the key %s is refused',
    async (key) => {
      await expect(store.get(key)).rejects.toMatchObject({ code: 'clave-invalida' });
      await expect(store.stat(key)).rejects.toMatchObject({ code: 'clave-invalida' });
      await expect(store.delete(key)).rejects.toMatchObject({ code: 'clave-invalida' });
    },
  );

  test.each(['..', '../x', '/x', 'a//b', 'Ñ', 'a/'])('the folder %s is refused', async (name) => {
    await expect(store.put(Buffer.from('x'), { ...PDF, folder: name })).rejects.toMatchObject({
      code: 'clave-invalida',
    });
  });

  test('the sweep sees every object, and the check leaves none', async () => {
    const { key } = await store.put(Buffer.from('huérfano'), PDF);
    const before = await keys(store);
    expect(before).toContain(key);
    await store.check();
    expect(await keys(store)).toEqual(before);
  });

  test('an object that is moved keeps its bytes, leaves its place, and stands in no list but that of its folder', async () => {
    const bytes = randomBytes(200_000);
    const { key } = await store.put(bytes, { ...PDF, folder: 'documentos/01-m001-12' });
    const aside = `cuarentena/2026-03-10/${key}`;
    expect(await store.move(key, aside)).toBe(true);
    expect(await store.stat(key)).toBeNull();
    expect(await buffer(await store.get(aside))).toEqual(bytes);
    expect(await keys(store)).not.toContain(aside);
    expect(await keys(store, 'cuarentena')).toEqual([aside]);
    expect(await keys(store, 'documentos')).not.toContain(key);
    // another process was faster
    expect(await store.move(key, aside)).toBe(false);
    expect(await store.move(aside, key)).toBe(true);
    expect([await keys(store, 'cuarentena'), await keys(store, 'documentos')]).toEqual([
      [],
      expect.arrayContaining([key]),
    ]);
    await expect(store.move('../secreto', aside)).rejects.toMatchObject({ code: 'clave-invalida' });
    await expect(store.move(key, '../secreto')).rejects.toMatchObject({ code: 'clave-invalida' });
    await expect(store.put(bytes, { ...PDF, folder: 'cuarentena/2026-03-10' })).rejects.toMatchObject({
      code: 'clave-invalida',
    });
  });

  test('a folder that nobody wrote to is empty', async () => {
    expect(await keys(store, 'nadie')).toEqual([]);
  });

  test('the mark is what was written last, and no object of the lists', async () => {
    const before = await keys(store);
    await store.setMark('una');
    await store.setMark('otra');
    expect(await store.mark()).toBe('otra');
    expect(await keys(store)).toEqual(before);
    const [other] = make(folder());
    if (_name === 'disk') expect(await other.mark()).toBeNull();
    await other.close();
  });

  // Fails without: removeParts.
  test('what a killed process left half written goes after an hour; fresh parts and strange files are left alone', async () => {
    const now = new Date('2025-03-21T12:00:00Z');
    for (const [name, age] of [
      ['viejo.part', 3700],
      ['nuevo.part', 3500],
      ['ajeno.txt', 90_000],
    ] as const) {
      writeFileSync(join(parts, name), 'x');
      const time = now.getTime() / 1000 - age;
      await utimes(join(parts, name), time, time);
    }
    expect(await store.removeLeftovers(now)).toBe(1);
    expect(readdirSync(parts).sort()).toEqual(['ajeno.txt', 'nuevo.part']);
    for (const name of readdirSync(parts)) rmSync(join(parts, name));
  });
});

async function keys(store: Storage, within?: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of store.list(within)) found.push(key);
  return found.sort();
}

describe('faults of the disk', () => {
  /** A disk that takes only the first `limit` bytes of each file and says nothing. */
  const shortDisk =
    (limit: number): OpenFile =>
    async (path, flags, mode) => {
      const handle = await open(path, flags, mode);
      let written = 0;
      return new Proxy(handle, {
        get(target, name) {
          if (name !== 'write') {
            const member = Reflect.get(target, name) as unknown;
            return typeof member === 'function' ? member.bind(target) : member;
          }
          return async (bytes: Buffer, offset: number, length: number) => {
            const kept = Math.min(length, Math.max(limit - written, 0));
            if (kept > 0) await target.write(bytes, offset, kept);
            written += length;
            return { bytesWritten: length };
          };
        },
      }) as FileHandle;
    };

  // Fails without: assertSame(sent, held) in spool.
  test('a disk that silently writes short files is noticed, nothing is kept', async () => {
    const root = folder();
    const store = new DiskStorage(root, shortDisk(1000));
    await expect(store.put(randomBytes(5000), PDF)).rejects.toMatchObject({ code: 'no-verificado' });
    await expect(store.check()).resolves.toBeUndefined();
    expect(readdirSync(join(root, '.partes'))).toEqual([]);
    expect(await keys(store)).toEqual([]);
  });

  // Fails without: the translation of ENOSPC in spool.
  test('a full disk is named and leaves no part', async () => {
    const root = folder();
    const full: OpenFile = async (path, flags, mode) => {
      const handle = await open(path, flags, mode);
      handle.write = (() =>
        Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))) as typeof handle.write;
      return handle;
    };
    await expect(new DiskStorage(root, full).put(Buffer.from('x'), PDF)).rejects.toMatchObject({ code: 'sin-espacio' });
    expect(readdirSync(join(root, '.partes'))).toEqual([]);
  });

  // Fails without: the loop of writeAll.
  test('partial writes are continued', async () => {
    const slow: OpenFile = async (path, flags, mode) => {
      const handle = await open(path, flags, mode);
      const write = handle.write.bind(handle) as (b: Buffer, o: number, l: number) => Promise<{ bytesWritten: number }>;
      handle.write = ((b: Buffer, o: number, l: number) =>
        write(b, o, Math.min(l, 7))) as unknown as typeof handle.write;
      return handle;
    };
    const store = new DiskStorage(folder(), slow);
    const bytes = randomBytes(1000);
    expect((await store.put(bytes, PDF)).sha256).toBe(sha256(bytes));
  });
});

// Fails without: body.destroy() leaves the file open, unlink() leaves it there.
test('a store that can not be reached, or refuses, leaves nothing on the way, and its folder need not exist', async () => {
  // the SDK says on the console what it also throws
  const said = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const parts = join(folder(), 'partes');
  const shut = openStorage('s3://K:S@127.0.0.1:1/adjudica?tls=false', parts);
  expect(await shut.removeLeftovers(new Date())).toBe(0);
  const strange = openStorage(s3.address().replace('/adjudica', '/otro-bucket'), parts);
  for (const store of [shut, strange]) {
    await expect(store.put(randomBytes(3_000_000), PDF)).rejects.toThrow();
    expect(readdirSync(parts)).toEqual([]);
    await store.close();
  }
  said.mockRestore();
  if (process.platform === 'linux') {
    const openParts = () =>
      readdirSync('/proc/self/fd').flatMap((fd) => {
        try {
          const path = readlinkSync(`/proc/self/fd/${fd}`);
          return path.startsWith(parts) ? [path] : [];
        } catch {
          return [];
        }
      });
    // a stream that was destroyed closes its file a moment later
    for (let i = 0; i < 100 && openParts().length > 0; i++) await setTimeout(20);
    expect(openParts()).toEqual([]);
  }
});

describe('downloads', () => {
  test.each([
    ['Acta ñandú.pdf', `attachment; filename="Acta nandu.pdf"; filename*=UTF-8''Acta%20%C3%B1and%C3%BA.pdf`],
    ['a\r\nSet-Cookie: x=1', `attachment; filename="aSet-Cookie_ x=1"; filename*=UTF-8''aSet-Cookie_%20x%3D1`],
    ['a"; filename=b.exe', `attachment; filename="a__ filename=b.exe"; filename*=UTF-8''a_%3B%20filename%3Db.exe`],
    ['../../etc/passwd', `attachment; filename="__.._etc_passwd"; filename*=UTF-8''__.._etc_passwd`],
    ['acta\u202efdp.exe', `attachment; filename="actafdp.exe"; filename*=UTF-8''actafdp.exe`],
    ["o'brien (1)*.pdf", `attachment; filename="o'brien (1)_.pdf"; filename*=UTF-8''o%27brien%20%281%29_.pdf`],
    ['\ud800', `attachment; filename="archivo"; filename*=UTF-8''archivo`],
    ['100%.pdf', `attachment; filename="100_.pdf"; filename*=UTF-8''100%25.pdf`],
  ])('the name %j is safe in a header', (name, header) => {
    expect(contentDisposition(name)).toBe(header);
  });

  test('a name of any length stays a header of bounded length', () => {
    expect(contentDisposition('ñ😀'.repeat(5000), true).length).toBeLessThan(2500);
    expect(contentDisposition('x', true)).toMatch(/^inline; /);
  });
});

describe('STORAGE_URL', () => {
  test.each([
    ['ftp://x', /carpeta/],
    ['s3://host/bucket', /clave/],
    ['s3://k:s@host', /bucket/],
    ['s3://k:s@host/bucket?enlaces=60', /enlaces/],
    ['s3://k:s@host/bucket?tsl=false', /tsl/],
    ['s3://k:muysecreto@ho st/bucket', /válida/],
  ])('%s is refused with a clear text', (address, message) => {
    expect(() => openStorage(address, '')).toThrow(message);
    expect(() => openStorage(address, '')).not.toThrow(/muysecreto/);
  });
});

test('a store on S3 is asked to keep what is written with a term, and nothing else', async () => {
  const kept: unknown[][] = [];
  const listen = ({ method, headers }: IncomingMessage) => {
    if (method !== 'PUT') return;
    kept.push([headers['x-amz-object-lock-mode'], headers['x-amz-object-lock-retain-until-date']]);
  };
  s3.server.on('request', listen);
  const storage = openStorage(s3.address(), folder());
  await storage.put(Buffer.from('ancla'), { ...PDF, retainUntil: new Date('2036-03-10T15:00:00.000Z') });
  await storage.put(Buffer.from('otra'), PDF);
  s3.server.off('request', listen);
  expect(kept).toEqual([
    ['COMPLIANCE', '2036-03-10T15:00:00Z'],
    [undefined, undefined],
  ]);
  await storage.close();
});
