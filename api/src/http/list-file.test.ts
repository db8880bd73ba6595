import { columnasDeLista, listaDeRoles } from '@adjudica/domain';
import { UsuarioStore } from '../capabilities/usuario/usuario.store';
import type { Key } from '../db/lists/page';
import { insertMany } from '../db/transaction/bulk';
import { Acceso } from '../entities/acceso.entity';
import { Usuario } from '../entities/usuario.entity';
import { readXlsx } from '../excel';
import { asBytes } from '../testing/binary';
import { crearMundo, whoMay } from '../testing/mundo';
import { operations } from '../testing/openapi';
import { type Client, testApp } from '../testing/test-app';
import { TIPO_XLSX } from './send-file';

/** Those of one record have their own tests (`importacion/errores-de-fila.test.ts`). */
const lists = operations
  .filter(({ raw, path }) => raw['x-excel'] === true && !path.includes('{'))
  .map(({ id, path, permissions }) => [id, path, permissions] as const);

const total = 1203;
const t = testApp({ contract: true });
const db = () => t.application.dataSource.manager;

beforeAll(async () => {
  await crearMundo(t);
  const [modelo] = await db().find(Usuario, { take: 1 });
  const { id: _, ...base } = modelo as Usuario;
  const rows = Array.from({ length: total }, (_each, n) => ({
    ...base,
    usuario: `legal${String(n).padStart(4, '0')}`,
    nombre: n === 0 ? '=1+1' : 'Ana',
    role: 'Legal',
    idDepartamento: '005',
  }));
  await insertMany(db(), Usuario, rows);
});

const askFor = (client: Client, path: string) => asBytes(client.get(path).set('Accept', TIPO_XLSX));

async function rowsOf(file: Buffer): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { celdas } of readXlsx(file)) rows.push([...celdas]);
  return rows;
}

const query = (filter: object, sort: readonly string[]): string =>
  new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify(sort) }).toString();

test('who may not read a list gets no workbook of it, and a filter that the list lacks is refused as ever', async () => {
  const denied = await (await t.as('riesgo')).get('/usuario').set('Accept', TIPO_XLSX);
  expect([denied.status, denied.body.code]).toEqual([403, 'sin-permiso']);
  const wrong = await (await t.as('admin')).get('/usuario?filter={"clave":"x"}').set('Accept', TIPO_XLSX);
  expect([wrong.status, wrong.body.code]).toEqual([400, 'lista-mal-formada']);
  expect(wrong.body.detalle).toEqual({
    admitidos: { id: 'ids', q: 'texto', role: listaDeRoles, activo: 'booleano' },
  });
});

test.each(lists)(
  '%s as a workbook: the headings of its screen, and as many rows as the list says',
  async (_id, path, permissions) => {
    const client = await t.as(whoMay(permissions));
    const page = await client.get(`${path}?range=[0,0]`);
    const file = await askFor(client, path);
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toBe(TIPO_XLSX);
    expect(file.headers['content-disposition']).toMatch(
      new RegExp(`filename="?${path.slice(1)}-\\d{4}-\\d{2}-\\d{2}\\.xlsx`),
    );
    const [heading = [], ...rows] = await rowsOf(file.body);
    const known: readonly string[] = Object.values(columnasDeLista[path.slice(1) as keyof typeof columnasDeLista]);
    expect(heading.filter((each) => !known.includes(each))).toEqual([]);
    expect(new Set(heading).size).toBe(heading.length);
    expect(rows).toHaveLength(Number(page.headers['content-range']?.split('/')[1]));
  },
);

test('every row of the filter in the order of the list, a formula as text, and an access row that says what was taken', async () => {
  const filter = { role: 'Legal', q: 'legal' };
  const file = await askFor(await t.as('admin'), `/usuario?${query(filter, ['usuario', 'DESC'])}`);
  const [heading, ...rows] = await rowsOf(file.body);
  expect(heading).toEqual(['Usuario', 'Nombres', 'Apellidos', 'Rol', 'Correo electrónico', 'Teléfono', 'Activo']);
  const propios = rows.filter(([usuario]) => /^legal\d{4}$/.test(usuario ?? ''));
  const esperados = Array.from({ length: total }, (_, n) => `legal${String(total - 1 - n).padStart(4, '0')}`);
  expect(propios.map(([usuario]) => usuario)).toEqual(esperados);
  expect(propios.at(-1)?.[1]).toBe('=1+1');
  expect(
    await db().countBy(Acceso, { operacion: 'exportar-excel', recurso: 'usuario', recursoId: 'Legal legal' }),
  ).toBe(1);
});

test('rows that come or leave the filter while the batches are read make no other come twice or be missing', async () => {
  const store = new UsuarioStore(t.application.dataSource);
  const request = {
    order: { field: 'usuario', direction: 'ASC' as const },
    filter: { role: 'Legal' },
    offset: 0,
    limit: 500,
  };
  const into: Key[] = [];
  expect((await store.list({ ...request, keys: { into } })).rows).toEqual([]);
  const before = await db().find(Usuario, { where: { role: 'Legal' }, order: { usuario: 'ASC' } });
  expect(into).toEqual(before.map(({ id }) => id));

  const [first, second] = before as [Usuario, Usuario];
  await db().update(Usuario, { id: first.id }, { role: 'Riesgo', idDepartamento: '004' });
  const { id: _, ...copy } = second;
  await insertMany(db(), Usuario, [{ ...copy, usuario: 'a-nuevo' }]);
  const rows = [];
  for (let from = 0; from < into.length; from += 500)
    rows.push(...(await store.list({ ...request, keys: { of: into.slice(from, from + 500) } })).rows);
  expect(rows.map(({ id }) => id)).toEqual(into.slice(1));
});
