import { act, fireEvent } from '@testing-library/react';
import { loadBeforePrint } from './loadBeforePrint';

const impresas: string[] = [];
let soltar: () => void;

beforeEach(() => {
  document.body.innerHTML = '<main><p>Primera fila</p><section id="a">…</section><section id="b">…</section></main>';
  impresas.length = 0;
  jest.spyOn(window, 'print').mockImplementation(() => void impresas.push(document.body.textContent ?? ''));
  const partes = ['a', 'b'].map((id) => document.getElementById(id) as HTMLElement);
  const sueltas = partes.map((parte) =>
    loadBeforePrint(parte, () => {
      parte.innerHTML = '<span aria-busy="true"></span>';
      setTimeout(() => parte.replaceChildren('Gráfico'), 200);
    }),
  );
  soltar = () => {
    for (const cada of sueltas) cada();
  };
});
afterEach(() => soltar());

const pasa = (ms: number) => act(() => new Promise((seguir) => setTimeout(seguir, ms)));

it.each([{ key: 'p' }, { key: 'p', ctrlKey: true, altKey: true }, { key: 'o', ctrlKey: true }])(
  '%p is not printing',
  async (tecla) => {
    expect(fireEvent.keyDown(document.body, tecla)).toBe(true);
    await pasa(900);
    expect([impresas, document.body.textContent]).toEqual([[], 'Primera fila……']);
  },
);

it.each([{ ctrlKey: true }, { metaKey: true }])(
  'with %p and P it prints once, with all parts, when none of them loads any more',
  async (tecla) => {
    expect(fireEvent.keyDown(document.body, { key: 'p', ...tecla })).toBe(false);
    await pasa(100);
    expect(impresas).toEqual([]);
    await pasa(1200);
    expect(impresas).toEqual(['Primera filaGráficoGráfico']);
  },
);

it.each<[string, () => unknown]>([
  ['the print of a menu', () => fireEvent(window, new Event('beforeprint'))],
  ['the pointer that leaves the page, as on its way to the menu', () => fireEvent.mouseLeave(document.documentElement)],
  ['the keyboard that leaves it', () => fireEvent(window, new Event('blur'))],
])('%s loads them too, and prints nothing by itself', async (_, salir) => {
  salir();
  await pasa(400);
  expect([impresas, document.body.textContent]).toEqual([[], 'Primera filaGráficoGráfico']);
});

it('what has ended loads nothing and keeps no key', async () => {
  soltar();
  fireEvent.mouseLeave(document.documentElement);
  fireEvent(window, new Event('blur'));
  await pasa(400);
  expect(document.body.textContent).toBe('Primera fila……');
  expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })).toBe(true);
});
