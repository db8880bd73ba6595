import {
  formularioDeFirma,
  formularioDeInmueble,
  formularioDeReferenciaPersonal,
  formularioDeUnidadDeInmueble,
} from '@adjudica/domain';
import type { Test } from 'supertest';
import { sidesOf } from '../testing/contract';
import { long } from '../testing/long';
import { claves, completos, crearMundo, ejemplos, whoMay } from '../testing/mundo';
import { expectNone } from '../testing/none';
import { type Field, fieldsOf, type Operation, operations, sampleOf, urlOf } from '../testing/openapi';
import { plainRecords } from '../testing/plain-records';
import { type Client, testApp } from '../testing/test-app';

/**
 * The document tells the truth about every field of every body: a value just outside its bounds, pattern, options or format is refused and the
 * field is named; one just inside is not what is wrong. Values that are refused come first, so that nothing is changed before them.
 */
const t = testApp();
const clients = new Map<string, Client>();
beforeAll(async () => {
  await crearMundo(t);
  const first = await t.as('ejecutivo');
  await first.post('/garante', { plan: CON_GARANTE, identificacion: '1755555555' }).expect(201);
});

/** A guarantor can be changed where there is one. */
const CON_GARANTE = '01-M002-2';
const keysOf = (operation: Operation) => ({
  ...claves(operation),
  ...(operation.id === 'POST /garante/{idCodigo}/cambiar' && { idCodigo: CON_GARANTE }),
});

type Body = Record<string, unknown>;

const bodies = operations.filter(({ body, method }) => body !== undefined && method !== 'get');
/** What somebody writes; a version is tried in every-route.long.test.ts. */
const written = ({ body }: Operation): Field[] =>
  fieldsOf(body as object).filter(({ path, readOnly }) => !readOnly && path !== 'version');

/** Whose permission reaches every field. */
const WHO: Readonly<Record<string, string>> = { 'PUT /tarea/{id}': 'jefatura' };

async function clientOf(operation: Operation): Promise<Client> {
  if (operation.permissions.length === 0) return t.anonymous;
  const user = WHO[operation.id] ?? whoMay(operation.permissions);
  const client = clients.get(user) ?? (await t.as(user));
  clients.set(user, client);
  return client;
}

/** Bodies that reach the rules: what succeeds in that world, and where a field is shown only under a condition, one that shows it. */
const basesOf = (operation: Operation): Body[] => [
  { ...(ejemplos[operation.id] ?? (sampleOf(operation.body as object) as object)) },
  ...(completos[operation.id] ?? []).map((body) => ({ ...body })),
];

function withValue(base: Body, path: string, value: unknown): Body {
  const whole = structuredClone(base);
  const names = path.split('.');
  const last = names.pop() as string;
  let holder = whole as Record<string, unknown>;
  for (const [i, name] of names.entries()) {
    holder[name] ??= names[i + 1] === '0' ? [] : {};
    holder = holder[name] as Record<string, unknown>;
  }
  holder[last] = value;
  return whole;
}

const names = (errors: unknown, path: string): boolean => {
  const last = path.replace(/\.0$/, '').split('.').pop() as string;
  return Object.keys((errors ?? {}) as object).some((key) => key.split('.').includes(last));
};

/** Of the record that an operation changes, as it was read last. */
const versions = new Map<string, number | undefined>();

async function send(operation: Operation, body: Body): Promise<Awaited<Test>> {
  const client = await clientOf(operation);
  const url = urlOf(operation, keysOf(operation));
  const versioned = fieldsOf(operation.body as object).some(({ path }) => path === 'version');
  const sent = async (): Promise<Awaited<Test>> => {
    const version = versions.get(url);
    return client[operation.method as 'post'](url, { ...body, ...(version !== undefined && { version }) });
  };
  const known = !versioned || versions.has(url);
  if (!known) versions.set(url, await versionOf(operation, client));
  const answer = await sent();
  if (!versioned || !known || answer.status !== 412) return answer;
  versions.set(url, await versionOf(operation, client));
  return sent();
}

/** Of the record that the operation changes, as it stands now. */
async function versionOf(operation: Operation, client: Client): Promise<number | undefined> {
  const read = operations.find(
    ({ method, path }) => method === 'get' && operation.path.startsWith(path) && path.includes('{'),
  );
  if (read === undefined) return undefined;
  return (await client.get(urlOf(read, keysOf(operation)))).body.version;
}

/** Judged by what the database holds, or against other fields: only values that are refused by themselves are tried. */
const BY_FACTS = [
  'accion',
  'actual',
  'beneficiario',
  'cantidadOferta',
  'categoriaCarta',
  'cedula',
  'concesionarioId',
  'contableId',
  'contrasena',
  'diferenciaPrecio',
  'ejecutivo',
  'enlace',
  'evento',
  'fecha',
  'fechaAdjudicacion',
  'grupo',
  'hasta',
  'idCodigo',
  'jefeVentasId',
  'marcaId',
  'medioId',
  'mes',
  'modeloId',
  'motivo',
  'name',
  'notario',
  'nueva',
  'orden',
  'pagoAnticipado',
  'pagoConcesionario',
  'parametro',
  'plan',
  'prioridadOferta',
  'representante',
  'sorteo',
  'usuario',
  'valor',
  'valorComision',
  'valorPlan',
  'valorVehiculo',
  'vendedorId',
];
/** Fields that the record of the walk has not, because it is of the other kind: a property, a commercial or a bank reference. */
const isOfAnotherKind = ({ path: url, id }: Operation, path: string, last: string): boolean => {
  if (id === 'PUT /referencia/{id}') return !(last in formularioDeReferenciaPersonal.tabla);
  // place and day of signing stand in the note
  if (url.startsWith('/contrato')) return last in formularioDeFirma.tabla;
  if (url.startsWith('/prenda')) return last.startsWith('inmueble') || last === 'fechaEmision';
  // a capacity is of who represents the company
  if (url.startsWith('/interviniente')) return last === 'calidad';
  if (url.startsWith('/unidad')) return last in formularioDeUnidadDeInmueble.tabla;
  return (url.startsWith('/ficha-bien') || path.startsWith('ficha.')) && last in formularioDeInmueble.tabla;
};
/** No two records of one owner share them. */
const UNIQUE: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(plainRecords.map(({ registro, unique }) => [`POST /${registro.nombre}`, unique])),
  'POST /concesionario': ['nombreComercial', 'codigo'],
  'POST /dispositivo': ['nombre'],
  'POST /ejecutivo-concesionario': ['nombre'],
  'POST /vista-guardada': ['nombre'],
};
/** Names of users, who must be there. */
const USERS: readonly string[] = ['titular', 'delegado', 'ausente', 'reemplazo'];
/** Criteria of one rule, no two alike. */
const CRITERIA: readonly string[] = ['primero', 'segundo', 'tercero'];
const isFree = (operation: Operation, path: string): boolean => {
  const last = path.split('.').at(-1) as string;
  if (/^\/(delegacion|ausencia)/.test(operation.path) && USERS.includes(last)) return false;
  if (operation.path.startsWith('/regla-adjudicacion') && CRITERIA.includes(last)) return false;
  // a number is of the kind that is sent beside it
  if (operation.path.startsWith('/interviniente') && last === 'identificacion') return false;
  // a letter is of a new car or of a used one, as its sheet says
  if (operation.path.startsWith('/orden-de-compra') && last === 'tipoCarta') return false;
  // what a column says and how it is written depend on each other; a report is of a month or of a year, as its body asks
  if (operation.path.startsWith('/formato-reporte') && ['fuente', 'formato'].includes(last)) return false;
  if (operation.path.startsWith('/reporte-control') && last === 'periodo') return false;
  // of a client, and of whom he acts for
  if (operation.path.startsWith('/operacion-inusual') && last === 'identificacion') return false;
  if (operation.path.startsWith('/constancia') && ['representa', 'correo'].includes(last)) return false;
  // the law bounds the term of the delivery further
  if (operation.path.startsWith('/plazo') && last === 'dias') return false;
  // its form is that of the source that was published
  if (operation.path.startsWith('/sorteo') && last === 'numero') return false;
  // of somebody of whom data are held, on a day that has come; the rest is of a rectification alone
  if (operation.path === '/derecho-titular' && ['identificacion', 'ingreso', 'dato', 'valor', 'prueba'].includes(last))
    return false;
  if (UNIQUE[operation.id]?.includes(last) === true) return false;
  return !BY_FACTS.includes(last) && !isOfAnotherKind(operation, path, last);
};

/** Of a new operation. */
const NO_RECORD =
  'All 404 or 428: testing/mundo.ts makes no record for it (`claves`) or no body (`ejemplos`). All 409: its own fields go to UNIQUE here.';

const byOperation = (list: readonly Operation[]) =>
  describe.each(list.map((operation) => [operation.id, operation] as const));

describe('a value just outside what the document says is refused, and the field is named', () => {
  byOperation(bodies)('%s', (_, operation) => {
    const rows = written(operation).flatMap(({ path, schema }) =>
      sidesOf(schema).outside.map((value) => [path, value] as const),
    );
    test('every one of them', async () => {
      const accepted: unknown[] = [];
      for (const [path, value] of rows) {
        const answers = [];
        for (const base of basesOf(operation)) {
          const { status, body } = await send(operation, withValue(base, path, value));
          if ([400, 422].includes(status) && names(body.errors, path)) break;
          answers.push([status, body.errors ?? body.code]);
        }
        if (answers.length === basesOf(operation).length) accepted.push([path, value, answers]);
      }
      expectNone(
        accepted,
        `${operation.id} takes what the document does not: bound the field in its rules or its DTO. ${NO_RECORD}`,
      );
    });
  });
});

/** In `npm run test:all`: here the document allows less than the rules do, which refuses nobody. */
describe('a value just inside it is not what is refused', () => {
  // what changes a record goes before the acts that end it
  const order = [...bodies].sort((a, b) => Number(b.method === 'put') - Number(a.method === 'put'));
  byOperation(order)('%s', (_, operation) => {
    long('every one of them', async () => {
      const refused: unknown[] = [];
      for (const { path, schema } of written(operation))
        for (const value of isFree(operation, path) ? sidesOf(schema).inside : []) {
          const answers = [];
          for (const base of basesOf(operation)) {
            const { body } = await send(operation, withValue(base, path, value));
            if (!names(body.errors, path)) break;
            answers.push(body.errors);
          }
          if (answers.length === basesOf(operation).length) refused.push([path, value, answers[0]]);
        }
      expectNone(refused, `${operation.id} refuses what the document allows: say the bound there. ${NO_RECORD}`);
    });
  });
});
