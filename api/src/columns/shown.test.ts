import { OrdenDeCompra } from '../entities/orden-de-compra.entity';
import { exactly, ShownColumns } from './shown';

const columnas = new ShownColumns(OrdenDeCompra);
const instante = '2026-03-09T15:04:05.000Z';

test.each([
  ['the embedded engine', { valorPlan: 20000.5, incluyeConcesionario: 1, creadoEn: '2026-03-09 15:04:05.000', id: 27 }],
  ['SQL Server', { valorPlan: '20000.50', incluyeConcesionario: true, creadoEn: new Date(instante), id: '27' }],
])('a row of %s is shown by the kinds of its columns; what was joined stays', (_, raw) => {
  const row = columnas.read<{ plan1: string }>({ ...raw, placa: null, motivo: undefined, plan1: '01-M001-12' });
  expect(row).toMatchObject({ id: 27, valorPlan: 20000.5, incluyeConcesionario: true, creadoEn: instante });
  expect([row.placa, row.motivo, row.plan1]).toEqual([null, null, '01-M001-12']);
});

test('every column of the entity and of its form is one, but for those left out', () => {
  const shown = columnas.except('personaId', 'rolCreador')(columnas.read({ personaId: 1, tipoCarta: '001' }));
  expect(Object.keys(shown)).toEqual(expect.arrayContaining(['id', 'tipoCarta', 'rucConcesionario', 'version']));
  expect(Object.keys(shown)).not.toEqual(expect.arrayContaining(['personaId']));
  expect(Object.keys(shown)).not.toEqual(expect.arrayContaining(['rolCreador']));
});

test('an answer with a column that it does not declare does not compile', () => {
  const row = { id: 1, celular: '0991234567' };
  // @ts-expect-error -- celular is declared nowhere
  expect(exactly<{ id: number }>()({ ...row })).toEqual(row);
});
