import { TableIndex } from 'typeorm';
import { describeOnServer } from '../../testing/engines';
import { startTestApp } from '../../testing/test-app';
import { type CataloguedColumn, contentOfIndex, indexesByTable } from './catalogued-indexes';
import { schemaDifferences } from './schema-differences';

const column = (columna: string, lugar: number, more: Partial<CataloguedColumn> = {}): CataloguedColumn => ({
  area: 'cliente',
  tabla: 'plan',
  indice: 'IX_plan',
  columna,
  lugar,
  unico: 0,
  filtro: null,
  ...more,
});
const contents = (columns: CataloguedColumn[]) => indexesByTable(columns).get('cliente.plan')?.map(contentOfIndex);

test('columns stand in the order of the key, whatever the order of the catalogue', () => {
  expect(contents([column('b', 2), column('c', 3), column('a', 1)])).toEqual(['a, b, c']);
  expect(contents([column('b', 1), column('a', 2)])).toEqual(['b, a']);
});

test('a column that is only included is none of the key, and is named as what it is', () => {
  expect(contents([column('z', 0), column('a', 1), column('y', 0)])).toEqual(['a con y, z']);
});

test('a part of the rows is another index than all of them; the same condition is the same in either wording', () => {
  const ours = new TableIndex({ columnNames: ['a'], isUnique: true, where: `"estado" = 'vivo' AND "b" IS NOT NULL` });
  const servers = column('a', 1, { unico: true, filtro: `([estado]='vivo' AND [b] IS NOT NULL)` });
  expect(contents([servers])).toEqual([contentOfIndex(ours)]);
  expect(contents([{ ...servers, filtro: null }])).not.toEqual([contentOfIndex(ours)]);
  expect(contents([{ ...servers, filtro: `([estado]='otro' AND [b] IS NOT NULL)` }])).not.toEqual([
    contentOfIndex(ours),
  ]);
});

test('indexes of several tables are kept apart', () => {
  const by = indexesByTable([column('a', 1), column('a', 1, { tabla: 'grupo' })]);
  expect([...by.keys()]).toEqual(['cliente.plan', 'cliente.grupo']);
});

describeOnServer('on a server', () => {
  test('an index with its columns the other way round is a difference, and so is one with an included column', async () => {
    const t = await startTestApp();
    const { dataSource } = t.application;
    const table = 'sistema.notificacion';
    try {
      await dataSource.query(`CREATE INDEX "IX_ajeno" ON ${table} ("titulo", "id") INCLUDE ("creadaEn")`);
      expect(await schemaDifferences(dataSource)).toEqual([
        expect.stringMatching(/^sobra el índice ix_ajeno\w* \(titulo, id( con creadaEn)?\) de /i),
      ]);
    } finally {
      await dataSource.query(`DROP INDEX "IX_ajeno" ON ${table}`).catch(() => undefined);
      await t.close();
    }
  });
});
