import { llamadas } from '../testing/servicio';
import { rutaDe } from './rutas';
import { filas } from './tabla';

/** A call is served where the specification shows its path and says what it is for. */
const conCamino = (llamada: string): boolean =>
  !llamada
    .replace(/^(GET|POST|PUT) /, '')
    .replace(/\{[^}]*\}/, '')
    .includes(' ');

test('docs/data/llamadas.tsv and the table name the same calls, but for those without a path and of unknown purpose', () => {
  const servibles = llamadas
    .filter(({ LLAMADA, OPERACION }) => conCamino(LLAMADA) && OPERACION !== 'purpose unknown, not built')
    .map(({ LLAMADA }) => LLAMADA);
  const sinServir = servibles.filter((una) => !filas.some(({ llamada }) => llamada === una));
  expect(sinServir).toEqual([]);
  expect(filas.map(({ llamada }) => llamada).filter((una) => !servibles.includes(una))).toEqual([]);
  expect(new Set(filas.map(({ llamada }) => llamada)).size).toBe(filas.length);
});

test('a row names as many parameters as its call has, and no two rows have one path', () => {
  for (const { llamada, parametros } of filas) {
    const [, dentro] = /\{([^}]*)\}/.exec(llamada) ?? [];
    const cuantos = dentro === undefined ? 0 : Number(/^\d+/.exec(dentro)?.[0] ?? 1);
    expect([llamada, parametros.length]).toEqual([llamada, cuantos]);
  }
  const caminos = filas.map((fila) => {
    const { metodo, camino } = rutaDe(fila);
    return `${metodo} ${camino.replaceAll(/:\w+/g, ':').toLowerCase()}`;
  });
  expect(new Set(caminos).size).toBe(caminos.length);
});
