import { ErrorDeNegocio, tratamientoSuspendido } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { type Actor, SISTEMA } from '../auth/actor';
import type { Tx } from '../db/transaction/unit-of-work';
import type { MadeRecord } from './act';
import { Acts } from './acts';
import { withoutStates } from './lifecycle';

const actor: Actor = { ...SISTEMA, id: 7, role: 'Administrador del sistema' };
const suspendido = tratamientoSuspendido({ solicitud: 7, desde: '2026-03-10' });
const fuera = { fuera: true } as unknown as EntityManager;
const dentro = { dentro: true } as unknown as EntityManager;

/** Acts on a record of paper whose person is blocked; what was done, asked and where. */
function papel(resource: string, { conPersona = true, bloqueada = true } = {}) {
  const hecho: string[] = [];
  const preguntado: unknown[] = [];
  const acts = new Acts(
    {
      outside: fuera,
      run: (who, act) =>
        act({ actor: who, now: new Date(0), manager: dentro, audit: async () => undefined } as unknown as Tx),
    },
    { record: async () => undefined },
    { avisar: async () => undefined },
    { soloPropios: false },
    { demand() {} },
    async (manager, targets) => {
      preguntado.push([manager === dentro ? 'dentro' : 'fuera', await targets()]);
      return bloqueada ? suspendido : null;
    },
  );
  const record: MadeRecord<number, { id: number }, string> = {
    resource,
    read: async (_, id) => ({ id }),
    idOf: ({ id }) => id,
    ...(conPersona && { targets: ({ id }) => [{ planId: 3, personaId: id }] }),
    summaryOf: () => ({}),
    view: () => 'visto',
  };
  const cosa = {
    ...record,
    lifecycle: withoutStates(resource, 'derecho:atender'),
    lock: async () => undefined,
    version: 'optional' as const,
    versionOf: () => 1,
    stale: () => new ErrorDeNegocio('versionVieja', 'version-vieja', 'x'),
    write: async () => hecho.push('write'),
  };
  const escrito = { change: () => ({}), effects: async () => hecho.push('despues') };
  return {
    hecho,
    preguntado,
    alcanzando: (planId: number) =>
      acts
        .act(cosa, 'mover', {
          ...escrito,
          concerns: async ({ before }) => [{ planId, personaId: before.id }],
        })(actor, 5)
        .catch(({ code }) => code),
    actua: (accion = 'mover') =>
      acts
        .act(
          cosa,
          accion,
          escrito,
        )(actor, 5)
        .catch(({ code }) => code),
    conTrabajo: () =>
      acts
        .act(cosa, 'mover', {
          ...escrito,
          around: async (_, transact) => {
            hecho.push('alrededor');
            return transact(undefined);
          },
        })(actor, 5)
        .catch(({ code }) => code),
    muestra: () => acts.act(cosa, 'ver', { change: () => ({}), show: async () => 'mostrado' })(actor, 5),
    crea: () =>
      acts
        .made(record)({ insert: async () => 5, followUp: async () => hecho.push('luego') })(actor, {})
        .catch(({ code }) => code),
  };
}

test('an act on a record of a blocked person is refused, and nothing is written', async () => {
  const { actua, hecho, preguntado } = papel('cosa');
  expect(await actua()).toBe('tratamiento-suspendido');
  expect(hecho).toEqual([]);
  expect(preguntado).toEqual([['dentro', [{ planId: 3, personaId: 5 }]]]);
});

test('an act that names other plans and persons asks of them too, and is refused for theirs', async () => {
  const { alcanzando, hecho, preguntado } = papel('cosa');
  expect(await alcanzando(8)).toBe('tratamiento-suspendido');
  expect(hecho).toEqual([]);
  expect(preguntado).toEqual([
    [
      'dentro',
      [
        { planId: 3, personaId: 5 },
        { planId: 8, personaId: 5 },
      ],
    ],
  ]);
});

test('an act with work before its transaction is refused before that work', async () => {
  const { conTrabajo, hecho, preguntado } = papel('cosa');
  expect(await conTrabajo()).toBe('tratamiento-suspendido');
  expect(hecho).toEqual([]);
  expect(preguntado).toEqual([['fuera', [{ planId: 3, personaId: 5 }]]]);
});

test('a new record about a blocked person is refused in its own transaction, before anything is noted', async () => {
  const { crea, hecho } = papel('cosa');
  expect(await crea()).toBe('tratamiento-suspendido');
  expect(hecho).toEqual([]);
});

test('what only shows the record goes on, and asks nothing', async () => {
  const { muestra, preguntado } = papel('cosa');
  expect(await muestra()).toBe('mostrado');
  expect(preguntado).toEqual([]);
});

test.each([
  ['solicitud-de-pago', 'aprobar'],
  ['derecho-titular', 'levantar'],
  ['tarea', 'reasignar'],
])('%s.%s, which the law obliges to go on, goes on', async (resource, accion) => {
  const { actua, hecho } = papel(resource);
  expect(await actua(accion)).toBe('visto');
  expect(hecho).toEqual(['write', 'despues']);
});

test('a record of nobody, and one whose person is not blocked, are worked with as always', async () => {
  const deNadie = papel('cosa', { conPersona: false });
  expect([await deNadie.actua(), deNadie.preguntado]).toEqual(['visto', []]);
  const libre = papel('cosa', { bloqueada: false });
  expect([await libre.actua(), await libre.crea(), libre.hecho]).toEqual([
    'visto',
    'visto',
    ['write', 'despues', 'luego'],
  ]);
});
