import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { SISTEMA } from '../auth/actor';
import { isSqlServer } from '../config/engine';
import { poolOf } from '../db/engine/sqlite-pool';
import { UnitOfWork } from '../db/transaction/unit-of-work';
import { Auditoria } from '../entities/auditoria.entity';
import { registry } from '../metrics';
import { environmentOf, runProcess } from '../testing/commands';
import { denied, limitedLogin } from '../testing/limited-login';
import { logLines } from '../testing/log-lines';
import { StatementCounter } from '../testing/statement-counter';
import { type TestApp, testAppOfEach } from '../testing/test-app';
import { auditWriter } from './audit';
import { AuditSealer } from './sealer';
import { UNSEALED_AT_MOST_MS } from './unsealed';
import { auditReport, verifyAudit } from './verify';

const counter = new StatementCounter();
const lines = logLines();
const t = testAppOfEach({ database: { logger: counter } });
let sealer: AuditSealer;
beforeEach(async () => {
  sealer = sealerOf(t);
});

const sealerOf = ({ application, clock }: TestApp) =>
  new AuditSealer(application.dataSource, application.unitOfWork, application.auditKey, clock, lines.log);
const act = (n = 1) =>
  t.application.unitOfWork.run(SISTEMA, (tx) => tx.audit({ accion: 'probar', recurso: 'prueba', recursoId: n }));
const verdict = () => verifyAudit(t.application.dataSource, t.application.auditKey, t.clock.now());
const unsealedAge = async () => (await registry.getSingleMetric('audit_unsealed_age_seconds')?.get())?.values[0]?.value;

/** A process that seals this test's database until it is told to end. Its complaints go to the terminal. */
async function sealingProcess(): Promise<ChildProcess> {
  const file = (name: string) => join(__dirname, '..', 'testing', name);
  const child = fork(file('sellar.ts'), {
    execArgv: ['-r', file('register.cjs')],
    env: environmentOf(t),
  });
  await once(child, 'message');
  return child;
}

describe('sealers of several processes', () => {
  test('seal what a third one writes meanwhile: one chain, whole', async () => {
    const ROWS = 300;
    const processes = await Promise.all([sealingProcess(), sealingProcess()]);
    for (let n = 1; n <= ROWS; n++) await act(n);
    for (const one of processes) one.send('termina');
    await Promise.all(processes.map((one) => once(one, 'close')));
    expect(processes.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    await sealer.step();
    expect(await verdict()).toMatchObject({ ok: true, posicion: ROWS, unsealed: 0 });
  });

  // Both fail when what waits is read before the transaction that seals it.
  test('take the lock of the chain before they look, and seal what the other one left', async () => {
    const locked: string[] = [];
    const lock = jest.spyOn(t.application.unitOfWork, 'lock').mockImplementation(async (manager, name) => {
      locked.push(name);
      // The other one was here first, and seals all that waits.
      const rows = await manager.find(Auditoria, { order: { id: 'ASC' } });
      expect(rows.map(({ posicion }) => posicion)).toEqual([null, null]);
    });
    await act(1);
    await act(2);
    const statements = await counter.during(() => sealer.step());
    lock.mockRestore();
    expect(locked).toEqual(['auditoria']);
    const begin = statements.findIndex((sql) => /^(BEGIN|SAVE)/.test(sql));
    if (poolOf(t.application.dataSource) !== undefined)
      expect(statements.slice(0, begin)).toEqual([expect.stringMatching(/LIMIT 1$/)]);
    expect(await verdict()).toMatchObject({ ok: true, posicion: 2, unsealed: 0 });
  });

  test('that runs into a row sealed without the lock undoes its round and says so', async () => {
    await act();
    lines.clear();
    jest.spyOn(t.application.unitOfWork, 'lock').mockImplementationOnce(async () => undefined);
    const find = jest.spyOn(Object.getPrototypeOf(t.application.dataSource.manager), 'find');
    find.mockImplementationOnce(async () => [{ id: 999_999, huella: 'x' }]);
    await sealer.step();
    find.mockRestore();
    expect(lines.lines).toEqual([expect.objectContaining({ msg: 'audit rows could not be sealed' })]);
    expect(await verdict()).toMatchObject({ ok: true, posicion: 0, unsealed: 1 });
    await sealer.step();
    expect(lines.lines.at(-1)).toMatchObject({ msg: 'audit rows are sealed again', rounds: 1 });
    expect(await verdict()).toMatchObject({ ok: true, posicion: 1, unsealed: 0 });
  });
});

test('a round without anything to seal asks once and writes nothing', async () => {
  await act();
  await sealer.step();
  const statements = await counter.during(() => sealer.step());
  expect(statements).toHaveLength(1);
});

test('rows that wait too long are a fault, not a good verdict; the exit code of the command says so', async () => {
  await act(1);
  await sealer.step();
  await act(2);
  t.clock.advance(UNSEALED_AT_MOST_MS);
  expect(await verdict()).toMatchObject({ ok: true, posicion: 1, unsealed: 1 });
  t.clock.advance(1);
  expect(await verdict()).toMatchObject({ ok: false, fault: 'sin-sello', posicion: 1, unsealed: 1 });
  expect(auditReport(await verdict())).toEqual({
    text: expect.stringMatching(/^Nadie sella la auditoría: la fila \d+ espera su sello desde 2026-03-10T/),
    exitCode: 3,
  });
  // For the command, which has the real clock, the test's rows are from long ago.
  const verify = () => runProcess('commands/db.ts', ['verify-audit'], environmentOf(t));
  expect(await verify()).toMatchObject({ code: 3, err: expect.stringMatching(/^Nadie sella la auditoría/) });
  await sealer.step();
  expect(await verify()).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Auditoría íntegra: 2 filas encadenadas\./),
  });
  expect(auditReport(await verdict())).toEqual({
    text: expect.stringMatching(
      /^Auditoría íntegra: 2 filas encadenadas\. Termina en la posición 2, enlace [0-9a-f]{64}\.$/,
    ),
    exitCode: 0,
  });
  await t.application.dataSource.manager.update(Auditoria, { posicion: 2 }, { usuario: 'otro' });
  expect(auditReport(await verdict())).toEqual({
    text: expect.stringMatching(/^La auditoría fue alterada: fila \d+: el contenido no corresponde a su huella\.$/),
    exitCode: 1,
  });
});

(isSqlServer ? describe : describe.skip)('on a server', () => {
  // Fails when roles.sql denies the login a column of the seal.
  test('a login of the role of the application writes rows and seals them; it changes and removes none', async () => {
    const { dataSource, close } = await limitedLogin(t.application.dataSource, t.application.config.databaseUrl);
    try {
      const unitOfWork = new UnitOfWork(dataSource, t.clock, auditWriter(t.application.auditKey));
      await unitOfWork.run(SISTEMA, (tx) => tx.audit({ accion: 'probar', recurso: 'prueba', recursoId: 1 }));
      await new AuditSealer(dataSource, unitOfWork, t.application.auditKey, t.clock, lines.log).step();
      expect(await verdict()).toMatchObject({ ok: true, posicion: 1, unsealed: 0 });
      for (const refused of [
        "UPDATE seguridad.auditoria SET usuario = 'otro'",
        'DELETE FROM seguridad.auditoria',
        'UPDATE seguridad.acceso SET usuarioId = 1',
        'DELETE FROM seguridad.acceso',
      ])
        await expect(dataSource.query(refused)).rejects.toThrow(/permission/i);
      expect(await verdict()).toMatchObject({ ok: true, posicion: 1, unsealed: 0 });
    } finally {
      await close();
    }
  });
});

/** What a login is denied on a server is denied here by triggers. */
const onEmbedded = isSqlServer ? describe.skip : describe;

onEmbedded('on the embedded engine', () => {
  const deny = (columns: string, what = 'UPDATE OF') =>
    t.application.dataSource.query(
      `CREATE TRIGGER denied_${what[0]} BEFORE ${what} ${columns} ON auditoria BEGIN SELECT RAISE(ABORT, 'denied'); END`,
    );

  test('no statement of a round goes through the sealed rows', async () => {
    await act();
    const statements = (await counter.during(() => sealer.step())).filter((sql) => /^SELECT/.test(sql));
    expect(statements.length).toBeGreaterThanOrEqual(3);
    // Fails without the index of the rows that wait.
    for (const sql of statements) {
      const plan: { detail: string }[] = await t.application.dataSource.query(
        `EXPLAIN QUERY PLAN ${sql}`,
        Array(sql.split('?').length - 1).fill(1),
      );
      for (const { detail } of plan)
        expect(detail).toMatch(
          // one row for each key there ever was
          /^SCAN AuditoriaSello$|^SCAN \S+ USING INDEX IX_auditoria_id_instante$|USING INDEX IX_auditoria_posicion|^SEARCH/,
        );
    }
  });

  test('it seals with the rights that roles.sql leaves to the running login', async () => {
    const { columns } = denied(t.application.dataSource);
    const own = t.application.dataSource.getMetadata(Auditoria).columns.map(({ databaseName }) => databaseName);
    expect(columns.sort()).toEqual(own.filter((name) => !['id', 'posicion', 'cadena'].includes(name)).sort());
    await deny(columns.join());
    await deny('', 'DELETE');
    await act();
    await sealer.step();
    expect(await verdict()).toMatchObject({ ok: true, posicion: 1, unsealed: 0 });
    await expect(t.application.dataSource.manager.update(Auditoria, { id: 1 }, { usuario: 'otro' })).rejects.toThrow(
      'denied',
    );
    await expect(t.application.dataSource.manager.delete(Auditoria, { id: 1 })).rejects.toThrow('denied');
  });

  test('a sealer that may not seal is logged once and shows in the metrics, and when it can again', async () => {
    await deny('posicion');
    lines.clear();
    await act();
    await sealer.step();
    t.clock.advance(90_000);
    await sealer.step();
    expect(lines.lines).toEqual([expect.objectContaining({ msg: 'audit rows could not be sealed' })]);
    expect(await unsealedAge()).toBe(90);
    await t.application.dataSource.query('DROP TRIGGER denied_U');
    await sealer.step();
    expect(lines.lines.at(-1)).toMatchObject({ msg: 'audit rows are sealed again', rounds: 2 });
    expect(await unsealedAge()).toBe(0);
  });
});
