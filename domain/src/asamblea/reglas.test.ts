import fc from 'fast-check';
import { ErrorDeNegocio } from '../errores';
import { diasDelMes, fechaDe } from '../fechas';
import {
  type ContextoDeCorreccion,
  type ContextoDeNuevaFecha,
  colorDeIndicador,
  estadoDeAsamblea,
  etiquetaDeActa,
  etiquetaDeAsamblea,
  fechaMinima,
  indicadoresDelMes,
  numerosSeleccionables,
  porcentajeEntero,
  proximaAsamblea,
  puedeSeleccionarse,
  quorumDe,
  rechazoDeCorreccion,
  rechazoDeNuevaFecha,
  rechazoPorNumero,
  renuevaParticipantes,
  siguienteNumero,
} from './reglas';

const AVISO =
  'Importante: Es necesario crear la fecha de la proxima asamblea para generar el acta de la asamblea seleccionada.';

describe('state', () => {
  test.each([
    ['C', 'cerrada', 'Cerrada'],
    ['c ', 'cerrada', 'Cerrada'],
    ['', 'abierta', 'Abierta'],
    ['   ', 'abierta', 'Abierta'],
    ['X', 'otra', 'Abierta'],
    ['CC', 'otra', 'Abierta'],
  ])('ASA-021 ASA-022 estado %j is %s, shown as %s', (estado, esperado, etiqueta) => {
    expect(estadoDeAsamblea(estado)).toBe(esperado);
    expect(etiquetaDeAsamblea(estado)).toBe(etiqueta);
  });

  test("ASA-023 without minutes 'Sin Acta', else the reference", () => {
    expect(etiquetaDeActa(null)).toBe('Sin Acta');
    expect(etiquetaDeActa('acta-7.pdf')).toBe('acta-7.pdf');
  });
});

describe('number rules', () => {
  const limites = { numeroProxima: 7, ultimoNumero: 7, mesesPlan: 60 };

  test.each([
    [8, limites],
    [61, { numeroProxima: 61, ultimoNumero: 61, mesesPlan: 60 }],
    [0, limites],
    [-1, limites],
    [1.5, limites],
    [4, { numeroProxima: null, ultimoNumero: 3, mesesPlan: 60 }],
    [1, { numeroProxima: null, ultimoNumero: 0, mesesPlan: 60 }],
  ])('ASA-025 ASA-026 ASA-027 number %p of %j is refused with the warning', (numero, l) => {
    expect(puedeSeleccionarse(numero, l)).toBe(false);
    expect(rechazoPorNumero(numero, l)).toMatchObject({ kind: 'regla', title: AVISO });
  });

  test.each([
    [7, limites],
    [1, limites],
    [60, { numeroProxima: 60, ultimoNumero: 60, mesesPlan: 60 }],
    [3, { numeroProxima: null, ultimoNumero: 3, mesesPlan: 60 }],
  ])('ASA-025 ASA-026 number %p of %j is allowed (equal is allowed)', (numero, l) => {
    expect(puedeSeleccionarse(numero, l)).toBe(true);
    expect(rechazoPorNumero(numero, l)).toBeNull();
  });

  const a = (numeroAsamblea: number, estado = '', acta: string | null = null) => ({ numeroAsamblea, estado, acta });

  test('ASA-025 the next assembly is the highest open one without minutes', () => {
    expect(proximaAsamblea([])).toBeNull();
    expect(proximaAsamblea([a(1, 'C', 'k'), a(2, 'C', 'k')])).toBeNull();
    expect(proximaAsamblea([a(3), a(1, 'C', 'k'), a(2), a(4, 'X'), a(5, '', 'k')])?.numeroAsamblea).toBe(3);
  });

  test('ASA-085 the number is last + 1, and the selector ends with it', () => {
    expect(siguienteNumero([])).toBe(1);
    expect(siguienteNumero([a(2), a(9), a(3)])).toBe(10);
    expect(numerosSeleccionables([a(1), a(2)])).toEqual([1, 2, 3]);
  });
});

describe('new date', () => {
  const ctx: ContextoDeNuevaFecha = {
    hoy: '2025-11-21',
    mesesPlan: 60,
    ultimoNumero: 6,
    ultimaFecha: '2025-11-05',
    notarios: ['Dra. Paola Delgado Loor'],
    fechas: ['2025-10-05', '2025-11-05'],
  };
  const nueva = { fecha: '2025-12-01', notario: 'Dra. Paola Delgado Loor' };

  test.each([
    ['grupo-completo', nueva, { ...ctx, ultimoNumero: 60 }],
    ['numero-cambiado', { ...nueva, numeroAsamblea: 6 }, ctx],
    ['asamblea-duplicada', { ...nueva, fecha: '2025-11-05' }, ctx],
    ['fecha-temprana', { ...nueva, fecha: '2025-11-30' }, ctx],
    ['fecha-temprana', { ...nueva, fecha: '2025-11-30' }, { ...ctx, ultimaFecha: null, ultimoNumero: 0, fechas: [] }],
    ['notario-desconocido', { ...nueva, notario: 'Otro' }, ctx],
  ])('%s refuses %j', (code, n, c) => {
    expect(rechazoDeNuevaFecha(n, c)?.code).toBe(code);
  });

  test('ASA-088 a date that the group has already is a conflict with its own text', () => {
    expect(rechazoDeNuevaFecha({ ...nueva, fecha: '2025-10-05' }, ctx)).toMatchObject({
      kind: 'conflicto',
      title: 'Ya existe asamblea para la fecha seleccionada',
      errors: { fecha: 'Ya existe asamblea para la fecha seleccionada' },
    });
  });

  test('ASA-077 ASA-085 the first allowed date and the right number pass', () => {
    expect(rechazoDeNuevaFecha({ ...nueva, numeroAsamblea: 7 }, ctx)).toBeNull();
    expect(rechazoDeNuevaFecha(nueva, { ...ctx, mesesPlan: 7 })).toBeNull();
    expect(rechazoDeNuevaFecha(nueva, ctx)).toBeNull();
  });

  test('ASA-077 the earliest date is a first of month, later than the last assembly, at most 31 days away', () => {
    const fecha = fc
      .tuple(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
      .map(([y, m, d]) => fechaDe(y, m, Math.min(d, diasDelMes(y, m))));
    fc.assert(
      fc.property(fecha, (ultima) => {
        const minima = fechaMinima(ultima, '2025-01-01');
        expect(minima.endsWith('-01')).toBe(true);
        expect(minima > ultima).toBe(true);
        expect(minima.slice(0, 7)).not.toBe(ultima.slice(0, 7));
      }),
    );
    expect(fechaMinima(null, '2025-12-31')).toBe('2026-01-01');
  });
});

describe('past days', () => {
  const ctx: ContextoDeNuevaFecha = {
    hoy: '2025-11-21',
    mesesPlan: 60,
    ultimoNumero: 2,
    ultimaFecha: '2025-08-05',
    notarios: ['Dra. Paola Delgado Loor'],
    fechas: ['2025-08-05'],
  };
  const nueva = { fecha: '2025-11-20', notario: 'Dra. Paola Delgado Loor' };

  test('a new date that has passed is refused until it is confirmed; that of today is not', () => {
    expect(rechazoDeNuevaFecha(nueva, ctx)).toMatchObject({
      code: 'fecha-pasada',
      errors: { confirmaFechaPasada: expect.any(String) },
    });
    expect(rechazoDeNuevaFecha({ ...nueva, confirmaFechaPasada: true }, ctx)).toBeNull();
    expect(rechazoDeNuevaFecha({ ...nueva, fecha: '2025-11-21' }, ctx)).toBeNull();
  });
});

describe('correcting an open assembly', () => {
  const ctx: ContextoDeCorreccion = {
    hoy: '2025-11-21',
    notarios: ['Dra. Paola Delgado Loor'],
    fechas: ['2025-11-05', '2026-02-10'],
    fechaAnterior: '2025-11-05',
    fechaSiguiente: '2026-02-10',
  };

  test.each([
    ['asamblea-duplicada', { fecha: '2026-02-10' }, ctx],
    ['fecha-temprana', { fecha: '2025-11-30' }, ctx],
    ['fecha-tardia', { fecha: '2026-02-01' }, ctx],
    ['notario-desconocido', { notario: 'Otro' }, ctx],
    ['fecha-pasada', { fecha: '2025-11-20' }, { ...ctx, fechas: [], fechaAnterior: null }],
  ])('%s refuses %j', (code, cambio, contexto) => {
    expect(rechazoDeCorreccion(cambio, contexto)?.code).toBe(code);
  });

  test('between the month after the one before and the month before the next one it passes; what is not sent is not judged', () => {
    expect(rechazoDeCorreccion({ fecha: '2025-12-01' }, ctx)).toBeNull();
    expect(rechazoDeCorreccion({ fecha: '2026-01-31' }, ctx)).toBeNull();
    expect(rechazoDeCorreccion({}, { ...ctx, notarios: [], fechaAnterior: '2026-05-01' })).toBeNull();
    const primera = { ...ctx, fechas: [], fechaAnterior: null, fechaSiguiente: null };
    expect(rechazoDeCorreccion({ fecha: '2020-01-01', confirmaFechaPasada: true }, primera)).toBeNull();
  });

  test('another date asks for its participants anew, anything else does not', () => {
    expect(renuevaParticipantes({ fecha: '2025-12-01' }, '2025-12-02')).toBe(true);
    expect(renuevaParticipantes({ fecha: '2025-12-01' }, '2025-12-01')).toBe(false);
    expect(renuevaParticipantes({ fecha: '2025-12-01' }, undefined)).toBe(false);
  });
});

describe('indicators of the month', () => {
  test.each([
    [0, 'rojo', 'verde'],
    [50, 'rojo', 'verde'],
    [51, 'amarillo', 'amarillo'],
    [80, 'amarillo', 'amarillo'],
    [81, 'verde', 'rojo'],
    [100, 'verde', 'rojo'],
  ])('ASA-004 %i%% is %s, reversed %s', (n, color, invertido) => {
    expect(colorDeIndicador(n, 100)).toBe(color);
    expect(colorDeIndicador(n, 100, true)).toBe(invertido);
  });

  test('ASA-004 the exact share decides, not the rounded percent', () => {
    expect(porcentajeEntero(252, 500)).toBe(50);
    expect(colorDeIndicador(252, 500)).toBe('amarillo');
  });

  test('ASA-003 shares of the assemblies of the month', () => {
    expect(indicadoresDelMes({ total: 3, delDia: 1, cerradas: 2, sinActa: 1 })).toEqual({
      delDia: { cantidad: 1, total: 3, porcentaje: 33, color: 'rojo' },
      completadas: { cantidad: 2, total: 3, porcentaje: 67, color: 'amarillo' },
      sinActa: { cantidad: 1, total: 3, porcentaje: 33, color: 'verde' },
    });
  });

  test('ASA-003 a month without assemblies has 0 %, not NaN', () => {
    expect(indicadoresDelMes({ total: 0, delDia: 0, cerradas: 0, sinActa: 0 }).completadas.porcentaje).toBe(0);
  });
});

test('ASA-035 quorum counts participating plans over plans with a holder; free slots on neither side', () => {
  expect(
    quorumDe([
      { nombreCliente: 'Ana', estado: 'participa' },
      { nombreCliente: 'Luis', estado: 'PARTICIPA' },
      { nombreCliente: 'Eva', estado: 'no participa' },
      { nombreCliente: ' L I B R E ', estado: 'participa' },
    ]),
  ).toEqual({ participantes: 2, planes: 3, porcentaje: 66.67 });
  expect(quorumDe([])).toEqual({ participantes: 0, planes: 0, porcentaje: 0 });
});

test('a refusal is an ErrorDeNegocio', () => {
  expect(rechazoPorNumero(9, { numeroProxima: 1, ultimoNumero: 1, mesesPlan: 60 })).toBeInstanceOf(ErrorDeNegocio);
});
