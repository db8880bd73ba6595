import { SISTEMA } from '../../auth/actor';
import { Auditoria } from '../../entities/auditoria.entity';
import { Persona } from '../../entities/persona.entity';
import { readXlsx } from '../../excel';
import { TIPO_XLSX } from '../../http/send-file';
import { asBytes } from '../../testing/binary';
import { crearPersona } from '../../testing/builders';
import { testApp } from '../../testing/test-app';

const t = testApp({ env: { CLIENTES_POR_HORA: '3' } });
beforeAll(async () => {
  await t.application.unitOfWork.run(SISTEMA, async ({ manager }) => {
    for (let i = 0; i < 5; i++) await crearPersona(manager);
  });
  const personas = await t.application.dataSource.manager.find(Persona, { take: 5 });
  const riesgo = await t.as('riesgo');
  for (const { identificacion } of personas) {
    await riesgo.get(`/cliente/${identificacion}`);
    t.clock.advance(60_000);
  }
  await t.application.accessLog.step();
  await t.application.accessBudget.step();
});

test('what was read is asked for of one user', async () => {
  const admin = await t.as('admin');
  expect((await admin.get('/acceso').query({ filter: '{"usuario":99}' })).body).toEqual([]);
});

test('the administrator sees who, when, what and how many, and what was read', async () => {
  const admin = await t.as('admin');
  const { body } = await admin.get('/acceso-inusual');
  expect(body).toMatchObject([
    {
      usuario: 'riesgo',
      rol: 'Riesgo',
      tipo: 'cliente',
      ventana: 'hora',
      limite: 3,
      cantidad: 3,
      rechazadas: 2,
      primera: '2026-03-10T15:03:00.000Z',
      ultima: '2026-03-10T15:04:00.000Z',
    },
  ]);
  const leidos = await admin.get('/acceso').query({
    filter: JSON.stringify({ usuario: body[0].usuarioId, fechaDesde: '2026-03-10', fechaHasta: '2026-03-10' }),
  });
  expect(leidos.body).toHaveLength(3);
  expect(leidos.body[0]).toMatchObject({ instante: '2026-03-10T15:02:00.000Z', operacion: 'leer', recurso: 'cliente' });
  expect((await admin.get('/acceso-inusual').query({ filter: '{"tipo":"busqueda"}' })).body).toEqual([]);
});

test('the list leaves as a workbook with the words of the screen', async () => {
  const { body } = await asBytes((await t.as('admin')).get('/acceso-inusual').set('Accept', TIPO_XLSX));
  const filas: (readonly string[])[] = [];
  for await (const { celdas } of readXlsx(body)) filas.push(celdas);
  expect(filas[0]).toContain('Rechazados');
  expect(filas[1]).toEqual(expect.arrayContaining(['riesgo', 'Clientes abiertos', '3 en una hora']));
});

test('the first refusal is audited, the next ones are not', async () => {
  const filas = await t.application.dataSource.manager.findBy(Auditoria, { recurso: 'acceso-inusual' });
  expect(filas.map(({ accion, despues }) => [accion, JSON.parse(String(despues))])).toEqual([
    ['agotar-accesos', { usuario: 'riesgo', tipo: 'cliente', limite: 3, ventana: 'hora' }],
  ]);
});
