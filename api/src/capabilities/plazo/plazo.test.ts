import { Auditoria } from '../../entities/auditoria.entity';
import { testApp } from '../../testing/test-app';
import { PlazosDelContrato } from '.';

const t = testApp();
const admin = t.user('admin');
const plazo = { codigo: 'entrega', producto: '02', desde: '2026-01-01', dias: 60, clausula: 'Cláusula octava' };

test.each([
  [{ dias: 0 }, 'dias'],
  [{ dias: 61 }, 'dias'],
  [{ producto: '03' }, 'producto'],
  [{ desde: '31/12/2026' }, 'desde'],
  [{ clausula: ' ' }, 'clausula'],
])('a term with %p is refused', async (mal, campo) => {
  const { status, body } = await admin.post('/plazo', { ...plazo, ...mal });
  expect([status, Object.keys(body.errors)]).toEqual([422, [campo]]);
});

test('a term is kept with its audit; a second one of the same day is refused, an older version too', async () => {
  const { body } = await admin.post('/plazo', plazo).expect(201);
  expect(body).toMatchObject({ ...plazo, version: 1, guardadaPor: expect.any(String) });
  expect((await admin.post('/plazo', { ...plazo, dias: 45 })).body).toMatchObject({
    status: 409,
    title: 'Ya existe un plazo de ese producto desde esa fecha',
  });
  await admin.put(`/plazo/${body.id}`, { ...plazo, dias: 45, version: 1 }).expect(200);
  expect((await admin.put(`/plazo/${body.id}`, { ...plazo, dias: 50, version: 1 })).status).toBe(412);
  const { manager } = t.application.dataSource;
  const acciones = await manager.find(Auditoria, { where: { recurso: 'plazo' }, order: { id: 'ASC' } });
  expect(acciones.map(({ accion }) => accion)).toEqual(['crear', 'actualizar']);
});

test('a term that was just committed is among those that are read next', async () => {
  const plazos = new PlazosDelContrato(t.application.dataSource);
  const antes = await plazos.listAll();
  await admin.post('/plazo', { ...plazo, desde: '2026-02-01', dias: 40 }).expect(201);
  expect(await plazos.listAll()).toHaveLength(antes.length + 1);
});
