import { DocumentoEmitido } from '../entities/documento-emitido.entity';
import { Persona } from '../entities/persona.entity';
import { demoUsers } from '../seed/usuarios';
import { cuerpos } from '../testing/actos';
import { planPorSalir } from '../testing/cartas';
import { planPorContratar } from '../testing/contratos';
import { fingerprint } from '../testing/fingerprint';
import { claves, crearMundo, ejemplos, suspenderDePrueba, whoMay } from '../testing/mundo';
import { bodyOf, type Operation, urlOf, writes } from '../testing/openapi';
import { actuarEnPagare, pagareDePrueba } from '../testing/pagares';
import { type Client, testApp } from '../testing/test-app';
import { GO_ON } from './suspended.excused';

/**
 * Everybody's data are blocked, and every operation that writes is called as it would succeed otherwise: it is refused for that reason, or stands
 * in `GO_ON` with its own. A new one that forgets to ask fails here: `exigirSinSuspension`, or `targets` of its record.
 */
const t = testApp({ contract: true });
/** Plans that the small world lacks: one that waits for its exit letter, one that may have its contract. */
let salida: string;
let conContrato: string;
/** An issued note, to be signed. */
let papel: number;
const clients = new Map<string, Client>();
beforeAll(async () => {
  const { application } = t;
  await crearMundo(t);
  salida = (await planPorSalir(t)).idCodigo;
  conContrato = (await planPorContratar(t)).idCodigo;
  for (const { usuario } of demoUsers) clients.set(usuario, await t.as(usuario));
  const { pagare } = await pagareDePrueba(t);
  await actuarEnPagare(await t.as('legal'), 'aprobar', pagare).expect(200);
  papel = (await application.dataSource.manager.findOneByOrFail(DocumentoEmitido, { pagareId: pagare.id })).id;
  const { manager } = application.dataSource;
  for (const persona of await manager.find(Persona)) await suspenderDePrueba(manager, persona, application.clock.now());
  application.suspensiones.caducar();
});

const excusesOf = ({ id, permissions: needed }: Operation) =>
  GO_ON.filter(
    ({ operations = [], permissions = [] }) =>
      operations.includes(id) || permissions.some((permission) => needed.includes(permission)),
  );
const goOn = GO_ON.flatMap((excuse) => writes.filter((operation) => excusesOf(operation).includes(excuse)));
const refused = writes.filter((operation) => excusesOf(operation).length === 0);
const each = (list: readonly Operation[]) => test.each(list.map((operation) => [operation.id, operation] as const));

/** Of the act, where it is one: 'POST /carpeta/{id}/devolver' is 'carpeta.devolver', 'PUT /pagare/{id}' is 'pagare.actualizar'. */
const actOf = ({ method, path }: Operation): string => {
  const [, resource, , action = method === 'put' ? 'actualizar' : ''] = path.split('/');
  return `${resource}.${action.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
};
const keysOf = (operation: Operation) => {
  const keys = claves(operation);
  if (operation.path.startsWith('/carta-salida/')) return { ...keys, idCodigo: salida };
  if (operation.path.startsWith('/papel/')) return { ...keys, id: papel };
  // its application is saved
  return operation.path.startsWith('/solicitud/') ? { ...keys, clave: '01-M002-2-titular' } : keys;
};
const sentTo = (operation: Operation): object => {
  if (operation.id === 'POST /contrato') return { ...ejemplos[operation.id], idCodigo: conContrato };
  if (operation.id === 'POST /buro/consulta')
    return { TipoDocumento: 'C', NumeroDocumento: String(claves(operation)['cedula']), plan: '01-M002-1' };
  return ejemplos[operation.id] ?? { ...bodyOf(operation), ...cuerpos[actOf(operation)] };
};
const call = (operation: Operation) => {
  const body = sentTo(operation);
  const client = clients.get(whoMay(operation.permissions)) as Client;
  const request = client[operation.method](urlOf(operation, keysOf(operation)), body);
  return operation.parameters.some(({ name }) => name === 'If-Match') ? request.set('If-Match', '"1"') : request;
};

test('what goes on is named once, with its reason, and there is an operation of that name', () => {
  const ids = writes.map(({ id }) => id);
  expect(GO_ON.flatMap(({ operations = [] }) => operations).filter((id) => !ids.includes(id))).toEqual([]);
  expect(writes.filter((operation) => excusesOf(operation).length > 1).map(({ id }) => id)).toEqual([]);
  expect(GO_ON.filter((excuse) => !goOn.some((operation) => excusesOf(operation).includes(excuse)))).toEqual([]);
  expect(GO_ON.filter(({ reason }) => reason.length < 20)).toEqual([]);
});

describe('refused while the data of whom it touches are blocked, and nothing is written', () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    before = await fingerprint(t);
  });

  each(refused)('%s', async (_, operation) => {
    const { status, body } = await call(operation);
    // fails for a new operation that asks nobody; where it lacks something else, put that into testing/mundo.ts
    expect([operation.id, status, body.code]).toEqual([operation.id, 409, 'tratamiento-suspendido']);
    expect(body.detalle).toMatchObject({ solicitud: expect.any(Number), desde: expect.any(String) });
  });

  test('nothing was written', async () => {
    expect(await fingerprint(t)).toEqual(before);
  });
});

describe('what stands in the list is not refused for that reason', () => {
  each(goOn)('%s', async (_, operation) => {
    expect((await call(operation)).body.code).not.toBe('tratamiento-suspendido');
  });
});
