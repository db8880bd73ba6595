import type { Grupo } from '../../entities/grupo.entity';
import { crearAsamblea, crearGrupo, crearPlan, marcar, notarioDePrueba } from '../../testing/builders';
import { operationFor } from '../../testing/operation';
import { PaperlessRenderer } from '../../testing/renderers';
import { testApp } from '../../testing/test-app';

/**
 * The calls as the specification names them, found by `x-llamada` in the OpenAPI document and made: an integrator who holds the specification
 * gets from each what it promises.
 */
const t = testApp({ overrides: { renderer: new PaperlessRenderer().asRenderer() } });
const client = t.user('asistente');
let grupo: Grupo;

beforeAll(async () => {
  grupo = await crearGrupo(t.application.dataSource.manager, { grupo: 'M077' });
  for (const codigo of ['1', '2', '3']) await crearPlan(t.application.dataSource.manager, grupo, { codigo });
});

const get = (
  call: string,
  keys: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
  resource?: string,
) => {
  const { method, path: address } = operationFor(call, keys, resource);
  expect(method).toBe('get');
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return client.get(`${address}${search.length === 0 ? '' : `?${search.join('&')}`}`);
};

const post = (call: string, body: object, keys: Record<string, unknown> = {}) => {
  const { method, path } = operationFor(call, keys);
  expect(method).toBe('post');
  return client.post(path, body);
};

test('GEN-523 GEN-528 the group list takes its product, and the group is found', async () => {
  const response = await get('GET /grupo/{id}', {}, { filter: JSON.stringify({ producto: '01' }) });
  expect(response.status).toBe(200);
  expect(response.body).toEqual([expect.objectContaining({ grupo: 'M077', producto: '01' })]);
});

test('GEN-530 GEN-532 CreaAsamblea creates a date, which AsambleaporGrupo then lists', async () => {
  const created = await post('POST CreaAsamblea', {
    producto: '01',
    grupo: 'M077',
    fecha: '2026-04-15',
    hora: '18:30',
    lugar: 'Virtual - Facebook Live',
    notario: notarioDePrueba,
  });
  expect(created.status).toBe(201);
  const listed = await get(
    'POST AsambleaporGrupo',
    {},
    { filter: JSON.stringify({ producto: '01', grupo: 'M077', asignado: '' }) },
    'asamblea',
  );
  expect(listed.body).toEqual([expect.objectContaining({ numeroAsamblea: 1, fecha: '2026-04-15', acta: 'Sin Acta' })]);
});

describe('with an assembly and its marks', () => {
  let asambleaId: number;
  beforeAll(async () => {
    const { manager } = t.application.dataSource;
    const otro = await crearGrupo(manager, { grupo: 'M078' });
    for (const codigo of ['1', '2', '3']) await crearPlan(manager, otro, { codigo });
    const asamblea = await crearAsamblea(manager, otro);
    await marcar(manager, asamblea, '2', 'Oferta', { prioridad: 2, cuotas: 10 });
    await marcar(manager, asamblea, '1', 'Oferta', { prioridad: 1, cuotas: 24 });
    asambleaId = asamblea.id;
  });

  test('GEN-531 GEN-537 Participante/listar gives the rows, consulta/ofertas the offers in their order', async () => {
    const rows = await get('POST Participante/listar', {}, { filter: JSON.stringify({ asamblea: asambleaId }) });
    expect(rows.body.map((row: { codigo: string }) => row.codigo)).toEqual(['1', '2', '3']);
    const offers = await get('GET Participante/consulta/ofertas/{3 params}', {}, { asamblea: asambleaId });
    expect(offers.body).toMatchObject([
      { codigo: '1', prioridadOferta: 1, cantidadOferta: 24 },
      { codigo: '2', prioridadOferta: 2, cantidadOferta: 10 },
    ]);
  });

  test('GEN-536 generaListadoPDF answers with a PDF', async () => {
    const response = await get('POST Participante/generaListadoPDF', { id: asambleaId });
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toContain('application/pdf');
  });

  test('ASA-057 GEN-533 AgregarActa takes no participants, heading or user from the body: the server has its own', async () => {
    const forged = { versionParticipantes: 1, confirmaFechaFutura: true, Usuario: 'otro', Cabecera: 'x', Texto: [] };
    const refused = await post('POST Participante/AgregarActa', forged, { id: asambleaId });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.errors).sort()).toEqual(['Cabecera', 'Texto', 'Usuario']);
    const issued = await post(
      'POST Participante/AgregarActa',
      { versionParticipantes: 1, confirmaFechaFutura: true },
      { id: asambleaId },
    );
    expect(issued.status).toBe(200);
    const file = await get('Files fetched and downloaded by key', { id: asambleaId }, {}, 'acta');
    expect(file.headers['content-type']).toContain('application/pdf');
  });
});
