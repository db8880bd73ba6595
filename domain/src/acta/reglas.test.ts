import { centavos, deNumero } from '../dinero';
import { ErrorDeNegocio } from '../errores';
import { validar } from '../esquemas';
import { hechosDeActa } from './hechos';
import {
  adjudicadosPorTipo,
  cambiosAlRegenerar,
  impedimentosDeActa,
  rechazoDeActa,
  sinLibres,
  textoDeConfirmacion,
} from './reglas';
import type { AdjudicacionEmitida, CabeceraDeActa, ParticipanteDelActa } from './tipos';
import { esquemaGeneracion, esquemaRegeneracion } from './validacion';

const N = 7;
function fila(codigo: string, cambios: Partial<ParticipanteDelActa> = {}): ParticipanteDelActa {
  return {
    idCodigo: `01-M001-${codigo}`,
    codigo,
    nombreCliente: `Cliente ${codigo}`,
    cedula: '1710034065',
    estado: 'participa',
    estadoInicial: 'participa',
    adjudicadoPor: '',
    asambleaAdjudica: 0,
    prioridadOferta: 0,
    cantidadOferta: 0,
    valorCuota: centavos(41_250),
    cuotaVencidas: 0,
    monto: centavos(2_100_000),
    ...cambios,
  };
}
const oferta = (codigo: string, prioridadOferta: number, cantidadOferta = 12): ParticipanteDelActa =>
  fila(codigo, { adjudicadoPor: 'Oferta', asambleaAdjudica: N, prioridadOferta, cantidadOferta });
const sorteo = (codigo: string): ParticipanteDelActa => fila(codigo, { adjudicadoPor: 'Sorteo', asambleaAdjudica: N });

describe('what refuses minutes', () => {
  test('an offer with 0 instalments, with the row named', () => {
    expect(impedimentosDeActa([oferta('3', 1, 0)], N)).toEqual([
      {
        code: 'oferta-sin-cuotas',
        mensaje: 'La oferta de 3 Cliente 3 no tiene cuotas ofertadas',
        idCodigos: ['01-M001-3'],
      },
    ]);
  });

  test('two offers with one sequence, with both rows named', () => {
    const rechazo = rechazoDeActa([oferta('3', 2), oferta('10', 2), oferta('4', 1)], N);
    expect(rechazo).toMatchObject({
      kind: 'regla',
      code: 'ofertas-misma-secuencia',
      title: 'Hay ofertas con la misma secuencia 2: 3 Cliente 3, 10 Cliente 10',
    });
    expect(Object.keys(rechazo?.errors ?? {})).toEqual(['01-M001-3', '01-M001-10']);
  });

  test('ASA-039 an award of a plan that does not participate, and of a free slot', () => {
    const codigos = impedimentosDeActa(
      [
        { ...sorteo('1'), estado: 'no participa' },
        { ...sorteo('2'), nombreCliente: 'LIBRE' },
      ],
      N,
    ).map((i) => i.code);
    expect(codigos).toEqual(['no-participa', 'puesto-libre']);
  });

  test('awards of other assemblies do not count, neither do equal sequences of other types', () => {
    const deOtra = { ...oferta('1', 1, 0), asambleaAdjudica: 3 };
    expect(rechazoDeActa([deOtra, oferta('2', 1), sorteo('3'), sorteo('4')], N)).toBeNull();
    expect(rechazoDeActa([], N)).toBeNull();
  });

  test.each([
    {},
    { versionParticipantes: 0 },
    { versionParticipantes: '1' },
    { version: 1 },
    { versionParticipantes: 1, estado: 'C' },
  ])('the generation %j is refused', (cuerpo) => {
    expect(() => validar(esquemaGeneracion, cuerpo)).toThrow(ErrorDeNegocio);
  });

  test.each([
    [{ versionParticipantes: 1 }, 'motivo'],
    [{ versionParticipantes: 1, motivo: '  ' }, 'motivo'],
    [{ versionParticipantes: 1, motivo: 'x'.repeat(501) }, 'motivo'],
    [{ versionParticipantes: 1, motivo: 'x', cabecera: { hora: '25:00' } }, 'cabecera.hora'],
    [{ versionParticipantes: 1, motivo: 'x', cabecera: { fecha: '2025-01-01' } }, 'cabecera.fecha'],
    [
      { versionParticipantes: 1, motivo: 'x', marcas: [{ idCodigo: 'a', adjudicadoPor: 'Entrega' }] },
      'marcas.0.adjudicadoPor',
    ],
  ])('GEN-504 GEN-505 the regeneration %j is refused at %s', (cuerpo, campo) => {
    try {
      validar(esquemaRegeneracion, cuerpo);
      throw new Error('accepted');
    } catch (e) {
      expect(e).toMatchObject({ kind: 'regla' });
      expect(Object.keys((e as ErrorDeNegocio).errors ?? {})).toEqual([campo]);
    }
  });
});

test('ASA-035 free slots are left out', () => {
  expect(sinLibres([fila('1'), fila('2', { nombreCliente: ' l i b r e' })]).map((p) => p.codigo)).toEqual(['1']);
});

test('awards by type in order: offers by sequence, the others by place', () => {
  const entrega = fila('1', { adjudicadoPor: 'Entrega', asambleaAdjudica: N });
  const grupos = adjudicadosPorTipo([sorteo('10'), entrega, oferta('5', 2), sorteo('9'), oferta('6', 1), fila('8')], N);
  expect(grupos.map((g) => [g.tipo, g.filas.map((f) => f.codigo)])).toEqual([
    ['Oferta', ['6', '5']],
    ['Sorteo', ['9', '10']],
    ['Entrega', ['1']],
  ]);
});

test('ASA-049 the confirmation says when the date is still to come', () => {
  const asamblea = { numeroAsamblea: 7, fecha: '2025-12-05' } as const;
  expect(textoDeConfirmacion(asamblea, '2025-12-05')).not.toContain('05/12/2025');
  expect(textoDeConfirmacion(asamblea, '2025-12-04')).toContain('05/12/2025');
});

describe('regeneration', () => {
  const emitida = (codigo: string, cambios: Partial<AdjudicacionEmitida> = {}): AdjudicacionEmitida => ({
    idCodigo: `01-M001-${codigo}`,
    adjudicadoPor: 'Sorteo',
    prioridadOferta: 0,
    cantidadOferta: 0,
    retirada: false,
    carpetaMovida: false,
    ...cambios,
  });

  test.each([
    ['removed', []],
    ['changed', [oferta('1', 1)]],
  ])('an award whose folder moved cannot be %s', (_que, filas) => {
    expect(() => cambiosAlRegenerar([emitida('1', { carpetaMovida: true })], filas, N)).toThrow(
      expect.objectContaining({ code: 'carpeta-movida', errors: { '01-M001-1': expect.any(String) } }),
    );
  });

  test('only new awards are new; equal ones stay although their folder moved', () => {
    const cambios = cambiosAlRegenerar(
      [emitida('1', { carpetaMovida: true }), emitida('2'), emitida('3')],
      [sorteo('1'), oferta('2', 1), sorteo('9')],
      N,
    );
    expect(cambios.nuevas.map((p) => p.codigo)).toEqual(['9']);
    expect(cambios.cambiadas.map((p) => p.codigo)).toEqual(['2']);
    expect(cambios.iguales.map((p) => p.codigo)).toEqual(['1']);
    expect(cambios.quitadas.map((e) => e.idCodigo)).toEqual(['01-M001-3']);
  });

  test('a withdrawn award is left alone on both sides', () => {
    const retirada = emitida('1', { retirada: true, carpetaMovida: true });
    for (const filas of [[], [sorteo('1')], [oferta('1', 1)]]) {
      expect(cambiosAlRegenerar([retirada], filas, N)).toEqual({
        nuevas: [],
        cambiadas: [],
        quitadas: [],
        iguales: [],
      });
    }
  });
});

describe('facts of the minutes', () => {
  const cabecera: CabeceraDeActa = {
    empresa: 'Adjudica S.A.',
    producto: 'Motor Plan',
    grupo: 'M001',
    numeroAsamblea: 21,
    fecha: '2025-12-05',
    hora: '18:30',
    lugar: 'Virtual - Facebook Live',
    notario: 'Dra. Paola Delgado Loor',
    testigos: ['Carlos Mena', '', ' '],
  };
  const enEsta = (p: ParticipanteDelActa): ParticipanteDelActa => ({ ...p, asambleaAdjudica: 21 });
  const hechos = hechosDeActa(
    cabecera,
    [
      enEsta(oferta('2', 1, 12)),
      enEsta(sorteo('5')),
      fila('7', { estado: 'no participa', cuotaVencidas: 2 }),
      fila('8', { nombreCliente: 'libre' }),
    ],
    { borrador: true },
  );

  test('heading in figures and words, empty witnesses left out', () => {
    expect(hechos).toMatchObject({
      numeroEnPalabras: 'veintiuno',
      fecha: '05/12/2025',
      fechaEnPalabras: 'cinco de diciembre de dos mil veinticinco',
      horaEnPalabras: 'dieciocho horas con treinta minutos',
      testigos: ['Carlos Mena'],
      borrador: true,
    });
  });

  test('ASA-035 the free slot is in no list, count or quorum', () => {
    expect(hechos.participantes.map((p) => [p.orden, p.codigo, p.estado])).toEqual([
      [1, '2', 'PARTICIPA'],
      [2, '5', 'PARTICIPA'],
      [3, '7', 'NO PARTICIPA'],
    ]);
    expect(hechos.quorum).toEqual({ participantes: 2, planes: 3, porcentaje: '66,67 %' });
    expect(JSON.stringify(hechos).toLowerCase()).not.toContain('libre');
  });

  test('ASA-034 a row that another assembly awarded bears its number and is counted nowhere', () => {
    const deOtraAsamblea = fila('9', { adjudicadoPor: 'Entrega', asambleaAdjudica: 12 });
    const { participantes, adjudicaciones, totales } = hechosDeActa(cabecera, [enEsta(sorteo('5')), deOtraAsamblea], {
      borrador: false,
    });
    expect(participantes.map((p) => [p.codigo, p.adjudicadoPor, p.otraAsamblea])).toEqual([
      ['5', 'Sorteo', null],
      ['9', 'Entrega', 12],
    ]);
    expect(adjudicaciones.map(({ tipo }) => tipo)).toEqual(['Sorteo']);
    expect(totales.adjudicados).toBe(1);
  });

  test('amounts also in words, offers with their value, totals from cents', () => {
    expect(hechos.adjudicaciones.map((g) => [g.tipo, g.monto])).toEqual([
      ['Oferta', '$ 21.000,00'],
      ['Sorteo', '$ 21.000,00'],
    ]);
    expect(hechos.adjudicaciones[0]?.filas[0]).toMatchObject({
      montoEnPalabras: 'veintiún mil dólares con 00/100',
      prioridadOferta: 1,
      cantidadOferta: 12,
      valorOferta: '$ 4.950,00',
      valorOfertaEnPalabras: 'cuatro mil novecientos cincuenta dólares con 00/100',
    });
    expect(hechos.adjudicaciones[1]?.filas[0]).toMatchObject({ prioridadOferta: null, valorOferta: null });
    expect(hechos.totales).toEqual({
      adjudicados: 2,
      monto: '$ 42.000,00',
      montoEnPalabras: 'cuarenta y dos mil dólares con 00/100',
      ofertado: '$ 4.950,00',
      ofertadoEnPalabras: 'cuatro mil novecientos cincuenta dólares con 00/100',
    });
  });

  test('amounts that binary fractions miss: every total of the minutes is exact, in figures and in words', () => {
    const conMonto = (p: ParticipanteDelActa, dolares: number, cuota: number): ParticipanteDelActa => ({
      ...enEsta(p),
      monto: deNumero(dolares),
      valorCuota: deNumero(cuota),
    });
    const { adjudicaciones, totales } = hechosDeActa(
      cabecera,
      [
        conMonto(oferta('2', 1, 3), 0.29, 1.1),
        conMonto(oferta('3', 2, 1), 1.1, 0.29),
        conMonto(oferta('4', 3, 7), 2.2, 0.57),
        conMonto(sorteo('5'), 4.35, 1),
        conMonto(sorteo('6'), 0.01, 1),
      ],
      { borrador: true },
    );
    expect(adjudicaciones.map((g) => [g.monto, g.montoEnPalabras])).toEqual([
      ['$ 3,59', 'tres dólares con 59/100'],
      ['$ 4,36', 'cuatro dólares con 36/100'],
    ]);
    expect(totales).toEqual({
      adjudicados: 5,
      monto: '$ 7,95',
      montoEnPalabras: 'siete dólares con 95/100',
      ofertado: '$ 7,58',
      ofertadoEnPalabras: 'siete dólares con 58/100',
    });
  });
});
