import { hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFName, type PDFPage, PDFString } from '@cantoo/pdf-lib';
import { Certifier, rangeMoved, signed, updated } from '../testing/certification';
import { readTrust } from './certificates';
import { checkSignatures, holdsSignatures } from './check';

const EMITIDO = '2026-03-10T12:00:00Z';
const FIRMADO = '2026-03-10T15:00:00Z';
const AHORA = '2026-03-10T17:00:00Z';

let pdf: Buffer;
let entidad: Certifier;
let ana: Awaited<ReturnType<Certifier['issue']>>;
let luis: typeof ana;
let firmado: Buffer;
let folder: string;

beforeAll(async () => {
  const document = await PDFDocument.create();
  document.addPage([595, 842]).drawText('Pagaré por $ 18.264,00');
  document.addPage([595, 842]).drawText('Tabla de pagos');
  pdf = Buffer.from(await document.save({ useObjectStreams: true }));
  entidad = await Certifier.create('Entidad de Prueba');
  ana = await entidad.issue({ nombre: 'ANA LOOR', cedula: '1712345675' });
  luis = await entidad.issue({ nombre: 'LUIS MERA', cedula: '0912345678', oid: '1.3.6.1.4.1.37947.3.1' });
  firmado = await signed(pdf, ana, { on: FIRMADO });
  folder = mkdtempSync(join(tmpdir(), 'firmas-'));
  writeFileSync(join(folder, 'raiz.pem'), entidad.pem);
});
afterAll(() => rmSync(folder, { recursive: true }));

const beginning = (bytes: Buffer) => ({ longitud: bytes.length, sha256: hash('sha256', bytes) });
async function check(
  bytes: Buffer,
  { anterior, trusted = folder, now = AHORA }: { anterior?: Buffer; trusted?: string; now?: string } = {},
) {
  const paper = {
    emitido: beginning(pdf),
    emitidoEn: new Date(EMITIDO),
    anterior: anterior === undefined ? null : beginning(anterior),
  };
  return checkSignatures(bytes, paper, {
    ...{ trust: await readTrust(trusted || undefined), ask: null, now: new Date(now) },
  });
}
const refused = (motivo: string, quien?: string) => ({ motivo, ...(quien !== undefined && { quien }) });
const set = (page: PDFPage, key: string, value: unknown) =>
  page.node.set(PDFName.of(key), page.doc.context.obj(value as never));

describe('refused', () => {
  test('a signature over another document, or over an altered copy', async () => {
    const otro = await PDFDocument.create();
    otro.addPage();
    const ajeno = await signed(await otro.save(), ana, { on: FIRMADO });
    await expect(check(ajeno)).rejects.toMatchObject(refused('otro-documento'));
    const copia = await PDFDocument.load(pdf);
    await expect(check(await signed(await copia.save(), ana, { on: FIRMADO }))).rejects.toMatchObject(
      refused('otro-documento'),
    );
  });

  test('damaged: cut, without its cross-references, an object under two places', async () => {
    for (const bytes of [
      firmado.subarray(0, firmado.length - 40),
      Buffer.from(firmado.toString('latin1').replace(/startxref\s+\d+\s+%%EOF\s*$/, 'startxref\n12\n%%EOF'), 'latin1'),
      Buffer.concat([firmado, Buffer.from('1 0 obj\n<< >>\nendobj\nstartxref\n9\n%%EOF\n')]),
    ])
      await expect(check(bytes)).rejects.toMatchObject(refused('danado'));
  });

  test('encrypted by the update', async () => {
    const cifrado = await updated(firmado, (document) => {
      document.context.trailerInfo.Encrypt = document.context.register(document.context.obj({ Filter: 'Standard' }));
    });
    await expect(check(cifrado)).rejects.toThrow(/cifrado|danado/);
  });

  test('one byte of the signed update changed', async () => {
    const at = firmado.lastIndexOf('/SigFlags 3');
    const otro = Buffer.from(firmado);
    otro.write('/SigFlags 1', at, 'latin1');
    await expect(check(otro)).rejects.toMatchObject(refused('alterado', 'ANA LOOR'));
  });

  test('a range that leaves out more than the signature itself', async () => {
    await expect(check(rangeMoved(firmado))).rejects.toMatchObject(refused('rango'));
  });

  test('a format that is none of the two', async () => {
    const otro = await signed(pdf, ana, { on: FIRMADO, format: 'adbe.pkcs7.sha1' });
    await expect(check(otro)).rejects.toMatchObject(refused('formato'));
  });

  test.each<[string, (document: PDFDocument) => void]>([
    ['text drawn over a page', (document) => document.getPage(0).drawText('$ 1,00')],
    ['the content of a page replaced', (document) => set(document.getPage(1), 'Contents', [])],
    [
      'an annotation over a page',
      (document) => set(document.getPage(1), 'Annots', [{ Subtype: 'FreeText', Rect: [0, 0, 500, 500] }]),
    ],
    ['a page more', (document) => document.addPage()],
    ['a form field with a value', (document) => document.getForm().createTextField('monto').setText('1')],
    ['layers', (document) => document.catalog.set(PDFName.of('OCProperties'), document.context.obj({}))],
    ['another page size', (document) => set(document.getPage(0), 'CropBox', [0, 0, 100, 100])],
    ['its properties alone', (document) => document.setTitle('Otro')],
  ])('content added after signing, in one update or two: %s', async (_, change) => {
    const una = await updated(firmado, change);
    await expect(check(una)).rejects.toMatchObject(refused('agregado-despues'));
    const dos = await updated(una, (document) => document.setSubject('Otra vez'));
    await expect(check(dos)).rejects.toMatchObject(refused('agregado-despues'));
    const firmada = await signed(una, luis, { on: FIRMADO });
    await expect(check(firmada)).rejects.toMatchObject(refused('agregado-despues'));
  });

  test('content that comes with a signature: before the first, and with a second one', async () => {
    const also = (document: PDFDocument) => document.getPage(1).drawText('y $ 1,00 más');
    await expect(check(await signed(pdf, ana, { on: FIRMADO, also }))).rejects.toMatchObject(refused('cambiado-antes'));
    await expect(check(await signed(firmado, luis, { on: FIRMADO, also }))).rejects.toMatchObject(
      refused('agregado-despues'),
    );
  });

  test('the box of an earlier signature replaced', async () => {
    const visible = await signed(pdf, ana, { on: FIRMADO, box: [50, 50, 200, 120] });
    const movida = await updated(visible, (document) => {
      const [box] = document.getPage(0).node.Annots()?.asArray() ?? [];
      document.context.lookup(box as never, PDFDict).set(PDFName.of('Rect'), document.context.obj([0, 0, 595, 842]));
    });
    await expect(check(movida)).rejects.toMatchObject(refused('agregado-despues'));
  });

  test('a box that covers more of the page than a signature needs', async () => {
    await expect(check(await signed(pdf, ana, { on: FIRMADO, box: [0, 0, 595, 842] }))).rejects.toMatchObject(
      refused('tapado'),
    );
  });

  test('a file that lacks the signatures of before', async () => {
    const solo = await signed(pdf, luis, { on: FIRMADO });
    await expect(check(solo, { anterior: firmado })).rejects.toMatchObject(refused('sin-firmas-anteriores'));
  });

  test('a root that is not kept is named', async () => {
    const propia = await Certifier.create('Hecha en Casa');
    const otro = await signed(pdf, await propia.issue({ nombre: 'ANA LOOR' }), { on: FIRMADO });
    await expect(check(otro)).rejects.toMatchObject(refused('raiz-desconocida', 'Hecha en Casa'));
    const igual = await Certifier.create('Entidad de Prueba');
    const falso = await signed(pdf, await igual.issue({ nombre: 'ANA LOOR' }), { on: FIRMADO });
    await expect(check(falso)).rejects.toMatchObject(refused('raiz-desconocida'));
  });

  test('a certificate that was not valid then; a time before the paper was issued, or to come', async () => {
    const vencida = await entidad.issue({ nombre: 'ANA LOOR', from: '2023-01-01', to: '2026-01-01' });
    await expect(check(await signed(pdf, vencida, { on: FIRMADO }))).rejects.toMatchObject(
      refused('caducado', 'ANA LOOR'),
    );
    for (const on of ['2025-12-30T00:00:00Z', '2026-03-12T15:00:00Z'])
      await expect(check(await signed(pdf, vencida, { on }))).rejects.toMatchObject(refused('hora'));
  });

  test('a revoked certificate', async () => {
    const list = await entidad.revocations([ana], { on: '2026-03-01', until: '2026-04-01' });
    writeFileSync(join(folder, 'lista.crl'), list);
    await expect(check(firmado)).rejects.toMatchObject(refused('revocado', 'ANA LOOR'));
    rmSync(join(folder, 'lista.crl'));
  });

  test('a file of the folder that is not what its name says', async () => {
    writeFileSync(join(folder, 'rota.crl'), 'nada');
    await expect(check(firmado)).rejects.toThrow('rota.crl');
    rmSync(join(folder, 'rota.crl'));
  });
});

test('a scan holds no signature', async () => {
  expect(await check(pdf)).toEqual([]);
});

test('two persons, one after the other: who, number, when, root; the place of the number is that of the entity', async () => {
  const dos = await signed(firmado, luis, { on: '2026-03-10T16:00:00Z', box: [50, 50, 200, 120] });
  expect(await check(dos, { anterior: firmado })).toEqual([
    {
      nombre: 'ANA LOOR',
      identificacion: '1712345675',
      emisor: 'Entidad de Prueba',
      serie: '02',
      firmadaEn: '2026-03-10T15:00:00.000Z',
      conSello: false,
      raiz: 'Entidad de Prueba',
      revocacionComprobada: false,
    },
    expect.objectContaining({ nombre: 'LUIS MERA', identificacion: '0912345678' }),
  ]);
});

test('a list that covers the day proves that nothing was revoked; an old one proves nothing', async () => {
  for (const [until, revocacionComprobada] of [
    ['2026-04-01', true],
    ['2026-03-05', false],
  ] as const) {
    writeFileSync(join(folder, 'lista.crl'), await entidad.revocations([luis], { on: '2026-03-01', until }));
    expect(await check(firmado)).toMatchObject([{ revocacionComprobada }]);
  }
  rmSync(join(folder, 'lista.crl'));
});

test('where no roots are kept the chain is said not to be proven', async () => {
  expect(await check(firmado, { trusted: '' })).toMatchObject([{ nombre: 'ANA LOOR', raiz: null }]);
});

test('what proves a signature later may be added', async () => {
  const probado = await updated(firmado, (document) => {
    document.catalog.set(PDFName.of('DSS'), document.context.obj({ Certs: [], Nota: PDFString.of('') }));
  });
  expect(await check(probado)).toHaveLength(1);
});

test('a signature whose name of the range is written with numbers of letters is one all the same', async () => {
  const escrito = (nombre: string) => Buffer.from(`1 0 obj\n<< ${nombre} [0 1 2 3] >>\nendobj`);
  expect(
    ['/Byte#52ange', '/#42yteR#61nge', '/Byt#65Ra#6Ege', '/Byt#65Ra#6ege'].map(escrito).map(holdsSignatures),
  ).toEqual(Array(4).fill(true));
  expect(['/ByteRang', '/Byte#53ange', '/byterange'].map(escrito).map(holdsSignatures)).toEqual(Array(3).fill(false));
  const otro = Buffer.from(firmado.toString('latin1').replace(/\/ByteRange/g, '/Byte#52ange'), 'latin1');
  await expect(check(otro)).rejects.toMatchObject({ motivo: expect.any(String) });
});

test('a certificate of an authority between the root and the signer, in the signature or in the folder; without it none is known', async () => {
  const entre = await entidad.issue({ nombre: 'Subordinada', ca: true });
  const eva = await entidad.issue({ nombre: 'EVA RUIZ', cedula: '1710034065', by: entre });
  const esperado = [{ emisor: 'Subordinada', raiz: 'Entidad de Prueba' }];
  expect(await check(await signed(pdf, eva, { on: FIRMADO }))).toMatchObject(esperado);
  const sola = await signed(pdf, { ...eva, chain: [] }, { on: FIRMADO });
  await expect(check(sola)).rejects.toMatchObject(refused('raiz-desconocida', 'Subordinada'));
  writeFileSync(join(folder, 'entre.der'), Buffer.from(entre.certificate.toSchema(true).toBER()));
  expect(await check(sola)).toMatchObject(esperado);
  rmSync(join(folder, 'entre.der'));
  const ajena = await entidad.issue({ nombre: 'EVA RUIZ', by: ana });
  await expect(check(await signed(pdf, ajena, { on: FIRMADO }))).rejects.toMatchObject(refused('raiz-desconocida'));
});

test('RSA-PSS; of one byte changed it is false', async () => {
  const rsa = await entidad.issue({ nombre: 'ROSA PAZ', cedula: '1710034073', algorithm: 'RSA-PSS' });
  const bytes = await signed(pdf, rsa, { on: FIRMADO });
  expect(await check(bytes)).toMatchObject([{ nombre: 'ROSA PAZ', identificacion: '1710034073' }]);
  const text = bytes.toString('latin1');
  const firma = /<([\da-f]+?)0{64,}>/.exec(text);
  const at = (firma?.index ?? 0) + (firma?.[1]?.length ?? 0) - 40;
  bytes.write(text[at] === '0' ? '1' : '0', at, 'latin1');
  await expect(check(bytes)).rejects.toMatchObject(refused('falsa', 'ROSA PAZ'));
});

describe('a timestamp', () => {
  const SELLADO = '2026-03-10T16:30:00Z';
  const con = async (uses: readonly string[], de = entidad, over?: Uint8Array) => {
    const by = await de.issue({ nombre: 'Sellos', uses });
    return signed(pdf, ana, { on: FIRMADO, stamp: { by, on: SELLADO, ...(over && { over }) } });
  };
  const SELLAR = ['1.3.6.1.5.5.7.3.8'];

  test('of a trusted authority says when it was signed, so that a later revocation does not count', async () => {
    const sellado = await con(SELLAR);
    expect(await check(sellado)).toMatchObject([{ firmadaEn: '2026-03-10T16:30:00.000Z', conSello: true }]);
    const list = await entidad.revocations([ana], { on: '2026-03-11', until: '2026-04-01' });
    writeFileSync(join(folder, 'lista.crl'), list);
    expect(await check(sellado)).toMatchObject([{ conSello: true, revocacionComprobada: true }]);
    await expect(check(firmado)).rejects.toMatchObject(refused('revocado'));
    rmSync(join(folder, 'lista.crl'));
  });

  test('of whom nobody trusts, or who may not stamp, counts for nothing; over other bytes it is refused', async () => {
    for (const bytes of [await con(SELLAR, await Certifier.create('Hecha en Casa')), await con([])])
      expect(await check(bytes)).toMatchObject([{ firmadaEn: '2026-03-10T15:00:00.000Z', conSello: false }]);
    await expect(check(await con(SELLAR, entidad, Buffer.from('otra')))).rejects.toMatchObject(
      refused('sello-de-tiempo', 'ANA LOOR'),
    );
  });
});
