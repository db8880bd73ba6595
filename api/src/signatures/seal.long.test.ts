import { execFileSync, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Papel, Renderer } from '../pdf';
import { scannedFrom } from '../testing/barcode';
import { type Documento, papeles } from '../testing/papeles';
import { textOfPages } from '../testing/pdf-text';
import { checkSignatures } from './check';
import { Seal } from './seal';

/** Another program that verifies, and another one that makes the .p12. */
const absent = ['pdfsig', 'openssl'].filter((program) => spawnSync('which', [program]).status !== 0);
const withPoppler = absent.length === 0 ? test : test.skip;
const needs = absent.length === 0 ? '' : ` (needs ${absent.join(', ')}: apt-get install poppler-utils openssl)`;

const folder = mkdtempSync(join(tmpdir(), 'sello-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = (name: string): string => join(folder, name);
const openssl = (...args: string[]): string =>
  execFileSync('openssl', args, { encoding: 'utf8', stdio: 'pipe', cwd: folder });

function makeP12(): void {
  const subject = ['-subj', '/CN=ADJUDICA S.A./serialNumber=1790000000001'];
  openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'k.pem',
    '-out',
    'c.pem',
    '-days',
    '900',
    ...subject,
  );
  const parts = ['-inkey', 'k.pem', '-in', 'c.pem', '-passout', 'pass:clave'];
  openssl('pkcs12', '-export', ...parts, '-out', 'sello.p12');
  openssl(
    'pkcs12',
    '-export',
    ...parts,
    '-keypbe',
    'PBE-SHA1-3DES',
    '-certpbe',
    'PBE-SHA1-3DES',
    '-out',
    'antiguo.p12',
  );
}
const sample = (documento: Documento) =>
  JSON.parse(readFileSync(resolve(__dirname, '../../../templates', documento, 'sample.json'), 'utf8'));
const CODIGO = '0123456789ABCDEFGHJKMNPQRSTV';

withPoppler(
  `an old .p12 is named as such; printed papers are sealed, and verified by pdfsig and by the checker${needs}`,
  async () => {
    makeP12();
    const now = new Date();
    await expect(Seal.open({ file: path('antiguo.p12'), secret: 'clave' }, now)).rejects.toThrow(/cifrado antiguo/);
    const seal = await Seal.open({ file: path('sello.p12'), secret: 'clave' }, now);
    const renderer = new Renderer({ seal, publicUrl: 'https://adjudica.ejemplo.ec', now: () => now });
    const print = async (documento: Documento, codigo: string | null) =>
      (await renderer.render(papeles[documento] as Papel<never>, sample(documento) as never, [], codigo)).bytes;
    const pdfsig = (bytes: Buffer): string => {
      writeFileSync(path('papel.pdf'), bytes);
      return spawnSync('pdfsig', ['-nocert', path('papel.pdf')], { encoding: 'utf8' }).stdout;
    };
    try {
      for (const [documento, codigo] of [
        ['acta', CODIGO],
        ['constancia', CODIGO],
        ['pagare', CODIGO],
        ['estado-cuenta', null],
      ] as const) {
        const bytes = await print(documento, codigo);
        const told = pdfsig(bytes);
        expect([documento, told.match(/Signature #/g)?.length]).toEqual([documento, 1]);
        for (const line of [
          'Signer Certificate Common Name: ADJUDICA S.A.',
          'Signature Type: ETSI.CAdES.detached',
          'Total document signed',
          'Signature Validation: Signature is Valid.',
        ])
          expect(told).toContain(line);
        const unsealed = bytes.subarray(0, bytes.indexOf('%%EOF') + '%%EOF\n'.length);
        const emitido = { longitud: unsealed.length, sha256: hash('sha256', unsealed) };
        const trust = { roots: [], between: [], revocations: [] };
        expect(
          await checkSignatures(bytes, { emitido, emitidoEn: now, anterior: null }, { trust, ask: null, now }),
        ).toMatchObject([{ nombre: 'ADJUDICA S.A.' }]);
        expect((await textOfPages(bytes)).at(0)).toContain('Sello electrónico de ADJUDICA S.A.');
        const scanned = codigo === null ? [] : [`https://adjudica.ejemplo.ec/verificar/${codigo}`];
        expect(await scannedFrom(bytes, 1, ['QRCode'])).toEqual(scanned);
        const altered = Buffer.from(bytes);
        altered[300] = (altered[300] as number) ^ 1;
        expect(pdfsig(altered)).not.toContain('Signature is Valid');
      }
      expect(pdfsig(await print('acta', null))).toContain('does not contain any signatures');
    } finally {
      await renderer.close();
    }
  },
);
