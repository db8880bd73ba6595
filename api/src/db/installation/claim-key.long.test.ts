import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compose } from '../../compose';
import { ConfigError, readConfig } from '../../config';
import { Cipher, fingerprintOf, keyIdOf } from '../../crypto/cipher';
import { KEY_FILE } from '../../crypto/data-key';
import { Auditoria } from '../../entities/auditoria.entity';
import { Borrador } from '../../entities/borrador.entity';
import { Usuario } from '../../entities/usuario.entity';
import { environmentOf, runProcess } from '../../testing/commands';
import { testAppOfEach } from '../../testing/test-app';
import { cambiarInstalacion, leerInstalacion } from './instalacion';

const OTHER = Buffer.alloc(32, 9);

const t = testAppOfEach();
let file: string;
beforeEach(async () => {
  file = join(t.dir, KEY_FILE);
});

const manager = () => t.application.dataSource.manager;
const ours = () => fingerprintOf(t.application.config.dataKey);
const recorded = async () => (await leerInstalacion(manager()))?.huellaClave;
/** 'adjudica', from its file; on a server the name that the test's database was given. */
const nameOfBase = () => basename(t.application.config.databaseUrl.replace(/\?.*/, ''), '.db');
const forget = () => cambiarInstalacion(manager(), {}, { huellaClave: null });

/** A draft as the screens leave it, sealed under `key`. */
async function sealDraft(key: Buffer = t.application.config.dataKey): Promise<void> {
  const { id } = await manager().findOneByOrFail(Usuario, { usuario: 'ejecutivo' });
  const contenido = new Cipher(key).seal('{"nombres":"Zoila"}', 'borrador');
  await manager().insert(Borrador, {
    usuarioId: id,
    formulario: 'solicitud',
    clave: '01-M001-1',
    seccion: 'personales',
    contenido,
    versionBase: 0,
    guardadoEn: t.clock.now(),
    version: 1,
  });
}

const start = (env: NodeJS.ProcessEnv = {}) => runProcess('main.ts', [], environmentOf(t, { PORT: '0', ...env }));
const orden = (...args: string[]) => runProcess('commands/db.ts', args, environmentOf(t));

/** Another start over the same database and folder. */
const again = async (env: Record<string, string> = {}) => {
  const { databaseUrl, jwtSecret } = t.application.config;
  const application = await compose(
    readConfig({ NODE_ENV: 'test', DATA_DIR: t.dir, DATABASE_URL: databaseUrl, JWT_SECRET: jwtSecret, ...env }),
  );
  await application.close();
};

// Fails without claimDataKey in openPlatform: the process makes a key and starts.
test('a lost key: the start is refused with one sentence that says where to put it back, and none is made', async () => {
  await sealDraft();
  rmSync(file);
  const { code, err } = await start();
  expect(code).toBe(1);
  expect(err).toBe(
    `No está la clave de los datos (huella ${keyIdOf(ours())}) y sin ella no se puede leer lo sellado (1 borradores): repóngala en ${file} o en DATA_KEY; si se perdió para siempre, «npm run db -- clave --aceptar-perdida» sigue sin ella.\n`,
  );
  expect(existsSync(file)).toBe(false);
});

test('another key: the start is refused and names both fingerprints', async () => {
  const { code, err } = await start({ DATA_KEY: OTHER.toString('base64') });
  expect(code).toBe(1);
  expect(err).toContain(
    `La clave de DATA_KEY (huella ${keyIdOf(fingerprintOf(OTHER))}) no es la de estos datos (huella ${keyIdOf(ours())})`,
  );
  expect(await recorded()).toBe(ours());
});

test('a key file that was cut off is refused, not replaced', () => {
  writeFileSync(file, 'corta');
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: t.dir });
  expect(() => config.dataKey).toThrow(ConfigError);
  expect(readFileSync(file, 'utf8')).toBe('corta');
});

describe('a database from before fingerprints were recorded', () => {
  test('with something sealed under another key is refused, and records nothing', async () => {
    await sealDraft(OTHER);
    await forget();
    await expect(again()).rejects.toThrow(`no es la de estos datos (huella ${keyIdOf(fingerprintOf(OTHER))})`);
    rmSync(file);
    await expect(again()).rejects.toThrow('No está la clave');
    expect(existsSync(file)).toBe(false);
    expect(await recorded()).toBeNull();
  });

  test('records the key at hand when it opens something, or nothing is sealed', async () => {
    await forget();
    await again();
    expect(await recorded()).toBe(ours());
    await sealDraft();
    await forget();
    await again();
    expect(await recorded()).toBe(ours());
  });
});

describe('npm run db -- clave', () => {
  test('tells both keys and what is sealed under which', async () => {
    await sealDraft();
    const { code, out } = await orden('clave');
    expect(code).toBe(0);
    expect(out).toContain(`Clave de la base: huella ${keyIdOf(ours())}.`);
    expect(out).toContain(`sellado con ${keyIdOf(ours())}: 1 borradores`);
  });

  test('--aceptar-perdida asks for the name of the database, then goes on under a new key, audited; the next start is no longer refused', async () => {
    await sealDraft();
    const lost = ours();
    rmSync(file);
    const unnamed = await orden('clave', '--aceptar-perdida');
    expect([unnamed.code, existsSync(file)]).toEqual([2, false]);
    expect(unnamed.err).toContain('Ya no se podrá leer: 1 borradores');
    const wrong = await orden('clave', '--aceptar-perdida', '--base', 'otra');
    expect([wrong.code, existsSync(file)]).toEqual([1, false]);

    const accepted = await orden('clave', '--aceptar-perdida', '--base', nameOfBase());
    expect([accepted.code, accepted.err]).toEqual([0, '']);
    const made = fingerprintOf(Buffer.from(readFileSync(file, 'utf8'), 'base64url'));
    expect([await recorded(), made === lost]).toEqual([made, false]);
    const audit = await manager().findOneByOrFail(Auditoria, { accion: 'aceptar-perdida-de-clave' });
    expect(JSON.parse(audit.antes as string)).toEqual({ huellaClave: lost });
    expect(JSON.parse(audit.despues as string)).toEqual({ huellaClave: made, perdido: '1 borradores' });
    await again();
  });
});
