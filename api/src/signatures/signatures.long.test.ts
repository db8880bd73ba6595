import { execFileSync, spawnSync } from 'node:child_process';
import { createPrivateKey, hash, X509Certificate } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { Certifier, signed } from '../testing/certification';
import { readTrust } from './certificates';
import { checkSignatures } from './check';

/** Another program that signs and verifies: Poppler, with the keys in a database of NSS. */
const absent = ['pdfsig', 'certutil', 'pk12util', 'openssl'].filter(
  (program) => spawnSync('which', [program]).status !== 0,
);
const withPoppler = absent.length === 0 ? test : test.skip;
const needs =
  absent.length === 0 ? '' : ` (needs ${absent.join(', ')}: apt-get install poppler-utils libnss3-tools openssl)`;

const ANA = { nombre: 'ANA LOOR', cedula: '1712345675' };
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'poppler-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const path = (name: string): string => join(folder, name);
const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe' });

/** A certificate of a new authority, in a database of NSS. Returns the PEM of the authority. */
function keysOfLuis(): string {
  const nss = path('nss');
  mkdirSync(nss);
  run('certutil', '-N', '-d', `sql:${nss}`, '--empty-password');
  const [ca, caKey, key, request, own, p12] = ['ca.pem', 'ca.key', 'luis.key', 'luis.csr', 'luis.pem', 'luis.p12'].map(
    path,
  ) as [...[string, string, string, string, string, string]];
  run(
    'openssl',
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    caKey,
    '-out',
    ca,
    '-days',
    '3650',
    '-subj',
    '/CN=Otra Entidad',
  );
  run(
    'openssl',
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    key,
    '-out',
    request,
    '-subj',
    '/CN=LUIS MERA/serialNumber=0912345678',
  );
  run(
    'openssl',
    'x509',
    '-req',
    '-in',
    request,
    '-CA',
    ca,
    '-CAkey',
    caKey,
    '-CAcreateserial',
    '-out',
    own,
    '-days',
    '900',
  );
  run(
    'openssl',
    'pkcs12',
    '-export',
    '-inkey',
    key,
    '-in',
    own,
    '-certfile',
    ca,
    '-out',
    p12,
    '-passout',
    'pass:x',
    '-name',
    'luis',
  );
  run('pk12util', '-i', p12, '-d', `sql:${nss}`, '-W', 'x');
  run('certutil', '-M', '-n', 'Otra Entidad', '-t', 'CT,C,C', '-d', `sql:${nss}`);
  expect(new X509Certificate(readFileSync(own)).checkPrivateKey(createPrivateKey(readFileSync(key)))).toBe(true);
  return readFileSync(ca, 'utf8');
}

withPoppler(
  `signed by two programs in either order, each verified by the other; an altered file by neither${needs}`,
  async () => {
    const document = await PDFDocument.create();
    document.addPage([595, 842]).drawText('Pagaré');
    const entidad = await Certifier.create('Entidad de Prueba');
    const ana = await entidad.issue(ANA);
    const raices = path('raices');
    mkdirSync(raices);
    writeFileSync(join(raices, 'otra.pem'), keysOfLuis());
    writeFileSync(join(raices, 'prueba.pem'), entidad.pem);
    const now = new Date();
    const addLuis = (pdf: Buffer): Buffer => {
      writeFileSync(path('antes.pdf'), pdf);
      run('pdfsig', '-nssdir', path('nss'), '-add-signature', '-nick', 'luis', path('antes.pdf'), path('despues.pdf'));
      return readFileSync(path('despues.pdf'));
    };
    for (const useObjectStreams of [true, false]) {
      const pdf = Buffer.from(await document.save({ useObjectStreams }));
      const papel = { emitido: { longitud: pdf.length, sha256: hash('sha256', pdf) }, emitidoEn: now, anterior: null };
      const check = async (bytes: Buffer) =>
        checkSignatures(bytes, papel, { trust: await readTrust(raices), ask: null, now });
      const on = now.toISOString();
      const primeroLuis = await signed(addLuis(pdf), ana, { on });
      const primeroAna = addLuis(await signed(pdf, ana, { on }));
      const nombres = async (bytes: Buffer) => (await check(bytes)).map(({ nombre, raiz }) => [nombre, raiz]);
      const [deLuis, deAna] = [
        ['LUIS MERA', 'Otra Entidad'],
        ['ANA LOOR', 'Entidad de Prueba'],
      ];
      expect(await nombres(primeroLuis)).toEqual([deLuis, deAna]);
      expect(await nombres(primeroAna)).toEqual([deAna, deLuis]);
      for (const bytes of [primeroLuis, primeroAna]) {
        writeFileSync(path('ambas.pdf'), bytes);
        const told = run('pdfsig', '-nocert', path('ambas.pdf'));
        expect(told.match(/Signature is Valid/g)).toHaveLength(2);
        const altered = Buffer.from(bytes);
        altered[bytes.lastIndexOf('/Annots') + 1] = 'a'.charCodeAt(0);
        writeFileSync(path('alterada.pdf'), altered);
        expect(spawnSync('pdfsig', ['-nocert', path('alterada.pdf')], { encoding: 'utf8' }).stdout).not.toMatch(
          /Total document signed\s+- Signature Validation: Signature is Valid/,
        );
        await expect(check(altered)).rejects.toMatchObject({ motivo: expect.any(String) });
      }
    }
  },
);
