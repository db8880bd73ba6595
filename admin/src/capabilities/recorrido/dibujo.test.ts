import { entregado, recorridoDePrueba } from '../../testing/recorridos';
import { dibujoDe } from './dibujo';

test('JOR-503 a plan without an award waits for nothing', () => {
  const { pasos, mayor } = dibujoDe(recorridoDePrueba([], null));
  expect(new Set(pasos.map(({ situacion }) => situacion))).toEqual(new Set(['pendiente']));
  expect(pasos.every(({ dias }) => dias === null)).toBe(true);
  expect(mayor).toBe(0);
});

test('JOR-503 the first step that is not done is the present one, with the days that are left of the total', () => {
  const recorrido = recorridoDePrueba();
  const { pasos } = dibujoDe(recorrido);
  expect(pasos.map(({ situacion }) => situacion)).toEqual([
    ...Array(5).fill('hecho'),
    'actual',
    ...Array(6).fill('pendiente'),
  ]);
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

test('JOR-503 after the delivery nothing is present', () => {
  expect(dibujoDe(entregado).pasos.every(({ situacion }) => situacion === 'hecho')).toBe(true);
});

test('JOR-503 a step that was done before its turn leaves the one before it present', () => {
  const { pasos } = dibujoDe(
    recorridoDePrueba([
      { tipo: 'ADJUDICACION', fecha: '2026-10-20', usuario: null, idDepartamento: '005' },
      { tipo: 'CARPETA-ENVIADA', fecha: '2026-10-22', usuario: null, idDepartamento: '002' },
    ]),
  );
  expect(pasos.slice(0, 6).map(({ situacion }) => situacion)).toEqual([
    'hecho',
    'actual',
    'pendiente',
    'pendiente',
    'hecho',
    'pendiente',
  ]);
});
