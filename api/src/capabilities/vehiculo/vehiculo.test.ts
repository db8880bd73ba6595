import { codigoDeModelo, codigoDeVehiculo } from '@adjudica/domain';
import { ModeloVehiculo } from '../../entities/vehiculo.entity';
import { operationFor } from '../../testing/operation';
import { StatementCounter } from '../../testing/statement-counter';
import { testApp } from '../../testing/test-app';
import concesionarios from '../concesionario/datos/concesionarios.json';
import clases from './datos/clases.json';
import marcas from './datos/marcas.json';
import precios from './datos/precios.json';
import type { ModeloVehiculoVista, PrecioVehiculoVista } from './vehiculo.dto';

const dispositivos = concesionarios.flatMap((concesionario) => concesionario.dispositivos);

const counter = new StatementCounter();
const t = testApp({ database: { logger: counter } });
const client = t.user('servicio');

const list = (resource: string, filter: object = {}, range = '[0,99]', sort?: string) =>
  client.get(`/${resource}`).query({ filter: JSON.stringify(filter), range, ...(sort === undefined ? {} : { sort }) });
const rows = async <T = Record<string, never>>(resource: string, filter: object = {}): Promise<T[]> => {
  const { status, body } = await list(resource, filter);
  expect(status).toBe(200);
  return body;
};
const marcaDe = async (nombre: string): Promise<number> => {
  const encontradas = await rows<{ id: number; nombre: string }>('marca-vehiculo', { q: nombre });
  return encontradas.find((marca) => marca.nombre === nombre)?.id as number;
};

test.each([
  ['MED-530', 'GET medios-aprobacion/autos', '/marca-vehiculo'],
  ['MED-531', 'GET autos/{id}', '/modelo-vehiculo'],
  ['MED-532', 'GET autos/color', '/color-vehiculo'],
  ['MED-533', 'GET tipo_vehiculo', '/tipo-vehiculo'],
  ['MED-535', 'GET dispositivo/{id}', '/dispositivo/7'],
])('%s the call %s is served by %s', (_id, call, path) =>
  expect(operationFor(call, { id: 7 })).toEqual({ method: 'get', path }),
);

test('MED-530 MED-535 without a session there is no catalogue; what is not understood is refused', async () => {
  for (const path of ['/marca-vehiculo', '/modelo-vehiculo', '/precio-vehiculo', '/dispositivo', '/dispositivo/1'])
    expect((await t.anonymous.get(path)).status).toBe(401);
  for (const [resource, filter] of [
    ['marca-vehiculo', { nombre: 'Kia' }],
    ['modelo-vehiculo', { marca: 'Kia' }],
    ['modelo-vehiculo', { marca: [] }],
    ['modelo-vehiculo', { marcaId: 1 }],
    ['precio-vehiculo', { anio: '2026' }],
    ['precio-vehiculo', { estadoBien: 1 }],
    ['precio-vehiculo', { 'p.id': 1 }],
    ['dispositivo', { estado: true }],
  ] as const)
    expect([resource, filter, (await list(resource, filter)).status]).toEqual([resource, filter, 400]);
  expect((await list('precio-vehiculo', {}, '[0,100]')).status).toBe(400);
  expect((await list('modelo-vehiculo', {}, '[0,9]', '["activo","ASC"]')).status).toBe(400);
  expect((await client.get('/dispositivo/uno')).status).toBe(400);
  expect((await client.get('/dispositivo/999999')).status).toBe(404);
});

test('MED-528 MED-530 brands by name, with the codes that their names make', async () => {
  const vistas = await rows<{ id: number; codigo: string; nombre: string }>('marca-vehiculo');
  expect(vistas.map(({ nombre }) => nombre)).toEqual(marcas.map(({ nombre }) => nombre).sort());
  for (const { codigo, nombre } of vistas) expect(codigo).toBe(codigoDeVehiculo(nombre));
  expect(await rows('marca-vehiculo', { q: 'ki' })).toEqual([{ id: expect.any(Number), codigo: 'KIA', nombre: 'Kia' }]);
});

test('MED-531 the models of a brand with their class; one out of use is found by its id alone', async () => {
  const kia = await marcaDe('Kia');
  const deKia = await rows<ModeloVehiculoVista>('modelo-vehiculo', { marca: kia });
  expect(deKia.map(({ nombre }) => nombre)).toEqual(
    marcas
      .find(({ nombre }) => nombre === 'Kia')
      ?.modelos.map(({ nombre }) => nombre)
      .sort(),
  );
  for (const { marca, codigo, nombre } of deKia) expect([marca, codigo]).toEqual([kia, codigoDeModelo('Kia', nombre)]);
  const sportage = deKia.find(({ nombre }) => nombre === 'Sportage') as ModeloVehiculoVista;
  expect(sportage).toEqual({ id: sportage.id, codigo: 'SPORTAGE', nombre: 'Sportage', marca: kia, clase: 'SUV' });
  expect(await rows('modelo-vehiculo', { marca: kia, clase: 'AUTOMOVIL', q: 'p' })).toMatchObject([
    { nombre: 'Picanto' },
  ]);
  const { manager } = t.application.dataSource;
  await manager.update(ModeloVehiculo, { id: sportage.id }, { activo: false });
  try {
    expect(await rows('modelo-vehiculo', { marca: kia })).toEqual(deKia.filter(({ id }) => id !== sportage.id));
    expect(await rows('modelo-vehiculo', { id: [sportage.id] })).toEqual([sportage]);
  } finally {
    await manager.update(ModeloVehiculo, { id: sportage.id }, { activo: true });
  }
});

test('MED-532 MED-533 twelve colours, and the classes by which every model is classed', async () => {
  const colores = await rows<{ id: string; codigo: string; nombre: string }>('color-vehiculo');
  expect(colores).toHaveLength(12);
  expect(colores[0]).toEqual({ id: 'AMARILLO', codigo: 'AMARILLO', nombre: 'Amarillo' });
  const tipos = await rows<{ codigo: string; nombre: string }>('tipo-vehiculo');
  // 'Camión' and 'Camioneta' stand in the order of the engine's collation
  expect(tipos.map(({ nombre }) => nombre).sort()).toEqual(clases.map(({ nombre }) => nombre).sort());
  const usadas = new Set(marcas.flatMap(({ modelos }) => modelos.map(({ claseCodigo }) => claseCodigo)));
  expect([...usadas].sort()).toEqual(tipos.map(({ codigo }) => codigo).sort());
});

test('MED-531 prices of a model, a year and a state, the lowest first, in dollars', async () => {
  const kia = await marcaDe('Kia');
  const [sportage] = await rows<ModeloVehiculoVista>('modelo-vehiculo', { marca: kia, q: 'Sportage' });
  const filtro = { modelo: sportage?.id, anio: 2026, estadoBien: 'Nuevo' };
  const lista = await rows<PrecioVehiculoVista>('precio-vehiculo', filtro);
  const enArchivo = precios.filter(
    (p) => p.marca === 'Kia' && p.modelo === 'Sportage' && p.anio === 2026 && p.estadoBien === 'Nuevo',
  );
  expect(lista.map(({ precio }) => precio)).toEqual(enArchivo.map(({ precio }) => precio).sort((a, b) => a - b));
  expect(lista[0]).toEqual({
    id: expect.any(Number),
    marca: kia,
    nombreMarca: 'Kia',
    modelo: sportage?.id,
    nombreModelo: 'Sportage',
    anio: 2026,
    estadoBien: 'Nuevo',
    precio: 29_990,
    concesionario: expect.stringContaining('(ejemplo)'),
    vigenteDesde: '2026-01-02',
  });
  expect(await rows('precio-vehiculo', { ...filtro, estadoBien: 'Usado' })).not.toEqual(lista);
  expect(await rows('precio-vehiculo', { ...filtro, anio: 1999 })).toEqual([]);
  const deLaMarca = await rows<PrecioVehiculoVista>('precio-vehiculo', { marca: kia });
  expect(deLaMarca).toHaveLength(precios.filter(({ marca }) => marca === 'Kia').length);
  expect(deLaMarca.map(({ precio }) => precio)).toEqual(deLaMarca.map(({ precio }) => precio).sort((a, b) => a - b));
  const cents = await rows<PrecioVehiculoVista>('precio-vehiculo', { q: 'Sierra' });
  expect(cents.some(({ precio }) => precio % 1 === 0.5)).toBe(true);
  expect(new Set(cents.map(({ concesionario }) => concesionario))).toEqual(new Set(['Sierra Motors (ejemplo)']));
});

test('MED-535 devices with their value; one that is out of use is still read by its id', async () => {
  const todos = await rows<{ id: number; nombre: string; valor: number; estado: string }>('dispositivo');
  expect(todos.map(({ nombre, valor, estado }) => ({ nombre, valor, estado }))).toEqual(
    [...dispositivos].sort((a, b) => (a.nombre < b.nombre ? -1 : 1)),
  );
  const inactivo = todos.find(({ estado }) => estado === 'I');
  expect((await client.get(`/dispositivo/${inactivo?.id}`)).body).toEqual(inactivo);
  expect(await rows('dispositivo', { estado: 'A' })).toEqual(todos.filter(({ estado }) => estado === 'A'));
  expect(await counter.during(() => client.get(`/dispositivo/${inactivo?.id}`))).toHaveLength(1);
});

test.each(['marca-vehiculo', 'modelo-vehiculo', 'tipo-vehiculo', 'color-vehiculo', 'precio-vehiculo', 'dispositivo'])(
  '%s: sorted by key, found by it, paged, in two statements',
  async (resource) => {
    const [first, second] = (await list(resource, {}, '[0,1]', '["id","ASC"]')).body;
    const encontradas = (await list(resource, { id: [first.id, second.id] }, '[0,9]', '["id","ASC"]')).body;
    expect(encontradas).toEqual([first, second]);
    const page = list(resource, {}, '[1,1]', '["id","ASC"]');
    expect(await counter.during(() => page)).toHaveLength(2);
    const response = await page;
    expect(response.body).toEqual([second]);
    expect(response.headers['content-range']).toMatch(new RegExp(`^${resource} 1-1/\\d+$`));
  },
);

test('MED-528 the example prices are of models of the example list, and say that they are examples', () => {
  const conocidos = new Set(marcas.flatMap(({ nombre, modelos }) => modelos.map((m) => `${nombre}/${m.nombre}`)));
  for (const { marca, modelo, concesionario } of precios) {
    expect(conocidos).toContain(`${marca}/${modelo}`);
    expect(concesionario).toMatch(/\(ejemplo\)$/);
  }
  for (const { nombre } of dispositivos) expect(nombre).toMatch(/\(ejemplo\)$/);
  const codigos = marcas.flatMap(({ nombre, modelos }) =>
    modelos.map((m) => `${codigoDeVehiculo(nombre)}/${codigoDeModelo(nombre, m.nombre)}`),
  );
  expect(new Set(codigos).size).toBe(codigos.length);
});
