import {
  adjudicadaAntes,
  aplicarMarca,
  estadoInicialDe,
  leerAdjudicadoPor,
  puedeAdjudicarse,
  rechazoDeAdjudicar,
  rechazoDeDejarDeParticipar,
  rechazoDeParticipar,
} from './reglas';
import type { HechosDeParticipante } from './tipos';

const N = 7;
const base: HechosDeParticipante = {
  idCodigo: '01-M001-12',
  codigo: '12',
  nombreCliente: 'Andrade Cevallos María',
  estado: 'participa',
  estadoInicial: 'participa',
  adjudicadoPor: '',
  asambleaAdjudica: 0,
  prioridadOferta: 0,
  cantidadOferta: 0,
};
const fila = (cambio: Partial<HechosDeParticipante>): HechosDeParticipante => ({ ...base, ...cambio });

describe('ASA-036 ASA-037 ASA-039 ASA-040 each refusal is 422, in the field that was touched, with its row', () => {
  const LIBRE = { nombreCliente: 'LIBRE' } as const;
  test.each([
    ['puesto-libre', rechazoDeParticipar(fila({ ...LIBRE, estado: 'no participa' })), 'participa'],
    ['ya-participa', rechazoDeParticipar(base), 'participa'],
    ['tiene-adjudicacion', rechazoDeParticipar(fila({ estado: 'no participa', adjudicadoPor: 'Sorteo' })), 'participa'],
    ['sin-cambio', rechazoDeDejarDeParticipar(base), 'participa'],
    ['sin-cambio', rechazoDeDejarDeParticipar(fila({ estado: 'no participa' })), 'participa'],
    [
      'tiene-adjudicacion',
      rechazoDeDejarDeParticipar(fila({ estadoInicial: 'no participa', adjudicadoPor: 'Oferta' })),
      'participa',
    ],
    ['puesto-libre', rechazoDeAdjudicar(fila(LIBRE), N), 'adjudicadoPor'],
    ['no-participa', rechazoDeAdjudicar(fila({ estado: 'no participa' }), N), 'adjudicadoPor'],
    ['adjudicado-en-otra', rechazoDeAdjudicar(fila({ asambleaAdjudica: N - 1 }), N), 'adjudicadoPor'],
    ['entrega', rechazoDeAdjudicar(fila({ asambleaAdjudica: N, adjudicadoPor: 'Entrega' }), N), 'adjudicadoPor'],
  ])('the row refuses the mark: %s', (code, rechazo, campo) => {
    expect(rechazo).toMatchObject({
      status: 422,
      code,
      errors: { [campo]: rechazo?.title },
      detalle: { idCodigo: '01-M001-12' },
    });
    expect(rechazo?.title).toMatch(/\S \S/);
  });

  test('a row without any of that may be marked', () => {
    expect(puedeAdjudicarse(base, N)).toBe(true);
    expect(puedeAdjudicarse(fila({ asambleaAdjudica: N, adjudicadoPor: 'Sorteo' }), N)).toBe(true);
    expect(puedeAdjudicarse(fila({ estado: 'no participa' }), N)).toBe(false);
    expect(rechazoDeDejarDeParticipar(fila({ estadoInicial: 'no participa' }))).toBeNull();
    expect(rechazoDeParticipar(fila({ estado: 'participa cesion' }))).toBeNull();
  });
});

test('ASA-033 a cession stands apart by the specified rule, and takes part where the rule of the company says so', () => {
  const enCesion = { cuotaVencidas: 0, enCesion: true };
  expect(estadoInicialDe(enCesion)).toBe('participa cesion');
  expect(estadoInicialDe(enCesion, { vencidasAdmitidas: 0, cesion: 'participa' })).toBe('participa');
  expect(estadoInicialDe({ cuotaVencidas: 1, enCesion: true })).toBe('no participa');
});

test('ASA-034 an award as it is written in imported files', () => {
  expect(['OFERTA', 'sorteo', 'Entrega', '', 'Rifa'].map(leerAdjudicadoPor)).toEqual([
    'Oferta',
    'Sorteo',
    'Entrega',
    '',
    null,
  ]);
});

test('an award counts as an earlier one if another assembly made it, or it came from elsewhere', () => {
  const antes = (adjudicadoPor: HechosDeParticipante['adjudicadoPor'], asambleaAdjudica: number) =>
    adjudicadaAntes({ adjudicadoPor, asambleaAdjudica }, N);
  expect([antes('Sorteo', 5), antes('Sorteo', N), antes('Entrega', N), antes('Entrega', 3), antes('', 0)]).toEqual([
    5, 0, 7, 3, 0,
  ]);
});

test('ASA-042 clearing an award takes its assembly, sequence and instalments with it', () => {
  const oferta = fila({ adjudicadoPor: 'Oferta', asambleaAdjudica: N, prioridadOferta: 2, cantidadOferta: 12 });
  expect(aplicarMarca(oferta, { adjudicadoPor: '' }, { numeroAsamblea: N, otrasSecuencias: [] })).toEqual({
    estado: 'participa',
    adjudicadoPor: '',
    asambleaAdjudica: 0,
    prioridadOferta: 0,
    cantidadOferta: 0,
  });
});
