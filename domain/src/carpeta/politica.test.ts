import { centavos } from '../dinero';
import type { ListasDeDecision } from '../lista-control/reglas';
import { type ModoDePolitica, porConfirmar } from '../politica';
import { type BaseDeDecision, lineasDeDecision } from './decision';
import { type AjustesDePolitica, codigosDePolitica, rechazoPorPolitica, revisarPolitica } from './politica';

const EN = '2026-03-09T20:40:00.000Z';
const enRegla: BaseDeDecision = {
  hoy: '2026-03-10',
  puntaje: { valor: 800, usuario: 'Ana Pérez', fecha: EN, cambiados: [] },
  parametros: [],
  excepcion: null,
  buro: { puntaje: 870, fecha: '2026-03-01', usuario: 'Marco Ruiz' },
  garante: null,
  garantias: { confirmadas: true, usuario: 'Marco Ruiz', fecha: EN },
  documentos: { listos: 11, total: 11, estado: 'completa' },
  faltantes: [],
  sinRevisar: [],
  listas: null,
  precio: null,
};
const ajustes = (modo: ModoDePolitica = 'avisa', diasDeBuro = 90): AjustesDePolitica => ({
  modos: { puntaje: modo, buro: modo, garantias: modo, documentos: modo, vigencia: modo, listas: modo },
  diasDeBuro,
});
const incumplidas = (cambio: Partial<BaseDeDecision>, dias = 90): string[] =>
  revisarPolitica({ ...enRegla, ...cambio }, ajustes('avisa', dias)).flatMap(({ codigo, cumple }) =>
    cumple ? [] : [codigo],
  );
const puntajeDe = (valor: number, ...cambiados: string[]) => ({ valor, usuario: 'Ana Pérez', fecha: EN, cambiados });
const excepcion = { observacion: 'Socio puntual', puntaje: 785, usuario: 'Marco Ruiz', fecha: EN };
const buroDe = (fecha: BaseDeDecision['hoy'], puntaje: number | null = 870) => ({ puntaje, fecha, usuario: 'Marco' });
const enListas = (cambio: Partial<ListasDeDecision> = {}): ListasDeDecision => ({
  porRevisar: 0,
  confirmadas: 0,
  porCotejar: 0,
  ...cambio,
});

test.each([
  ['nothing was calculated', { puntaje: null }, ['puntaje']],
  ['a score of 799', { puntaje: puntajeDe(799) }, ['puntaje']],
  ['a score of 800', { puntaje: puntajeDe(800) }, []],
  ['a score of 785 with an exception', { puntaje: puntajeDe(785), excepcion }, []],
  ['a score whose inputs changed since', { puntaje: puntajeDe(800, 'Patrimonio') }, ['vigencia']],
  ['the bureau was never asked', { buro: null }, ['buro']],
  ['an answer of 90 days ago', { buro: buroDe('2025-12-10') }, []],
  ['an answer of 91 days ago', { buro: buroDe('2025-12-09') }, ['buro']],
  ['the bureau does not know the client', { buro: buroDe('2026-03-01', null) }, []],
  ['unreviewed guarantees', { garantias: { confirmadas: false, usuario: null, fecha: null } }, ['garantias']],
  ['missing documents', { documentos: { listos: 5, total: 11, estado: 'incompleta' } }, ['documentos']],
  ['nobody in the control lists', { listas: enListas() }, []],
  ['a match to review', { listas: enListas({ porRevisar: 1 }) }, ['listas']],
  ['a confirmed match', { listas: enListas({ confirmadas: 1 }) }, ['listas']],
  ['somebody not looked for yet', { listas: enListas({ porCotejar: 1 }) }, ['listas']],
  ['no documents', { documentos: { listos: 0, total: 0, estado: 'sinLista' } }, ['documentos']],
] as const)('%s: the unmet rules are named', (_caso, cambio, esperadas) => {
  expect(incumplidas(cambio)).toEqual(esperadas);
});

test('an old answer of the bureau is told by its day, not by what it said', () => {
  const [, buro] = revisarPolitica({ ...enRegla, buro: buroDe('2025-11-30', 431) }, ajustes());
  expect(buro).toMatchObject({ cumple: false, encontrado: 'Última consulta del 30/11/2025' });
});

test('the days that an answer of the bureau counts are a setting, said in the rule', () => {
  expect(incumplidas({}, 8)).toEqual(['buro']);
  expect(incumplidas({}, 9)).toEqual([]);
  expect(revisarPolitica(enRegla, ajustes('avisa', 9))[1]?.nombre).toBe('Buró consultado en los últimos 9 días');
});

test('what only warns is approved once each unmet rule was confirmed; what forbids never', () => {
  const base = { ...enRegla, buro: null, puntaje: null };
  const avisos = revisarPolitica(base, ajustes());
  expect(rechazoPorPolitica(avisos, ['puntaje'])).toMatchObject({
    code: 'politica-sin-confirmar',
    title: 'Confirme que aprueba la carpeta aunque no se cumple: Buró consultado en los últimos 90 días: Sin consulta',
    detalle: { reglas: ['buro'] },
  });
  expect(rechazoPorPolitica(avisos, ['puntaje', 'buro'])).toBeNull();
  expect(porConfirmar(avisos).map(({ codigo }) => codigo)).toEqual(['puntaje', 'buro']);
  expect(rechazoPorPolitica(revisarPolitica(base, ajustes('impide')), codigosDePolitica)).toMatchObject({
    code: 'politica-impide',
    detalle: { reglas: ['puntaje', 'buro'] },
  });
  expect(rechazoPorPolitica(revisarPolitica(enRegla, ajustes('impide')), [])).toBeNull();
});

const precio = (valor: number, lista: readonly [number, number] | null): string | undefined => {
  const dolares = (n: number) => centavos(n * 100);
  const bien = { medio: 7, estado: 'Aprobado', bien: 'Kia Sportage 2026 Nuevo', valor: dolares(valor) };
  const base = {
    ...enRegla,
    precio: { ...bien, lista: lista && { minimo: dolares(lista[0]), maximo: dolares(lista[1]) } },
  };
  return lineasDeDecision(base).find(({ etiqueta }) => etiqueta === 'Precio frente a la lista')?.valor;
};

test('a price is told beside the lists: within them, or how far from the nearest', () => {
  expect(precio(28_000, null)).toBe('$ 28.000,00. No consta en las listas de precios');
  expect(precio(28_000, [28_000, 28_000])).toBe('$ 28.000,00. Lista: $ 28.000,00, dentro de la lista');
  expect(precio(33_000, [29_000, 30_000])).toBe('$ 33.000,00. Lista: de $ 29.000,00 a $ 30.000,00, 10,0 % más');
  expect(precio(27_500, [29_000, 30_000])).toBe('$ 27.500,00. Lista: de $ 29.000,00 a $ 30.000,00, 5,2 % menos');
});

test('the control lists are judged and shown only where the company loaded one', () => {
  const codigos = (listas: ListasDeDecision | null) =>
    revisarPolitica({ ...enRegla, listas }, ajustes()).map(({ codigo }) => codigo);
  expect(codigos(null)).not.toContain('listas');
  expect(codigos(enListas())).toContain('listas');
  const linea = (listas: ListasDeDecision | null) =>
    lineasDeDecision({ ...enRegla, listas }).find(({ etiqueta }) => etiqueta === 'Listas de control')?.valor;
  expect(linea(null)).toBeUndefined();
  expect(linea(enListas())).toBe('Sin coincidencias');
  expect(linea(enListas({ confirmadas: 1, porRevisar: 2, porCotejar: 3 }))).toBe(
    '1 confirmada, 2 por revisar, 3 por cotejar',
  );
});
