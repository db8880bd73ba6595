import { InformeIlegible, leerInforme } from './informe';

const CEDULA = '1710034065';
const fila = {
  institucion: 'Banco de la Sierra',
  fechaCorte: '2026-02-28',
  tipoRiesgo: 'A1',
  tipoCredito: 'Consumo',
  valorPorVencer: 1200.5,
  noDevengaInteres: 0,
  vencido: 30.25,
  demandaJudicial: 0,
  carteraCastigada: 0,
  saldoTotal: 1230.75,
  diasVencido: 12,
};
const SCORE = {
  SCORE: 812,
  SCOREMAX: 999,
  TOTALACUM: 63.4,
  TASADEMALOSACUM: 4.2,
  FECHAINICIAL: '2019-05-01',
  CUOTAESTIMADA: 310.4,
};
const respuesta = { NOMBRE_SUJETO: 'ZAMBRANO LOOR JOSÉ', SCORE, SBS: [fila], RFR: [], SICOM: [] };
const dondeFalla = (crudo: unknown): string => {
  try {
    leerInforme(crudo, CEDULA);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(InformeIlegible);
    // The message goes to the log: never a value of the answer
    expect((error as Error).message).not.toContain('ZAMBRANO');
    return (error as InformeIlegible).donde;
  }
};

describe('refused, because a lenient reading would mislead', () => {
  test.each([
    ['a text', '<html>', 'respuesta'],
    ['nothing', null, 'respuesta'],
    ['a list of two', [respuesta, respuesta], 'respuesta'],
    ['no name', { ...respuesta, NOMBRE_SUJETO: ' \u200b ' }, 'NOMBRE_SUJETO'],
    ['no score', { ...respuesta, SCORE: undefined }, 'SCORE'],
    ['a score that is a number only', { ...respuesta, SCORE: 812 }, 'SCORE'],
    ['an empty score', { ...respuesta, SCORE: {} }, 'SCORE.SCORE'],
    ['a score of 0', { ...respuesta, SCORE: { ...SCORE, SCORE: 0 } }, 'SCORE.SCORE'],
    ['a score of 1000', { ...respuesta, SCORE: { ...SCORE, SCORE: '1000' } }, 'SCORE.SCORE'],
    ['half a score', { ...respuesta, SCORE: { ...SCORE, SCORE: 812.5 } }, 'SCORE.SCORE'],
    ['a table of texts', { ...respuesta, SBS: ['x'] }, 'SBS'],
    ['a table that is a sentence', { ...respuesta, SICOM: 'no disponible' }, 'SICOM'],
    ["another person's document", { ...respuesta, Numero_Documento: '1710034066' }, 'NumeroDocumento'],
  ])('BUR-002 BUR-511 a report with %s says which part is wrong', (_, crudo, donde) => {
    expect(dondeFalla(crudo)).toBe(donde);
  });
});

test('BUR-002 BUR-003 BUR-511 the whole answer, as it is', () => {
  expect(leerInforme(respuesta, CEDULA)).toEqual({
    nombreSujeto: 'ZAMBRANO LOOR JOSÉ',
    puntaje: 812,
    puntajeMaximo: 999,
    totalAcumulado: 63.4,
    tasaDeMalosAcumulado: 4.2,
    fechaInicial: '2019-05-01',
    cuotaEstimada: 310.4,
    sbs: [fila],
    rfr: [],
    sicom: [],
    avisos: [],
  });
});

describe('read although it is dirty', () => {
  test('BUR-003 BUR-508 numbers as text, dates in three forms, other spellings of the names', () => {
    const sucia = {
      INSTITUCION: '  Banco\tde la  Sierra\u0000 ',
      FECHA_CORTE: '28/02/2026',
      'Tipo Riesgo': 'A1',
      tipo_credito: 'Consumo',
      VALOR_POR_VENCER: '1200,50',
      noDevengaInteres: '0',
      vencido: ' 30.25 ',
      demandaJudicial: 0,
      carteraCastigada: '0.00',
      saldoTotal: '1230.75',
      diasVencido: '12',
    };
    const leido = leerInforme({ ...respuesta, sbs: undefined, SBS: [sucia] }, CEDULA);
    expect(leido.sbs).toEqual([fila]);
    expect(leido.avisos).toEqual([]);
    const conHora = leerInforme({ ...respuesta, SBS: [{ ...fila, fechaCorte: '2026-02-28T00:00:00-05:00' }] }, CEDULA);
    expect(conHora.sbs).toEqual([fila]);
  });

  test('BUR-003 BUR-507 missing and empty tables are empty; one row without its list is a row', () => {
    const { NOMBRE_SUJETO } = respuesta;
    const leido = leerInforme([{ NOMBRE_SUJETO, SCORE: [SCORE], SBS: null, RFR: fila, SICOM: '' }], CEDULA);
    expect([leido.sbs, leido.rfr, leido.sicom]).toEqual([[], [fila], []]);
    expect(leido.puntaje).toBe(812);
  });

  test('BUR-002 BUR-003 what cannot be read stays empty and is reported', () => {
    const leido = leerInforme(
      {
        ...respuesta,
        SCORE: { SCORE: '812', TOTALACUM: '', FECHAINICIAL: 'ayer', CUOTAESTIMADA: '1.234' },
        SBS: [fila, { ...fila, vencido: 'mucho', fechaCorte: '30/02/2026', saldoTotal: 1e300, institucion: {} }],
      },
      CEDULA,
    );
    expect(leido).toMatchObject({
      puntaje: 812,
      puntajeMaximo: null,
      totalAcumulado: null,
      tasaDeMalosAcumulado: null,
      fechaInicial: null,
      cuotaEstimada: null,
    });
    expect(leido.sbs[1]).toEqual({ ...fila, vencido: null, fechaCorte: null, saldoTotal: null, institucion: null });
    expect(leido.avisos).toEqual([
      'SCORE: FECHAINICIAL',
      'SCORE: CUOTAESTIMADA',
      'SBS 2: institucion',
      'SBS 2: fechaCorte',
      'SBS 2: vencido',
      'SBS 2: saldoTotal',
    ]);
  });

  test('BUR-003 a table without end is cut, and says so', () => {
    const leido = leerInforme({ ...respuesta, SBS: Array.from({ length: 503 }, () => fila) }, CEDULA);
    expect(leido.sbs).toHaveLength(500);
    expect(leido.avisos).toEqual(['SBS: 3 filas más']);
  });

  test('names of the prototype are names like others', () => {
    const hostil = JSON.parse(`{"__proto__": {"SCORE": 1}, "constructor": 1, "NOMBRE_SUJETO": "A"}`);
    expect(dondeFalla(hostil)).toBe('SCORE');
  });
});
