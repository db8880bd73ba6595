import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Anchor, AuditAnchors, anchorsOf } from '../../audit/anchors';
import { auditWriter } from '../../audit/audit';
import { AuditSealer } from '../../audit/sealer';
import { AuditKey } from '../../audit/seals';
import { auditReport, verifyAudit } from '../../audit/verify';
import { SISTEMA } from '../../auth/actor';
import { Cipher, fingerprintOf, keyIdOf } from '../../crypto/cipher';
import { KEY_FILE } from '../../crypto/data-key';
import { PLACES } from '../../crypto/places';
import { Auditoria } from '../../entities/auditoria.entity';
import { AuditoriaSello } from '../../entities/auditoria-sello.entity';
import { Borrador } from '../../entities/borrador.entity';
import { ConsultaBuro } from '../../entities/consulta-buro.entity';
import { Idempotencia } from '../../entities/idempotencia.entity';
import { Usuario } from '../../entities/usuario.entity';
import { environmentOf, runProcess } from '../../testing/commands';
import { LOADS_MUCH_MS } from '../../testing/limits';
import { startServer } from '../../testing/servers';
import { testAppOfEach } from '../../testing/test-app';
import { UnitOfWork } from '../transaction/unit-of-work';
import { cambiarInstalacion, leerInstalacion } from './instalacion';

jest.setTimeout(LOADS_MUCH_MS);

const CEDULA = '1710034065';
const OTHER = Buffer.alloc(32, 9);

const t = testAppOfEach();
let file: string;
beforeEach(async () => {
  file = join(t.dir, KEY_FILE);
});

const manager = () => t.application.dataSource.manager;
const first = () => t.application.config.dataKey;
const keyOfFile = (path = file) => Buffer.from(readFileSync(path, 'utf8'), 'base64');
const base = () => basename(t.application.config.databaseUrl.replace(/\?.*/, ''), '.db');
const clave = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  runProcess('commands/db.ts', ['clave', ...args], environmentOf(t, env));
const rotar = (env: NodeJS.ProcessEnv = {}) => clave(['--rotar', '--base', base()], env);
const start = () => runProcess('main.ts', [], environmentOf(t, { PORT: '0' }));
const act = (key: Buffer, n: number) =>
  new UnitOfWork(t.application.dataSource, t.clock, auditWriter(new AuditKey(key))).run(SISTEMA, (tx) =>
    tx.audit({ accion: 'probar', recurso: 'prueba', recursoId: n, despues: { n } }),
  );
const audited = async (anchors?: (Anchor | null)[]) => {
  const evidence = { anchors: anchors ?? (await anchorsOf(t.application.storage)) };
  return auditReport(await verifyAudit(t.application.dataSource, new AuditKey(keyOfFile()), t.clock.now(), evidence))
    .text;
};

/** One row of each kind of sealed text, as the application leaves it. */
async function sealSome(cipher: Cipher): Promise<void> {
  const { id: usuarioId } = await manager().findOneByOrFail(Usuario, { usuario: 'ejecutivo' });
  const lugar = { usuarioId, formulario: 'solicitud', clave: '01-M001-1', seccion: 'personales' };
  await manager().insert(Borrador, {
    ...lugar,
    contenido: cipher.seal('{"nombres":"Zoila"}', PLACES.borrador(lugar)),
    versionBase: 0,
    guardadoEn: t.clock.now(),
    version: 1,
  });
  const { identifiers } = await manager().insert(ConsultaBuro, {
    cedula: CEDULA,
    fecha: '2026-01-02',
    vuelta: 1,
    estado: 'lista',
    contenido: null,
    prueba: true,
    consultadoPor: usuarioId,
    consultadoEn: t.clock.now(),
  });
  const id = identifiers[0]?.id as number;
  await manager().update(
    ConsultaBuro,
    { id },
    { contenido: cipher.seal('{"score":785}', PLACES.consultaBuro({ id, cedula: CEDULA })) },
  );
  const respuesta = { usuarioId, clave: 'clave-de-prueba' };
  await manager().insert(Idempotencia, {
    ...respuesta,
    ruta: 'POST /x',
    huellaCuerpo: '0'.repeat(64),
    respuestaEstado: 200,
    respuesta: cipher.seal('{"ok":true}', PLACES.idempotencia(respuesta)),
    creadaEn: t.clock.now(),
  });
}

async function readAll(cipher: Cipher): Promise<string[]> {
  const [borrador] = await manager().find(Borrador);
  const [consulta] = await manager().find(ConsultaBuro);
  const [respuesta] = await manager().find(Idempotencia);
  if (borrador === undefined || consulta === undefined || respuesta === undefined) throw new Error('nothing is sealed');
  return [
    cipher.open(borrador.contenido, PLACES.borrador(borrador)),
    cipher.open(consulta.contenido ?? '', PLACES.consultaBuro(consulta)),
    cipher.open(respuesta.respuesta ?? '', PLACES.idempotencia(respuesta)),
  ];
}

describe('what is refused', () => {
  test('without the key of now, with a wrong name, without a new key where no file holds it: nothing changes', async () => {
    await sealSome(new Cipher(first()));
    expect((await clave(['--rotar'])).code).toBe(2);
    expect((await clave(['--rotar', '--base', 'otra'])).err).toContain('El nombre no coincide');
    const env = { DATA_KEY: first().toString('base64') };
    expect((await rotar(env)).err).toContain('dé la nueva en DATA_KEY_NUEVA');
    expect((await rotar({ ...env, DATA_KEY_NUEVA: 'corta' })).err).toContain('no tiene 32 bytes');
    expect(
      (await rotar({ DATA_KEY: OTHER.toString('base64'), DATA_KEY_NUEVA: OTHER.toString('base64') })).err,
    ).toContain(`hace falta la de ahora (huella ${keyIdOf(fingerprintOf(first()))})`);
    expect(await leerInstalacion(manager())).toMatchObject({
      huellaClave: fingerprintOf(first()),
      huellaSiguiente: null,
    });
    expect([existsSync(`${file}.nueva`), keyOfFile().equals(first())]).toEqual([false, true]);
  });

  test('an audit that was altered, and a draft copied into another row: the key stays and all is as before', async () => {
    await sealSome(new Cipher(first()));
    await manager().update(Borrador, { formulario: 'solicitud' }, { seccion: 'otra' });
    const copied = await rotar();
    expect([copied.code, copied.err]).toEqual([1, expect.stringContaining('Algo de lo sellado fue alterado')]);
    expect((await start()).err).toContain('termine con «npm run db -- clave --rotar»');
    expect((await clave(['--no-rotar'])).out).toContain('Cambio de clave cancelado');
    expect(await leerInstalacion(manager())).toMatchObject({
      huellaClave: fingerprintOf(first()),
      huellaSiguiente: null,
    });
    await act(first(), 1);
    await manager().update(Auditoria, { accion: 'probar' }, { usuario: 'otra' });
    expect((await rotar()).err).toContain('La auditoría fue alterada');
    expect(keyOfFile().equals(first())).toBe(true);
  });
});

test('a new key: drafts, bureau reports and answers open under it alone, the old file stays beside it, and the audit names the change', async () => {
  await sealSome(new Cipher(first()));
  const before = await readAll(new Cipher(first()));
  const { code, out, err } = await rotar();
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('Sellado de nuevo: 3 filas.');
  const key = keyOfFile();
  expect(key.equals(first())).toBe(false);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(keyOfFile(`${file}.${keyIdOf(fingerprintOf(first()))}`).equals(first())).toBe(true);
  expect(out + err).not.toContain(key.toString('base64').slice(0, 20));
  expect(await readAll(new Cipher(key))).toEqual(before);
  await expect(readAll(new Cipher(first()))).rejects.toThrow('sealed under another key');
  expect(await manager().findOneByOrFail(Borrador, {})).toMatchObject({ version: 1 });
  const row = await manager().findOneByOrFail(Auditoria, { accion: 'cambiar-clave' });
  expect(JSON.parse(row.despues as string)).toEqual({ huellaClave: fingerprintOf(key), filas: 3 });
});

test('with the keys in the environment no file is made, and the command says where the new one belongs', async () => {
  const env = { DATA_KEY: first().toString('base64'), DATA_KEY_NUEVA: OTHER.toString('base64') };
  const { code, out } = await rotar(env);
  expect([code, out]).toEqual([0, expect.stringContaining('póngala en DATA_KEY')]);
  expect((await leerInstalacion(manager()))?.huellaClave).toBe(fingerprintOf(OTHER));
  expect(existsSync(`${file}.nueva`)).toBe(false);
});

test('the audit under three keys: every row and anchor is checked as before, and whatever is changed of the former ones is found', async () => {
  for (let n = 1; n <= 3; n += 1) await act(first(), n);
  const { dataSource, unitOfWork, auditKey, log } = t.application;
  await new AuditSealer(dataSource, unitOfWork, auditKey, t.clock, log).step();
  await new AuditAnchors(t.application).step();
  await rotar();
  await act(keyOfFile(), 4);
  await rotar();
  await act(keyOfFile(), 5);
  expect(await audited()).toMatch(/^Auditoría íntegra: (?!.*su clave se perdió).*Anclas comparadas: 1/);
  const [anchor] = (await anchorsOf(t.application.storage)) as [Anchor];
  expect(await audited([{ ...anchor, fecha: '2020-01-01' as Anchor['fecha'] }])).toContain(
    'no la selló esta instalación',
  );
  const epochs = await manager().find(AuditoriaSello);
  const change = (epoca: number, values: Partial<AuditoriaSello>) =>
    manager().update(AuditoriaSello, { epoca }, values);
  const found: [string, string][] = [];
  for (const [what, tamper] of Object.entries({
    'its secret taken away, as if lost': () => change(1, { secreto: null }),
    'another secret': () => change(1, { secreto: 'v1.00000000.AAAA' }),
    'said to be another key': () => change(2, { huellaClave: 'f'.repeat(64) }),
    'another end': () => change(1, { final: '0'.repeat(64) }),
    'its secret, and what holds it': async () => {
      await change(1, { secreto: null });
      await change(3, { registro: null });
    },
  })) {
    await tamper();
    found.push([what, (await audited()).slice(0, 26)]);
    for (const epoch of epochs) await manager().save(AuditoriaSello, epoch);
  }
  expect(found).toEqual(found.map(([what]) => [what, 'La auditoría fue alterada:']));
  expect(await audited()).toMatch(/^Auditoría íntegra/);
  await manager().update(Auditoria, { recursoId: '2', recurso: 'prueba' }, { usuario: 'otra' });
  expect(await audited()).toContain('el contenido no corresponde a su huella');
});

test('a row sealed under a former key after the change is named by the check', async () => {
  await rotar();
  await act(first(), 6);
  expect(await audited()).toContain('el contenido no corresponde a su huella');
});

test('a running server sees the change announced and stops; none starts until it is done', async () => {
  const { process: server } = await startServer(t);
  const ended = once(server, 'exit');
  const done = rotar();
  expect((await ended)[0]).toBe(1);
  expect((await done).code).toBe(0);
  const again = await startServer(t);
  again.process.kill('SIGKILL');
});

test('interrupted before the file is exchanged: the start is refused, and the same order finishes', async () => {
  await rotar();
  const key = keyOfFile();
  renameSync(file, `${file}.nueva`);
  writeFileSync(file, first().toString('base64'));
  expect((await start()).err).toContain('no es la de estos datos');
  expect((await rotar()).out).toContain('Inicie los servidores');
  expect(keyOfFile().equals(key)).toBe(true);
});

test('interrupted while it was announced: the same order goes on with the key that it had made', async () => {
  writeFileSync(`${file}.nueva`, OTHER.toString('base64'));
  await cambiarInstalacion(manager(), {}, { huellaSiguiente: fingerprintOf(OTHER) });
  expect((await rotar()).code).toBe(0);
  expect(keyOfFile().equals(OTHER)).toBe(true);
});
