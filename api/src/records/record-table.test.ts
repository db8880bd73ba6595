import { SelectQueryBuilder } from 'typeorm';
import { crearConcesionario } from '../testing/ordenes';
import { testApp } from '../testing/test-app';

const t = testApp();
const jefatura = t.user('jefatura');
beforeAll(async () => {
  for (let i = 0; i < 3; i += 1) await crearConcesionario(t);
});
afterEach(() => jest.restoreAllMocks());

const lista = (filtro: object, rango: [number, number] = [0, 9]) =>
  jefatura.get(`/concesionario?filter=${encodeURIComponent(JSON.stringify(filtro))}&range=${JSON.stringify(rango)}`);

test('asked again, a list says what stands now, of any page, and no statement is built anew', async () => {
  const antes = await lista({ estado: 'A' });
  const construido = jest.spyOn(SelectQueryBuilder.prototype, 'getQuery');
  await crearConcesionario(t);
  construido.mockClear();
  const ahora = await lista({ estado: 'A' });
  const segunda = await lista({ estado: 'A' }, [1, 1]);
  expect(ahora.body.length).toBe(antes.body.length + 1);
  expect(segunda.body).toEqual([ahora.body[1]]);
  expect(segunda.headers['content-range']).toBe(`concesionario 1-1/${ahora.body.length}`);
  expect(construido).not.toHaveBeenCalled();
  // another question, another answer
  const inactivos: { estado: string }[] = (await lista({ estado: 'I' })).body;
  expect([...new Set(inactivos.map(({ estado }) => estado))]).toEqual(['I']);
  expect((await lista({ id: [ahora.body[0].id] })).body).toEqual([ahora.body[0]]);
});
