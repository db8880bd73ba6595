import { eventos, filtroDeLectura, listaDeTiposDeEvento } from '@adjudica/domain';
import { operations } from '../../testing/openapi';
import { testApp } from '../../testing/test-app';

const t = testApp();

const pedir = async (query: object) => (await t.as('legal')).get('/evento-tipo').query(query);

test('a field that the list does not know is refused with those that it takes', async () => {
  const { status, body } = await pedir({ filter: '{"tipo":"ORDEN-APROBADA"}' });
  expect([status, Object.keys(body.detalle.admitidos)]).toEqual([400, expect.arrayContaining(['id', 'recurso'])]);
});

test('the catalogue has every type of the history once; it is searched, chosen by key and by record, page by page', async () => {
  const { body, headers } = await pedir({ range: '[0,299]', sort: '["id","ASC"]' });
  expect(body.map(({ id }: { id: string }) => id).toSorted()).toEqual(Object.keys(eventos).toSorted());
  expect(headers['content-range']).toBe(`evento-tipo 0-${body.length - 1}/${body.length}`);
  const [entrega, orden] = (await pedir({ filter: '{"id":["ORDEN-APROBADA","176"]}' })).body;
  expect([entrega.nombre, orden.significado]).toEqual([
    'Entrega del vehículo',
    'La orden de compra fue aprobada: su documento ya puede generarse',
  ]);
  const ids = async (filtro: object) =>
    (await pedir({ filter: JSON.stringify(filtro), range: '[0,99]' })).body.map(({ id }: { id: string }) => id);
  expect(await ids({ q: 'pagaré apro' })).toEqual(['PAGARE-APROBADO']);
  expect(new Set(await ids({ recurso: 'solicitud-de-pago' }))).toEqual(
    new Set(['PAGO-GENERADO', 'PAGO-APROBADO', 'PAGO-ANULADO', 'PAGO-TRANSFERIDO']),
  );
});

test('each event is read with an operation that is there and asks for exactly its permission', () => {
  const deOperacion = new Map(operations.map(({ id, permissions }) => [id, permissions]));
  for (const { id, lectura, permiso } of listaDeTiposDeEvento)
    expect([id, lectura, deOperacion.get(lectura)]).toEqual([id, lectura, [permiso]]);
});

test('of a list, the catalogue says which filter takes the key of the message', async () => {
  const listas = [...new Set(listaDeTiposDeEvento.map(({ lectura }) => lectura))].filter((una) => !una.includes('{'));
  expect(Object.keys(filtroDeLectura).sort()).toEqual(listas.sort());
  const legal = await t.as('legal');
  for (const [lectura, filtro] of Object.entries(filtroDeLectura)) {
    const { status } = await legal
      .get(lectura.replace('GET ', ''))
      .query({ filter: JSON.stringify({ [filtro]: '01-M001-2' }), range: '[0,0]' });
    // 404 of a plan that there is not; a filter that the list does not take is 400
    expect([lectura, [200, 404].includes(status)]).toEqual([lectura, true]);
  }
});

test('every act that notes an event on a record with a key of its own names that record', () => {
  const conClave = new Map(
    listaDeTiposDeEvento.filter(({ recurso }) => recurso !== 'plan').map(({ id, recurso }) => [id as string, recurso]),
  );
  const sin = t.application.acts.registered.flatMap(({ record, specs }) =>
    [...specs.values()]
      .map(({ event }) => event)
      .filter((evento) => typeof evento === 'string' && conClave.has(evento) && record.subject === undefined),
  );
  expect(sin).toEqual([]);
});
