import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const absent = ['pdfsig', 'certutil', 'pk12util', 'openssl'].filter(
  (program) => spawnSync('which', [program]).status !== 0,
);
export const withPoppler: jest.It = absent.length === 0 ? test : test.skip;
/** What the title of a skipped test says. */
export const needsOfPoppler =
  absent.length === 0 ? '' : ` (needs ${absent.join(', ')}: apt-get install poppler-utils libnss3-tools openssl)`;

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe' });

/** Another program that signs and verifies: Poppler, with the key of one person and an authority of its own in a database of NSS. */
export class Poppler {
  private constructor(
    readonly folder: string,
    /** Of the authority. */
    readonly pem: string,
  ) {}

  static create({ nombre, cedula }: { readonly nombre: string; readonly cedula: string }, authority: string): Poppler {
    const folder = mkdtempSync(join(tmpdir(), 'poppler-'));
    const path = (name: string): string => join(folder, name);
    mkdirSync(path('nss'));
    const subject = ['-subj', `/CN=${nombre}/serialNumber=${cedula}`];
    const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout'];
    run('certutil', '-N', '-d', `sql:${path('nss')}`, '--empty-password');
    run(
      'openssl',
      'req',
      '-x509',
      ...key,
      path('ca.key'),
      '-out',
      path('ca.pem'),
      '-days',
      '3650',
      '-subj',
      `/CN=${authority}`,
    );
    run('openssl', 'req', ...key, path('own.key'), '-out', path('own.csr'), ...subject);
    const by = ['-CA', path('ca.pem'), '-CAkey', path('ca.key'), '-CAcreateserial'];
    run('openssl', 'x509', '-req', '-in', path('own.csr'), ...by, '-out', path('own.pem'), '-days', '900');
    const chain = ['-in', path('own.pem'), '-certfile', path('ca.pem'), '-name', 'own', '-passout', 'pass:x'];
    run('openssl', 'pkcs12', '-export', '-inkey', path('own.key'), ...chain, '-out', path('own.p12'));
    run('pk12util', '-i', path('own.p12'), '-d', `sql:${path('nss')}`, '-W', 'x');
    run('certutil', '-M', '-n', authority, '-t', 'CT,C,C', '-d', `sql:${path('nss')}`);
    return new Poppler(folder, readFileSync(path('ca.pem'), 'utf8'));
  }

  /** Adds a signature (adbe.pkcs7.detached) of now. */
  sign(pdf: Buffer): Buffer {
    const [before, after] = [join(this.folder, 'before.pdf'), join(this.folder, 'after.pdf')];
    writeFileSync(before, pdf);
    run('pdfsig', '-nssdir', join(this.folder, 'nss'), '-add-signature', '-nick', 'own', before, after);
    return readFileSync(after);
  }

  /** What it says of each signature. */
  verify(pdf: Buffer): string {
    const file = join(this.folder, 'verify.pdf');
    writeFileSync(file, pdf);
    return spawnSync('pdfsig', ['-nocert', file], { encoding: 'utf8' }).stdout;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
