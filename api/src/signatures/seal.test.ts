import { hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { ConfigError } from '../config-error';
import { Certifier, p12Of, signed } from '../testing/certification';
import { readTrust } from './certificates';
import { checkSignatures } from './check';
import { Seal } from './seal';

const HOY = new Date('2026-03-10T15:00:00Z');
const SECRETO = 'clave de ñandú';
const EMPRESA = { nombre: 'ADJUDICA S.A.', cedula: '1790000000001' };

let folder: string;
let pdf: Buffer;
let entidad: Certifier;
let empresa: Awaited<ReturnType<Certifier['issue']>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sello-'));
  entidad = await Certifier.create('Entidad de Prueba');
  writeFileSync(join(folder, 'raiz.pem'), entidad.pem);
  empresa = await entidad.issue(EMPRESA);
  const document = await PDFDocument.create();
  document.addPage([595, 842]).drawText('Acta');
  pdf = Buffer.from(await document.save({ useObjectStreams: true }));
});
afterAll(() => rmSync(folder, { recursive: true }));

function open(bytes: Uint8Array, { secret = SECRETO, now = HOY } = {}): Promise<Seal> {
  const file = join(folder, 'sello.p12');
  writeFileSync(file, bytes);
  return Seal.open({ file, secret }, now);
}
const beginning = (bytes: Buffer) => ({ longitud: bytes.length, sha256: hash('sha256', bytes) });
const check = async (bytes: Buffer, emitido: Buffer, now = HOY) =>
  checkSignatures(
    bytes,
    { emitido: beginning(emitido), emitidoEn: HOY, anterior: null },
    { trust: await readTrust(folder), ask: null, now },
  );

test.each<[string, RegExp, () => Promise<Buffer>, Parameters<typeof open>[1]]>([
  ['no .p12', /dañado o no es un .p12/, async () => Buffer.from('-----BEGIN CERTIFICATE-----'), {}],
  ['cut', /dañado o no es un .p12/, async () => (await p12Of(empresa, SECRETO)).subarray(0, 400), {}],
  ['another password', /SELLO_CLAVE no es su contraseña/, () => p12Of(empresa, SECRETO), { secret: 'otra' }],
  [
    'one byte changed',
    /o el archivo está dañado/,
    async () => {
      const bytes = await p12Of(empresa, SECRETO);
      bytes[300] = (bytes[300] as number) ^ 1;
      return bytes;
    },
    {},
  ],
  [
    'the certificate of another key',
    /no contiene una clave privada con su certificado/,
    async () => p12Of({ ...empresa, keys: (await entidad.issue(EMPRESA)).keys }, SECRETO),
    {},
  ],
  [
    'expired',
    /el certificado de ADJUDICA S.A. vale del 31\/12\/2024 al 31\/12\/2025/,
    async () => p12Of(await entidad.issue({ ...EMPRESA, from: '2025-01-01', to: '2026-01-01' }), SECRETO),
    {},
  ],
  ['not valid yet', /vale del/, () => p12Of(empresa, SECRETO), { now: new Date('2024-01-01T00:00:00Z') }],
])('%s: the start is refused with one line, which holds no secret', async (_, said, bytes, given) => {
  const error = await open(await bytes(), given).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConfigError);
  expect((error as Error).message).toMatch(said);
  expect((error as Error).message).toMatch(/^SELLO_P12: [^\n]+$/);
  expect((error as Error).message).not.toContain(SECRETO);
});

test('the checker finds the seal: whose, when, under which root; a sealed paper that was altered is refused', async () => {
  const seal = await open(await p12Of(empresa, SECRETO));
  const sealed = await seal.apply(pdf, { on: HOY, box: [50, 20, 98, 68], face: 'q 0 g 0 0 48 48 re f Q' });
  expect(await check(sealed, pdf)).toMatchObject([
    { nombre: 'ADJUDICA S.A.', firmadaEn: HOY.toISOString(), raiz: 'Entidad de Prueba' },
  ]);
  const altered = Buffer.from(sealed);
  altered.write('/SigFlags 1', sealed.lastIndexOf('/SigFlags 3'), 'latin1');
  await expect(check(altered, pdf)).rejects.toMatchObject({ motivo: 'alterado' });
});

test('people sign the sealed paper as it was issued: the seal is none of them, and without it the paper is another one', async () => {
  const seal = await open(await p12Of(empresa, SECRETO));
  const sealed = await seal.apply(pdf, { on: HOY });
  const ana = await entidad.issue({ nombre: 'ANA LOOR', cedula: '1712345675' });
  const on = HOY.toISOString();
  expect(await check(await signed(sealed, ana, { on }), sealed)).toMatchObject([{ nombre: 'ANA LOOR' }]);
  await expect(check(await signed(pdf, ana, { on }), sealed)).rejects.toMatchObject({ motivo: 'otro-documento' });
  // handed in as it came, signed by nobody
  await expect(check(sealed, sealed)).rejects.toMatchObject({ motivo: 'otro-documento' });
});

test('another certificate takes its place: what the former one sealed stays valid by its day', async () => {
  const antes = await entidad.issue({ ...EMPRESA, from: '2025-01-01', to: '2026-04-01' });
  const former = await open(await p12Of(antes, SECRETO));
  const sealed = await former.apply(pdf, { on: HOY });
  const later = new Date('2027-03-10T15:00:00Z');
  expect([former.endsSoon(HOY), former.holds(later)]).toEqual([true, false]);
  const present = await open(await p12Of(empresa, SECRETO), { now: later });
  expect([present.endsSoon(later), present.holds(later)]).toEqual([false, true]);
  expect(await check(sealed, pdf, later)).toMatchObject([{ nombre: 'ADJUDICA S.A.' }]);
});
