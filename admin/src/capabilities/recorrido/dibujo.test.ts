import { recorridoDePrueba } from '../../testing/recorridos';
import { dibujoDe } from './dibujo';

test('JOR-503 a plan without an award waits for nothing', () => {
  const { pasos, mayor } = dibujoDe(recorridoDePrueba([], null));
  expect(pasos.every(({ dias }) => dias === null)).toBe(true);
  expect(mayor).toBe(0);
});

test('JOR-503 the first step that is not done has the days that are left of the total', () => {
  const recorrido = recorridoDePrueba();
  const { pasos } = dibujoDe(recorrido);
  expect(recorrido.total).toBe(23);
  expect(pasos.map(({ dias }) => dias)).toEqual([null, 1, 11, 0, 6, 5, ...Array(6).fill(null)]);
});

test('JOR-501 lanes stand in the order in which the plan meets the departments; their days add up to the total', () => {
  const { carriles, pasos, mayor } = dibujoDe(recorridoDePrueba());
  expect(carriles.map(({ departamento, dias }) => [departamento, dias])).toEqual([
    ['Director Asamblea', 0],
    ['Adjudicaciones', 18],
    ['Riesgos', 5],
    ['Legal', 0],
  ]);
  expect(pasos[5]?.carril).toBe(2);
  expect(mayor).toBe(11);
});
