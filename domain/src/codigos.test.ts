import {
  EMPRESA,
  estadosCiviles,
  estadosDeVehiculo,
  etiquetaDeCuota,
  generos,
  institucionesDeJubilacion,
  LOCALIDAD,
  lugaresDeAsamblea,
  nombreDeCodigo,
  nombreDeProducto,
  paginacion,
  productos,
  separacionDeBienes,
  situacionesLaborales,
  tiposDeJubilacion,
  tiposDeVivienda,
} from './codigos';

const codigos = (lista: readonly { codigo: string }[]): string => lista.map((c) => c.codigo).join(' ');

test('EST-562 EST-563 EST-564 the codes of the client record are those of the form', () => {
  expect([codigos(estadosCiviles), codigos(tiposDeVivienda)]).toEqual(['S C D V U', 'A B C D']);
  expect(situacionesLaborales.map(({ codigo }) => codigo).sort()).toEqual(['A', 'B', 'H', 'I', 'V']);
  expect(codigos(generos)).toBe('M F');
});

test('GEN-008 GEN-009 GEN-010 GEN-011 codes of work, marriage, housing and goods', () => {
  expect(codigos(situacionesLaborales)).toBe('V B I A H');
  expect(estadosCiviles.map((e) => `${e.codigo} ${e.nombre}`)).toEqual([
    'S Soltero',
    'C Casado',
    'D Divorciado',
    'V Viudo',
    'U Unión de hecho',
  ]);
  expect(tiposDeVivienda.map((t) => `${t.codigo} ${t.nombre}`)).toEqual([
    'A Propia no hipotecada',
    'B Propia hipotecada',
    'C Arrendada',
    'D Vive con familiares',
  ]);
  expect(codigos(estadosDeVehiculo)).toBe('Nuevo Usado');
});

test('GEN-012 GEN-013 GEN-014 GEN-015 codes of retirement, goods separation and gender', () => {
  expect(codigos(tiposDeJubilacion)).toBe('vejez incapacidad montepio');
  expect(codigos(institucionesDeJubilacion)).toBe('iess issfa isspol otros');
  expect(codigos(separacionDeBienes)).toBe('S N');
  expect(codigos(generos)).toBe('M F');
});

test.each([
  [0, 'R1'],
  [5, 'R6'],
  [6, ''],
  [-1, ''],
  [1.5, ''],
])('GEN-016 index %p is shown as %p', (indice, etiqueta) => {
  expect(etiquetaDeCuota(indice)).toBe(etiqueta);
});

test('GEN-002 GEN-502 ASA-015 the products and how they are shown', () => {
  expect(productos.map((p) => [p.codigo, p.etiqueta, nombreDeProducto(p)])).toEqual([
    ['01', 'MotorPlan', 'Motor Plan'],
    ['02', 'CasaPlan', 'Casa Plan'],
  ]);
});

test('GEN-004 GEN-005 company and location; ASA-081 the places', () => {
  expect([EMPRESA, LOCALIDAD]).toEqual(['01', '002']);
  expect(lugaresDeAsamblea).toEqual(['Virtual - Facebook Live', 'Auditorio Oficina A. Borja']);
});

test('page sizes: 10 in general, 25 for the participants, 10/25/50 to choose', () => {
  expect(paginacion.general).toEqual({ tamano: 10, opciones: [10, 25, 50] });
  expect(paginacion.participantes).toEqual({ tamano: 25, opciones: [10, 25, 50] });
});

test('an unknown code is shown as it is', () => {
  expect(nombreDeCodigo(generos, 'X')).toBe('X');
  expect(nombreDeCodigo(generos, 'F')).toBe('Femenino');
});
