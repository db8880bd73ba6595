import { propios } from '@adjudica/domain';
import { testApp } from '../testing/test-app';

/** What refuses a program says what it may send instead: its writer has no screen that would show it. */
const t = testApp({ contract: true });
const admin = t.user('admin');
let clave: string;
const cuenta = {
  usuario: 'sistema-ajeno',
  nombre: 'Sistema ajeno',
  role: 'Jefatura Adjudicaciones',
  direcciones: [],
  alcances: ['concesionario:leer', 'concesionario:escribir', 'cambio:leer'],
};
const nuevo = { nombreComercial: 'Autos Ajenos', razonSocial: 'Autos Ajenos S.A.', estado: 'A' };
let id: number;
beforeAll(async () => {
  ({ id } = (await admin.post('/cuenta-servicio', cuenta)).body);
  const hecha = await admin.post(`/cuenta-servicio/${id}/generar-clave`, { dias: 2, horasDeTraslape: 0, version: 1 });
  clave = hecha.body.claveSecreta;
});

const bearer = () => ({ Authorization: `Bearer ${clave}` });
const get = (path: string) => t.anonymous.get(path).set(bearer());
const crear = (body: object) => t.anonymous.post('/concesionario', body).set(bearer());

test('a permission that is missing is named; to a person as well, under the words of the screens', async () => {
  const { body } = await get('/orden-de-compra');
  expect([body.status, body.title, body.detalle]).toEqual([
    403,
    propios.cuentaSinPermiso('orden:leer'),
    { permiso: 'orden:leer' },
  ]);
  expect((await get('/cuenta-servicio')).body.title).toBe(propios.permisoDePersona('cuenta:administrar'));
  const { body: persona } = await (await t.as('asistente')).get('/cuenta-servicio');
  expect([persona.title, persona.detalle]).toEqual([propios.sinPermiso, { permiso: 'cuenta:administrar' }]);
});

test('a scope and an event that there is not are named', async () => {
  const { body } = await admin.post('/cuenta-servicio', { ...cuenta, usuario: 'otro', alcances: ['ordenes:leer'] });
  expect(body.errors).toEqual({ 'alcances.0': 'No hay un permiso "ordenes:leer": elija permisos de la lista' });
  const pedida = { cuentaId: id, nombre: 'Ajena', url: 'https://ajeno.example/', eventos: ['ACTA-GENERADA'] };
  expect((await admin.post('/suscripcion', pedida)).body.errors).toEqual({
    'eventos.0': 'No hay un evento "ACTA-GENERADA": elija eventos de la lista (GET /evento-tipo)',
  });
});

test.each([
  ['/cambios?limite=1000', 'limite', 'El valor máximo es 500'],
  ['/cambios?desde=-1', 'desde', 'El valor mínimo es 0'],
  ['/cambios?desde=ayer', 'desde', 'El valor no es del tipo esperado: debe ser un número entero, sin comillas'],
  [
    '/concesionario?range=0-24',
    'range',
    'El parámetro range no es válido: espera [primera,última], desde 0, como [0,24]',
  ],
  [
    '/concesionario?sort=["id","asc"]',
    'sort',
    'El parámetro sort no es válido: espera ["campo","ASC"] o ["campo","DESC"]',
  ],
])('%s: says what it may be', async (path, campo, texto) => {
  const { status, body } = await get(path);
  expect([status, body.errors[campo]]).toEqual([400, texto]);
});

test('a body: kinds, choices and JSON that is none', async () => {
  expect((await crear({ ...nuevo, negociacion: '12.50' })).body.errors).toEqual({
    negociacion: 'El valor no es del tipo esperado: debe ser un número, sin comillas',
  });
  expect((await crear([nuevo])).body.errors).toEqual({
    body: 'El valor no es del tipo esperado: debe ser un objeto',
  });
  const roto = await crear({}).type('json').send('{"a":');
  expect([roto.status, roto.body.title]).toEqual([400, propios.jsonIlegible]);
});

test('versions and keys of repetition: how they are sent; a name of an account ends without a blank', async () => {
  const { body } = await crear(nuevo);
  expect(body.guardadaPor).toBe('Sistema ajeno');
  const cambiar = (header: object) =>
    t.anonymous.put(`/concesionario/${body.id}`, nuevo).set({ ...bearer(), ...header });
  expect((await cambiar({})).body).toMatchObject({ status: 428, title: propios.faltaVersion });
  expect(propios.faltaVersion).toContain('If-Match');
  expect((await cambiar({ 'If-Match': '*' })).body).toMatchObject({ status: 400, title: propios.versionInvalida });
  const { title } = (await crear(nuevo).set('Idempotency-Key', 'corta')).body;
  expect(title).toBe(propios.claveInvalida);
  expect(title).toContain('8 a 100');
});
