import { centavos } from '../dinero';
import { fuentesDeReporte, type HechosDeFila } from './fuentes';
import {
  type CampoDeReporte,
  contarFaltantes,
  csvDeReporte,
  cuadra,
  erroresDeCampos,
  faltantesDeFila,
  formatoVigente,
  haTerminado,
  periodoDeReporte,
  valorDeCampo,
} from './reglas';
import { esquemaFormatoDeReporte } from './validacion';

const campo = (cambio: Partial<CampoDeReporte> = {}): CampoDeReporte => ({
  ...{ titulo: 'Cédula', fuente: 'identificacion', formato: 'texto', obligatorio: true, ancho: 13 },
  ...cambio,
});
const hechos = {
  identificacion: '1710034065',
  nombreCompleto: 'Peña Ñato Ana',
  saldo: centavos(123_450),
  cuotas: 60,
  fechaEntrega: '2026-03-02',
} as unknown as HechosDeFila;

test.each<[Partial<CampoDeReporte>, string]>([
  [{ fuente: 'sueldo' }, 'campos.0.fuente'],
  [{ fuente: 'monto' }, 'campos.0.fuente'],
  [{ formato: 'fecha' }, 'campos.0.formato'],
  [{ fuente: 'saldo' }, 'campos.0.formato'],
])('a field with %p is refused', (mal, lugar) => {
  expect(Object.keys(erroresDeCampos('SC', [campo(mal)]))).toEqual([lugar]);
});

test('two fields of one heading are refused at the second', () => {
  expect(erroresDeCampos('SC', [campo(), campo({ fuente: 'contrato' })])).toEqual({
    'campos.1.titulo': 'Otra columna tiene este título',
  });
  expect(erroresDeCampos('SC', [campo(), campo({ titulo: 'Contrato', fuente: 'contrato' })])).toEqual({});
});

test('every fact of the catalogue has a format, and a code once', () => {
  for (const fuentes of Object.values(fuentesDeReporte)) {
    const codigos = fuentes.map(({ codigo }) => codigo);
    expect(new Set(codigos).size).toBe(codigos.length);
  }
});

test.each([
  [{}, '1710034065'],
  [{ fuente: 'nombreCompleto', formato: 'mayusculas' as const }, 'PEÑA ÑATO ANA'],
  [{ fuente: 'cuotas', formato: 'entero' as const }, 60],
  [{ fuente: 'cuotas' }, '60'],
  [{ fuente: 'saldo', formato: 'monto' as const }, 123_450],
  [{ fuente: 'saldo', formato: 'decimal' as const }, '1234.50'],
  [{ fuente: 'fechaEntrega', formato: 'fecha' as const }, '2026-03-02'],
  [{ fuente: 'fechaEntrega', formato: 'aaaammdd' as const }, '20260302'],
  [{ fuente: 'correo' }, null],
])('a field with %p is written as %p', (cambio, escrito) => {
  expect(valorDeCampo(campo(cambio), hechos)).toBe(escrito);
});

test('a row lacks its mandatory fields alone', () => {
  const campos = [
    campo(),
    campo({ titulo: 'Correo', fuente: 'correo' }),
    campo({ titulo: 'Teléfono', fuente: 'telefono', obligatorio: false }),
  ];
  expect(faltantesDeFila(campos, hechos)).toEqual(['Correo']);
  expect(faltantesDeFila(campos, { ...hechos, correo: 'a@b.ec', identificacion: '' } as never)).toEqual(['Cédula']);
});

test('a text longer than the body takes is not cut: its row is told', () => {
  expect(
    faltantesDeFila(
      [campo({ ancho: 10 }), campo({ titulo: 'Día', fuente: 'fechaEntrega', formato: 'aaaammdd', ancho: 1 })],
      hechos,
    ),
  ).toEqual([]);
  for (const formato of ['texto', 'mayusculas'] as const)
    expect(faltantesDeFila([campo({ ancho: 9, formato, obligatorio: false })], hechos)).toEqual([
      'Cédula (más de 9 caracteres)',
    ]);
});

test('what rows lack is counted, the most frequent first', () => {
  expect(contarFaltantes([['Cédula', 'Correo'], ['Correo'], []])).toEqual([
    { titulo: 'Correo', filas: 2 },
    { titulo: 'Cédula', filas: 1 },
  ]);
});

test('the layout in force is the last that began by the end of the period', () => {
  const formatos = [{ desde: '2025-01-01' }, { desde: '2026-01-01' }, { desde: '2024-01-01' }];
  expect(formatoVigente(formatos, '2025-12-31')).toEqual({ desde: '2025-01-01' });
  expect(formatoVigente(formatos, '2026-01-01')).toEqual({ desde: '2026-01-01' });
  expect(formatoVigente(formatos, '2023-12-31')).toBeNull();
});

test('the superintendency asks for a year, the UAFE for a month; a file is made once it is over', () => {
  const hoy = '2026-03-31';
  expect(periodoDeReporte('SC', '2026', hoy)).toEqual({ anio: 2026, mes: null });
  expect(periodoDeReporte('UAFE', '2026-03', hoy)).toEqual({ anio: 2026, mes: 3 });
  for (const [organismo, codigo] of [
    ['SC', '2026-03'],
    ['SC', '2027'],
    ['SC', '12026'],
    ['UAFE', '2026'],
    ['UAFE', '2026-04'],
    ['UAFE', '2026-13'],
    ['UAFE', '2026-3'],
    ['UAFE', '2026-031'],
    ['UAFE', '12026-03'],
  ] as const)
    expect(() => periodoDeReporte(organismo, codigo, hoy)).toThrow();
  expect(() => periodoDeReporte('SC', '2026-03', hoy)).toThrow(
    expect.objectContaining({
      ...{ kind: 'malformado', code: 'periodo-invalido' },
      errors: { periodo: 'Escriba el año, por ejemplo 2026' },
    }),
  );
  expect(haTerminado({ anio: 2026, mes: 3 }, hoy)).toBe(false);
  expect(haTerminado({ anio: 2026, mes: 3 }, '2026-04-01')).toBe(true);
  expect(haTerminado({ anio: 2025, mes: null }, '2025-12-31')).toBe(false);
});

test('a control agrees when both figures are the same', () => {
  expect(cuadra({ nombre: 'x', archivo: 3, tablero: 3 })).toBe(true);
  expect(cuadra({ nombre: 'x', archivo: 3, tablero: 4 })).toBe(false);
});

test('a CSV quotes texts, writes amounts with a point and days as the office does, and leaves out what is not known', () => {
  const formatos = ['texto', 'mayusculas', 'entero', 'monto', 'decimal', 'fecha', 'aaaammdd', 'texto'] as const;
  const campos = formatos.map((formato, i) => campo({ titulo: `T${i}`, formato }));
  expect(csvDeReporte(campos, [['09"1;2', 'PEÑA', 3, 123_450, '1234.50', '2026-03-02', '20260302', null]])).toBe(
    '"T0";"T1";"T2";"T3";"T4";"T5";"T6";"T7"\r\n"09""1;2";"PEÑA";3;1234.50;1234.50;02/03/2026;20260302;\r\n',
  );
});

test('the threshold belongs to the UAFE alone, which must have one', () => {
  const formato = {
    organismo: 'UAFE',
    desde: '2026-01-01',
    archivo: 'xlsx',
    umbral: null,
    sustento: 'Uno',
    campos: [campo()],
  };
  const donde = (cambio: object) =>
    esquemaFormatoDeReporte.safeParse({ ...formato, ...cambio }).error?.issues.map(({ path }) => path.join('.'));
  expect(donde({})).toEqual(['umbral']);
  expect(donde({ umbral: 10_000 })).toBeUndefined();
  expect(donde({ organismo: 'SC', umbral: 10_000 })).toEqual(['umbral']);
  expect(donde({ organismo: 'SC' })).toBeUndefined();
});
