import { ejemploDe, formularioDeConcesionario } from '@adjudica/domain';
import { Auditoria } from '../../entities/auditoria.entity';
import { Concesionario, Dispositivo, EjecutivoConcesionario } from '../../entities/concesionario.entity';
import { readXlsx } from '../../excel';
import { TIPO_XLSX } from '../../http/send-file';
import { asBytes } from '../../testing/binary';
import { clienteConPlanes, crearMedio } from '../../testing/medios';
import { operationFor } from '../../testing/operation';
import { StatementCounter } from '../../testing/statement-counter';
import { testApp } from '../../testing/test-app';
import type { ConcesionarioElegible, ConcesionarioVista } from './concesionario.dto';
import demo from './datos/concesionarios.json';

const counter = new StatementCounter();
const t = testApp({ database: { logger: counter } });
const jefatura = t.user('jefatura');
const ejecutivo = t.user('ejecutivo');

const manager = () => t.application.dataSource.manager;
let serie = 0;
const datos = (cambio: object = {}) => ({
  ...ejemploDe(formularioDeConcesionario),
  nombreComercial: `Concesionario ${++serie}`,
  codigo: `X${serie}`,
  ...cambio,
});
const crear = async (cambio: object = {}): Promise<ConcesionarioVista> =>
  (await jefatura.post('/concesionario', datos(cambio)).expect(201)).body;
const ejecutivoDe = (concesionarioId: number, cambio: object = {}) => ({
  concesionarioId,
  nombre: 'Íñigo Muñoz',
  correo: 'inigo@sierra.example',
  departamento: 'Vendedor',
  telefono: '0991234567',
  estado: 'A',
  ...cambio,
});
const agregar = async (concesionarioId: number, cambio: object = {}) =>
  (await jefatura.post('/ejecutivo-concesionario', ejecutivoDe(concesionarioId, cambio)).expect(201)).body;
const eliminar = (ruta: string, version: number) => jefatura.delete(ruta).set('If-Match', `"${version}"`);
const list = (resource: string, filter: object, range = '[0,9]') =>
  ejecutivo.get(`/${resource}`).query({ filter: JSON.stringify(filter), range });

test.each([
  ['CON-521', 'GET concesionario/lista/All', '/concesionario', 'get'],
  ['CON-522', 'GET concesionario/{id}', '/concesionario/7', 'get'],
  ['CON-523', 'POST concesionario/guardar', '/concesionario', 'post'],
])('%s the call %s is served by %s', (_id, call, path, method) =>
  expect(operationFor(call, { id: 7 })).toEqual({ method, path }),
);

describe('what is refused', () => {
  test('CON-513 CON-514 CON-515 each required field that is empty, blanks included, in its own words', async () => {
    const { id } = await crear();
    const { errors } = (await jefatura.post('/concesionario', { nombreComercial: '  ', ruc: '17' }).expect(422)).body;
    expect(errors).toEqual({
      nombreComercial: 'Nombre es requerido.',
      razonSocial: 'El campo es obligatorio',
      ruc: 'El RUC debe tener 13 dígitos; revise si perdió el cero inicial',
      estado: 'Estado es requerido',
    });
    const vacio = { concesionarioId: id, nombre: '   ' };
    expect((await jefatura.post('/ejecutivo-concesionario', vacio).expect(422)).body.errors).toEqual({
      nombre: 'Nombre es requerido.',
      correo: 'Correo es requerido.',
      departamento: 'Departamento es requerido.',
      telefono: 'Telefono es requerido.',
      estado: 'Estado es requerido.',
    });
  });

  test('CON-516 CON-517 a device without name, value or state, blanks included, in their own words', async () => {
    const vacio = { concesionarioId: 1, nombre: '   ' };
    expect((await jefatura.post('/dispositivo', vacio).expect(422)).body.errors).toEqual({
      nombre: 'Nombre es requerido.',
      valor: 'Valor es requerido.',
      estado: 'Estado es requerido.',
    });
  });

  test('a commission above 100 or with three decimals', async () => {
    for (const negociacion of [100.01, -1, 2.555]) {
      const { status, body } = await jefatura.post('/concesionario', datos({ negociacion }));
      expect([negociacion, status, body.errors]).toEqual([negociacion, 422, { negociacion: expect.any(String) }]);
    }
    expect((await crear({ negociacion: 100 })).negociacion).toBe(100);
  });

  test('the name of another dealer, however it is spelt, and its code; an executive or a device twice at one dealer', async () => {
    const uno = await crear({ nombreComercial: 'Ñandú Autos', codigo: 'NA1' });
    const otro = await crear();
    for (const [cambio, campo] of [
      [{ nombreComercial: ' ÑANDU  autos ' }, 'nombreComercial'],
      [{ codigo: 'na1' }, 'codigo'],
    ] as const) {
      const nuevo = await jefatura.post('/concesionario', datos(cambio));
      expect([nuevo.status, nuevo.body.code, Object.keys(nuevo.body.errors)]).toEqual([409, 'ya-existe', [campo]]);
      const cambiado = await jefatura.put(`/concesionario/${otro.id}`, { ...otro, ...cambio });
      expect([cambiado.status, cambiado.body.code]).toEqual([409, 'ya-existe']);
    }
    await agregar(uno.id);
    expect(
      (await jefatura.post('/ejecutivo-concesionario', ejecutivoDe(uno.id, { nombre: 'IÑIGO muñoz' }))).status,
    ).toBe(409);
    await agregar(uno.id, { departamento: 'Jefatura' });
    await agregar(otro.id);
    const dispositivo = { nombre: 'Rastreo', valor: 380, estado: 'A' };
    await jefatura.post('/dispositivo', { ...dispositivo, concesionarioId: uno.id }).expect(201);
    await jefatura.post('/dispositivo', { ...dispositivo, concesionarioId: otro.id }).expect(201);
    await jefatura.post('/dispositivo', { ...dispositivo, nombre: 'rastréo', concesionarioId: uno.id }).expect(409);
  });

  test('a dealer that does not exist', async () => {
    const { status, body } = await jefatura.post('/ejecutivo-concesionario', ejecutivoDe(999_999));
    expect([status, body.errors]).toEqual([422, { concesionarioId: 'Opción no permitida' }]);
  });
});

test('CON-518 what is saved is trimmed', async () => {
  const guardado = await crear({
    nombreComercial: '  Con  espacios ',
    razonSocial: ' Con espacios S.A. ',
    ruc: ' 1790012344001 ',
    correo: ' ventas@espacios.example ',
    telefono: ' 02-2345678 ',
  });
  expect(guardado).toMatchObject({
    nombreComercial: 'Con espacios',
    razonSocial: 'Con espacios S.A.',
    ruc: '1790012344001',
    correo: 'ventas@espacios.example',
    telefono: '022345678',
  });
});

test('CON-503 CON-507 CON-512 a RUC whose check digit does not hold is saved; who saved it, and when, is shown', async () => {
  const guardado = await crear({ ruc: '1790012345001', estado: 'I' });
  expect((await ejecutivo.get(`/concesionario/${guardado.id}`)).body).toEqual({
    ...guardado,
    ruc: '1790012345001',
    estado: 'I',
    version: 1,
    guardadaEn: t.clock.now().toISOString(),
    guardadaPor: expect.any(String),
  });
});

test('a record sent back as it was changes nothing, not even its version', async () => {
  const leido = await crear();
  expect((await jefatura.put(`/concesionario/${leido.id}`, leido).expect(200)).body).toEqual(leido);
});

test('CON-501 CON-502 the list is found by the beginning of names, RUC and code, and by state, in two statements', async () => {
  const { id } = await crear({
    nombreComercial: 'Zeta Autos',
    razonSocial: 'Omega S.A.',
    ruc: '0999900003001',
    codigo: 'QQ7',
  });
  for (const q of ['zeta', 'Omega', '09999000', 'QQ7']) {
    const { body } = await list('concesionario', { q }, '[0,99]');
    expect([q, body.some((fila: ConcesionarioVista) => fila.id === id)]).toEqual([q, true]);
  }
  expect((await list('concesionario', { q: 'utos' })).body).toEqual([]);
  const inactivos = (await list('concesionario', { estado: 'I' }, '[0,99]')).body;
  expect(inactivos.length).toBeGreaterThan(0);
  for (const { estado } of inactivos) expect(estado).toBe('I');
  for (const range of ['[0,0]', '[0,99]']) {
    const pedida = list('concesionario', {}, range);
    expect(await counter.during(() => pedida)).toHaveLength(2);
  }
});

test('CON-511 the selector names active dealers with their active executives, and says which are incomplete', async () => {
  const elegibles = (await ejecutivo.get('/concesionario/elegibles').expect(200)).body as ConcesionarioElegible[];
  const deNombre = (nombre: string) => elegibles.find(({ nombreComercial }) => nombreComercial === nombre);
  const sierra = demo[0] as (typeof demo)[number];
  expect(deNombre(sierra.nombreComercial)).toMatchObject({
    razonSocial: sierra.razonSocial,
    codigo: 'EJ001',
    negociacion: 2.5,
    incompleta: false,
    ejecutivos: sierra.ejecutivos
      .filter(({ estado }) => estado === 'A')
      .sort((a, b) => a.nombre.localeCompare(b.nombre, 'es'))
      .map(({ nombre, departamento }) => ({ id: expect.any(Number), nombre, departamento })),
  });
  expect(deNombre('Comercial Amazonas (ejemplo)')).toMatchObject({ incompleta: true, ejecutivos: [] });
  expect(deNombre('Vehículos del Austro (ejemplo)')).toMatchObject({ incompleta: false, negociacion: 2 });
  expect(deNombre('Importadora Litoral (ejemplo)')).toBeUndefined();
  expect(await counter.during(() => ejecutivo.get('/concesionario/elegibles'))).toHaveLength(2);
});

test('a dealer is incomplete until it has a commission or an active executive', async () => {
  const nuevo = await crear({ negociacion: null });
  const incompleta = async () => (await jefatura.get(`/concesionario/${nuevo.id}`)).body.incompleta;
  expect(nuevo.incompleta).toBe(true);
  await agregar(nuevo.id, { estado: 'I' });
  expect(await incompleta()).toBe(true);
  await agregar(nuevo.id, { departamento: 'Jefatura' });
  expect(await incompleta()).toBe(false);
});

describe('CON-506 CON-519 CON-520 what is deleted', () => {
  test('a dealer that nothing names goes with its executives and devices', async () => {
    const { id, version } = await crear();
    await agregar(id);
    await jefatura.post('/dispositivo', { nombre: 'Rastreo', valor: 1, estado: 'A', concesionarioId: id }).expect(201);
    const { body } = await eliminar(`/concesionario/${id}`, version).expect(200);
    expect(body).toMatchObject({ id, eliminado: true });
    expect(await manager().countBy(Concesionario, { id })).toBe(0);
    for (const parte of [EjecutivoConcesionario, Dispositivo])
      expect(await manager().countBy(parte, { concesionarioId: id })).toBe(0);
    const [fila] = await manager().find(Auditoria, { order: { id: 'DESC' }, take: 1 });
    expect(fila).toMatchObject({
      accion: 'eliminar',
      recurso: 'concesionario',
      recursoId: String(id),
      usuario: 'jefatura',
    });
  });

  test('a device that an approval names becomes inactive, the approval keeps it; its dealer becomes inactive too', async () => {
    const dealer = await crear();
    const dispositivo = (
      await jefatura.post('/dispositivo', { nombre: 'Nombrado', valor: 410.5, estado: 'A', concesionarioId: dealer.id })
    ).body;
    const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
    const medio = await crearMedio(t, cliente, { dispositivo: { id: dispositivo.id, valor: 410.5 } });
    const inactivo = (await eliminar(`/dispositivo/${dispositivo.id}`, 1).expect(200)).body;
    expect(inactivo).toMatchObject({ estado: 'I', version: 2, eliminado: false });
    expect((await ejecutivo.get(`/medio-aprobacion/${medio.id}`)).body.dispositivo).toEqual({
      id: dispositivo.id,
      nombre: 'Nombrado',
      valor: 410.5,
    });
    const { body } = await eliminar(`/concesionario/${dealer.id}`, 1).expect(200);
    expect(body).toMatchObject({ estado: 'I', eliminado: false });
    const [fila] = await manager().find(Auditoria, { order: { id: 'DESC' }, take: 1 });
    expect(fila).toMatchObject({ accion: 'inactivar', recurso: 'concesionario' });
  });

  test('several executives go together or not at all', async () => {
    const { id } = await crear();
    const [uno, dos] = [await agregar(id), await agregar(id, { nombre: 'Lucía Yépez' })];
    const borrar = (ejecutivos: object[]) => jefatura.post('/ejecutivo-concesionario/eliminar', { ejecutivos });
    expect(
      (
        await borrar([
          { id: uno.id, version: 1 },
          { id: dos.id, version: 9 },
        ])
      ).status,
    ).toBe(412);
    expect(await manager().countBy(EjecutivoConcesionario, { concesionarioId: id })).toBe(2);
    const { body } = await borrar([
      { id: uno.id, version: 1 },
      { id: dos.id, version: 1 },
    ]).expect(200);
    expect(body.map(({ eliminado }: { eliminado: boolean }) => eliminado)).toEqual([true, true]);
    expect(await manager().countBy(EjecutivoConcesionario, { concesionarioId: id })).toBe(0);
  });
});

test('CON-508 CON-509 CON-510 executives and devices of one dealer, each list by itself', async () => {
  const { id } = await crear();
  const guardado = await agregar(id, { departamento: 'Financiero' });
  await jefatura.post('/dispositivo', { nombre: 'Rastreo', valor: 99.5, estado: 'A', concesionarioId: id }).expect(201);
  expect((await list('ejecutivo-concesionario', { concesionarioId: id })).body).toEqual([guardado]);
  expect((await list('dispositivo', { concesionarioId: id })).body).toEqual([
    expect.objectContaining({ nombre: 'Rastreo', valor: 99.5, estado: 'A', concesionarioId: id }),
  ]);
  const cambiado = { ...guardado, departamento: 'Jefatura' };
  expect((await jefatura.put(`/ejecutivo-concesionario/${guardado.id}`, cambiado).expect(200)).body).toEqual({
    ...cambiado,
    version: 2,
  });
});

test('the list leaves as a workbook with the words of the states', async () => {
  await crear({ estado: 'I' });
  const { body } = await asBytes(ejecutivo.get('/concesionario').set('Accept', TIPO_XLSX));
  const estados = new Set<string | undefined>();
  for await (const { celdas } of readXlsx(body)) estados.add(celdas.at(-1));
  expect([...estados].sort()).toEqual(['Activo', 'Estado', 'Inactivo']);
});
