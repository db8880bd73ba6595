import { mensajes } from '@adjudica/domain';
import { administrador, fakeApi, listAnswer, problemAnswer } from '../testing/api';
import { urlOf } from './calls';
import { dataProvider } from './dataProvider';
import { fileName, httpFile, isAbort } from './http';
import { getSesion, setSesion } from './sesion';

beforeEach(() => setSesion('token-1', administrador));

const create = (data: object) => dataProvider.create('usuario', { data });

test('AUT-013 an expired token on any call ends the session', async () => {
  const api = fakeApi();
  api.on('GET /usuario/1', () => problemAnswer(401, 'token-expirado', 'token expired'));
  await expect(dataProvider.getOne('usuario', { id: 1 })).rejects.toMatchObject({ status: 401 });
  expect(getSesion()).toBeNull();
});

test('AUT-013 a late refusal of an older token does not end the new session', async () => {
  const api = fakeApi();
  api.on('GET /usuario/1', () => {
    setSesion('token-2', administrador);
    return problemAnswer(401, 'token-expirado', 'token expired');
  });
  await expect(dataProvider.getOne('usuario', { id: 1 })).rejects.toMatchObject({ status: 401 });
  expect(getSesion()?.token).toBe('token-2');
});

test('AUT-013 another refusal leaves the session alone', async () => {
  const api = fakeApi();
  api.on('GET /usuario/1', () => problemAnswer(403, 'sin-permiso', 'No tiene permiso para realizar esta acción'));
  await expect(dataProvider.getOne('usuario', { id: 1 })).rejects.toMatchObject({
    message: 'No tiene permiso para realizar esta acción',
  });
  expect(getSesion()).not.toBeNull();
});

test('GEN-019 a blank 500 and a dead network say the general sentence, nothing technical', async () => {
  const api = fakeApi();
  api.on('GET /usuario/1', () => ({ status: 500, body: { title: 'TypeError: x is undefined' } }));
  api.on('GET /usuario/2', () => new TypeError('Failed to fetch'));
  const general = { message: 'Ocurrio un error, intente de nuevo.' };
  await expect(dataProvider.getOne('usuario', { id: 1 })).rejects.toMatchObject(general);
  await expect(dataProvider.getOne('usuario', { id: 2 })).rejects.toMatchObject(general);
});

test.each(Object.entries(mensajes.propios.caidas))(
  'a 503 that says what is down (%s) is shown as it is',
  async (code, text) => {
    const api = fakeApi();
    api.on('GET /usuario/1', () => problemAnswer(503, code, text));
    await expect(dataProvider.getOne('usuario', { id: 1 })).rejects.toMatchObject({ status: 503, message: text });
    expect(getSesion()).not.toBeNull();
  },
);

// Fails without: the second question in `httpFile`, and the code among those whose text is shown.
test('a file that breaks off is asked for once more, and what the server then says of it is shown', async () => {
  fakeApi();
  const titulo = mensajes.propios.archivos['archivo-alterado'];
  const rota = () => Promise.reject(new TypeError('network error'));
  const dicho = JSON.stringify({ code: 'archivo-alterado', title: titulo, status: 500 });
  const respuesta = (status: number, blob: () => Promise<Blob>) =>
    ({
      ok: status === 200,
      status,
      headers: new Headers(),
      blob,
      text: async () => dicho,
      json: async () => JSON.parse(dicho),
    }) as Response;
  const pedir = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(respuesta(200, rota))
    .mockResolvedValueOnce(respuesta(500, rota));
  await expect(httpFile(urlOf('/acta/{id}/archivo', { id: 1 }))).rejects.toMatchObject({
    status: 500,
    message: titulo,
  });
  expect(pedir).toHaveBeenCalledTimes(2);
});

test('GEN-542 a call that ends with its screen is an abort, not a failure with a message', async () => {
  const api = fakeApi();
  api.on('GET /usuario/1', () => new DOMException('aborted', 'AbortError'));
  const failure = await dataProvider.getOne('usuario', { id: 1 }).catch((error: unknown) => error);
  expect(isAbort(failure)).toBe(true);
});

test('GEN-512 field errors arrive nested, as forms want them', async () => {
  const api = fakeApi();
  api.on('POST /usuario', () =>
    problemAnswer(422, 'datos-invalidos', 'Revise', { usuario: 'Ya existe', 'filas.0.cuotas': 'Mínimo 1' }),
  );
  await expect(create({})).rejects.toMatchObject({
    body: { errors: { usuario: 'Ya existe', filas: { 0: { cuotas: 'Mínimo 1' } } } },
  });
});

test('GEN-521 calls carry the bearer token and no Range header, the page travels in the query', async () => {
  const api = fakeApi();
  api.on('GET /usuario', () => listAnswer('usuario', [{ id: 1 }]));
  const answer = await dataProvider.getList('usuario', {
    pagination: { page: 2, perPage: 10 },
    sort: { field: 'usuario', order: 'ASC' },
    filter: { q: 'ana' },
  });
  const { headers, path } = api.llamadas[0] as (typeof api.llamadas)[number];
  expect(headers.get('Authorization')).toBe('Bearer token-1');
  expect(headers.has('Range')).toBe(false);
  expect(decodeURIComponent(path)).toBe('/usuario?filter={"q":"ana"}&range=[10,19]&sort=["usuario","ASC"]');
  expect(answer.total).toBe(1);
});

test('a list that was not counted to its end says so beside its total', async () => {
  const api = fakeApi();
  const headers = { 'Content-Range': 'usuario 0-0/10001', 'X-Total-Minimo': 'true' };
  api.on('GET /usuario', () => ({ ...listAnswer('usuario', [{ id: 1 }]), headers }));
  api.on('GET /notario', () => listAnswer('notario', [{ id: 1 }]));
  const pedir = (recurso: string) =>
    dataProvider.getList(recurso, {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    });
  expect(await pedir('usuario')).toMatchObject({ total: 10_001, meta: { totalMinimo: true } });
  expect(await pedir('notario')).toMatchObject({ total: 1, meta: { totalMinimo: false } });
});

test('the parameters of a call stand where its path names them, the others in the query string', () => {
  expect(urlOf('/buro/{cedula}', { cedula: '17/1', consulta: 3 })).toBe('/api/v1/buro/17%2F1?consulta=3');
  expect(urlOf('/acta/{id}/archivo', { id: 1, version: undefined })).toBe('/api/v1/acta/1/archivo');
  // @ts-expect-error no such address
  urlOf('/buro/{cedula}/informes', { cedula: '17' });
  // @ts-expect-error a parameter of another name
  urlOf('/buro/{cedula}', { identificacion: '17' });
  // @ts-expect-error a field that its body does not have
  const call = () => dataProvider.post('/orden-de-compra/{id}/anular', { id: 1 }, { razon: 'Otro precio' });
  expect(call).toBeInstanceOf(Function);
});

const keysOf = (calls: readonly { headers: Headers }[]) => calls.map(({ headers }) => headers.get('Idempotency-Key'));

test('one intent keeps its key while its fate is unknown, so that a second press makes no second effect', async () => {
  const api = fakeApi();
  let attempt = 0;
  api.on('POST /usuario', () => {
    attempt += 1;
    if (attempt === 1) return new TypeError('Failed to fetch');
    if (attempt === 2) return problemAnswer(409, 'clave-en-curso', 'En curso');
    return { status: 201, body: { id: 5 } };
  });
  await create({ usuario: 'ana' }).catch(() => {});
  await create({ usuario: 'ana' }).catch(() => {});
  await create({ usuario: 'ana' });
  await create({ usuario: 'ana' });
  const [first, second, third, fourth] = keysOf(api.llamadas);
  expect(first).toMatch(/^[0-9a-f-]{32,36}$/);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

test('a refused effect and another body get new keys', async () => {
  const api = fakeApi();
  api.on('POST /usuario', () => problemAnswer(422, 'datos-invalidos', 'Revise'));
  await create({ usuario: 'ana' }).catch(() => {});
  await create({ usuario: 'ana' }).catch(() => {});
  await create({ usuario: 'eva' }).catch(() => {});
  expect(new Set(keysOf(api.llamadas)).size).toBe(3);
});

test('an update and a removal carry the version that the person saw, an action its key and, where asked, the version', async () => {
  const api = fakeApi();
  api.on('PUT /usuario/3', ({ body }) => ({ body }));
  api.on('POST /orden-de-compra/9/aprobar', () => ({ body: { id: 9 } }));
  api.on('DELETE /plazo/5', () => ({ body: { id: 5 } }));
  await dataProvider.update('usuario', { id: 3, data: { nombre: 'Ana' }, previousData: { id: 3, version: 4 } });
  // the record was read again while the form was typed from an older version
  const typed = { nombre: 'Eva', version: 4 };
  await dataProvider.update('usuario', { id: 3, data: typed, previousData: { id: 3, version: 5 } });
  await dataProvider.post('/orden-de-compra/{id}/aprobar', { id: 9 }, { version: 7 }, { version: 7 });
  await dataProvider.delete('plazo', { id: 5, previousData: { id: 5, version: 3 } });
  const [put, fromForm, post, removal] = api.llamadas;
  expect(put?.headers.get('If-Match')).toBe('"4"');
  expect(fromForm?.headers.get('If-Match')).toBe('"4"');
  expect(fromForm?.body).toEqual({ nombre: 'Eva' });
  expect(post?.headers.get('If-Match')).toBe('"7"');
  expect(post?.headers.get('Idempotency-Key')).toBeTruthy();
  expect(post?.body).toEqual({ version: 7 });
  expect(removal?.headers.get('If-Match')).toBe('"3"');
  expect(removal?.headers.get('Idempotency-Key')).toBeTruthy();
});

test.each([
  [null, null],
  ['attachment; filename="acta 12.pdf"', 'acta 12.pdf'],
  ['attachment; filename="acta.pdf"; filename*=UTF-8\'\'acta%20n%C3%BAmero.pdf', 'acta número.pdf'],
  ['attachment; filename="acta.pdf"; filename*=UTF-8\'\'%E0%A4%A', 'acta.pdf'],
])('the name of a downloaded file from %s', (header, expected) => {
  expect(fileName(header)).toBe(expected);
});
