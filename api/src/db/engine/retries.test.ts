import { auditWriter } from '../../audit/audit';
import { SISTEMA } from '../../auth/actor';
import { Contador } from '../../entities/contador.entity';
import { conCommitIncierto } from '../../testing/commit-incierto';
import { refusingServer } from '../../testing/tds';
import { testApp } from '../../testing/test-app';
import { openDatabase } from '../data-source';
import { UnitOfWork } from '../transaction/unit-of-work';
import { isTransient, pauseMs, type Retries } from './retries';
import { persistentDriver } from './sql-server';

/** Waits for nothing, and knows before which times it was asked to. */
function noticing(times: number): Retries & { paused: number[] } {
  const paused: number[] = [];
  return { times, paused, pause: async (failed) => void paused.push(failed) };
}

const driverError = (number: number) => Object.assign(new Error('x'), { driverError: { number } });
const lost = () =>
  Object.assign(new Error('x'), {
    driverError: { code: 'ESOCKET', message: 'Connection lost - read ECONNRESET' },
  });

describe('what is worth another time', () => {
  test.each([18456, 2627, 547, 208])('%s of the server is not: it would be refused again', (number) =>
    expect(isTransient(driverError(number))).toBe(false),
  );
  test.each([
    ['a port where nobody listens', { code: 'ESOCKET', message: 'Failed to connect to h:1 - connect ECONNREFUSED' }],
    ['a statement that took too long', { code: 'ETIMEOUT', message: 'Timeout: Request failed to complete' }],
    ['a mistake of ours', new TypeError('x is not a function')],
    ['nothing', undefined],
  ])('%s is not', (_, error) => expect(isTransient(error)).toBe(false));
  test.each([1205, 1222, 4060, 10928, 10929, 40197, 40501, 40613, 49918])('%s of the server is', (number) =>
    expect(isTransient(driverError(number))).toBe(true),
  );
  test.each([
    ['a connection that was lost', lost()],
    ['one that was closed', { originalError: { cause: { code: 'ECONNRESET' } } }],
  ])('%s is', (_, error) => expect(isTransient(error)).toBe(true));
});

test('pauses double from an eighth of a second to eight, and half of each is chance', () => {
  const most = [0, 1, 2, 3, 6, 9].map((failed) => pauseMs(failed, 1));
  expect(most).toEqual([125, 250, 500, 1000, 8000, 8000]);
  expect(pauseMs(3, 0)).toBe(500);
});

describe('logging in', () => {
  const connect = async (refusal: number | 'breaks off', retries: Retries) => {
    const server = await refusingServer(refusal);
    const pool = new (persistentDriver(retries).ConnectionPool)({
      server: '127.0.0.1',
      port: server.port,
      user: 'u',
      password: 'p',
      database: 'x',
      options: { encrypt: false, maxRetriesOnTransientErrors: 0 } as object,
    });
    const error: unknown = await pool.connect().catch((e: unknown) => e);
    server.close();
    return { error, logins: server.logins };
  };

  test('a wrong password is told at once: one log-in', async () => {
    const retries = noticing(3);
    const { error, logins } = await connect(18456, retries);
    expect(error).toMatchObject({ code: 'ELOGIN', originalError: { number: 18456 } });
    expect(logins).toHaveLength(1);
    expect(retries.paused).toEqual([]);
  });

  test.each([40613, 4060, 'breaks off'] as const)('%s: as often as was said, then its error', async (refusal) => {
    const retries = noticing(2);
    const { error, logins } = await connect(refusal, retries);
    expect(error).toMatchObject({ name: 'ConnectionError' });
    expect(logins).toHaveLength(3);
    expect(retries.paused).toEqual([0, 1]);
  });

  test('program name, database, read-only intent and Windows log-in of the address reach the server', async () => {
    const server = await refusingServer(18456);
    const at = (user: string, options: string) =>
      openDatabase({ url: `mssql://${user}@127.0.0.1:${server.port}/base?encrypt=false&retries=0&${options}` }).catch(
        () => undefined,
      );
    await at('yo:p', '');
    await at('yo:p', 'appName=lecturas&applicationIntent=ReadOnly&multiSubnetFailover=true');
    await at('yo:p', 'authentication=ntlm&domain=EMPRESA');
    server.close();
    const plain = { user: 'yo', appName: 'adjudica', database: 'base', readOnly: false, windows: false };
    expect(server.logins).toEqual([
      plain,
      { ...plain, appName: 'lecturas', readOnly: true },
      { ...plain, user: '', windows: true },
    ]);
  });

  const GUID = '00000000-1111-2222-3333-444444444444';
  test.each([
    ['', 'default'],
    ['', 'msi-vm'],
    [`${GUID}@`, 'msi-app-service'],
    [`${GUID}:s@`, 'service-principal-secret&tenantId=empresa.ec'],
    ['yo%40empresa.ec:p@', `password&clientId=${GUID}`],
  ])('the driver takes what an address of Entra says (%s%s)', async (user, how) => {
    const url = `mssql://${user}127.0.0.1:1/x?authentication=azure-active-directory-${how}`;
    // a setting that it does not take would be a TypeError before it tries the port, where nobody listens
    await expect(openDatabase({ url })).rejects.toMatchObject({ name: 'ConnectionError', code: 'ESOCKET' });
  });
});

describe('an act', () => {
  const t = testApp();

  const unitOfWork = (retries: Retries) =>
    new UnitOfWork(t.application.dataSource, t.clock, auditWriter(t.application.auditKey), retries);
  const contador = (serie: string) => t.application.dataSource.manager.countBy(Contador, { serie });

  test('that fails for a reason of its own runs once', async () => {
    const retries = noticing(3);
    const act = jest.fn(async () => {
      throw driverError(2627);
    });
    await expect(unitOfWork(retries).run(SISTEMA, act)).rejects.toMatchObject({ driverError: { number: 2627 } });
    expect(act).toHaveBeenCalledTimes(1);
  });

  test.each([false, true])('whose COMMIT got no answer (kept: %s) runs once: nobody knows', async (kept) => {
    const retries = noticing(3);
    const act = jest.fn(async ({ manager }) => {
      await manager.insert(Contador, { serie: `incierto-${kept}`, valor: 1 });
    });
    const run = () => unitOfWork(retries).run(SISTEMA, act);
    await expect(conCommitIncierto(t.application.dataSource, kept, run)).rejects.toThrow('Connection lost');
    expect(act).toHaveBeenCalledTimes(1);
    expect(retries.paused).toEqual([]);
    expect(await contador(`incierto-${kept}`)).toBe(kept ? 1 : 0);
  });

  test('whose connection is lost, then falls to a deadlock, runs from its beginning and leaves one effect', async () => {
    const retries = noticing(3);
    const failures = [lost(), driverError(1205)];
    const after = jest.fn();
    await unitOfWork(retries).run(SISTEMA, async ({ manager, afterCommit }) => {
      await manager.insert(Contador, { serie: 'una', valor: 1 });
      afterCommit(after);
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
    });
    expect(await contador('una')).toBe(1);
    expect(after).toHaveBeenCalledTimes(1);
    expect(retries.paused).toEqual([0, 1]);
  });

  test('that always fails is given up after as many times as was said', async () => {
    const retries = noticing(2);
    const act = jest.fn(async () => {
      throw driverError(1205);
    });
    await expect(unitOfWork(retries).run(SISTEMA, act)).rejects.toMatchObject({ driverError: { number: 1205 } });
    expect(act).toHaveBeenCalledTimes(3);
  });
});
