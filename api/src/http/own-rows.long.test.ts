import { demoApp } from '../testing/demo';
import { LOADS_MUCH_MS } from '../testing/limits';

jest.setTimeout(LOADS_MUCH_MS);

const t = demoApp();

const LISTAS = ['medio-aprobacion', 'orden-de-compra', 'solicitud-de-pago', 'carta-salida'];

/** Every row that the list answers, a page after the other. */
async function filas(usuario: string, lista: string, filter: object): Promise<{ id: number | string }[]> {
  const client = await t.as(usuario);
  const todas: { id: number | string }[] = [];
  for (let desde = 0; ; desde += 100) {
    const query = `range=${JSON.stringify([desde, desde + 99])}&filter=${JSON.stringify(filter)}`;
    const { status, body } = await client.get(`/${lista}?${encodeURI(query)}`);
    expect([lista, status]).toEqual([lista, 200]);
    todas.push(...body);
    if (body.length < 100) return todas;
  }
}

test.each(LISTAS)(
  "%s: 'yo' answers the plans of whoever asks, and those of nobody else; another word is refused",
  async (lista) => {
    const [todas, mias, suyas] = await Promise.all([
      filas('ejecutivo', lista, {}),
      filas('ejecutivo', lista, { ejecutivo: 'yo' }),
      filas('ejecutivo2', lista, { ejecutivo: 'yo' }),
    ]);
    const ids = (de: readonly { id: number | string }[]) => new Set(de.map(({ id }) => id));
    expect(mias.length).toBeGreaterThan(0);
    expect(suyas.length).toBeGreaterThan(0);
    expect([...ids(mias)].filter((id) => ids(suyas).has(id))).toEqual([]);
    expect([...ids(mias)].filter((id) => !ids(todas).has(id))).toEqual([]);
    expect(mias.length + suyas.length).toBeLessThanOrEqual(todas.length);
    const otra = encodeURIComponent(JSON.stringify({ ejecutivo: 'ella' }));
    expect((await (await t.as('ejecutivo')).get(`/${lista}?filter=${otra}`)).status).toBe(400);
  },
);
