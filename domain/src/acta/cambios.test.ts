import { centavos } from '../dinero';
import { adjudicadosDe, adjudicadosPorTipo, cambiosAlRegenerar, impedimentosDeActa, rechazoDeActa } from './reglas';
import type { AdjudicacionEmitida, ParticipanteDelActa } from './tipos';

const N = 7;
const fila = (codigo: string, cambios: Partial<ParticipanteDelActa> = {}): ParticipanteDelActa => ({
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
});
const oferta = (codigo: string, prioridadOferta: number, cantidadOferta = 12) =>
  fila(codigo, { adjudicadoPor: 'Oferta', asambleaAdjudica: N, prioridadOferta, cantidadOferta });
const sorteo = (codigo: string) => fila(codigo, { adjudicadoPor: 'Sorteo', asambleaAdjudica: N });
const emitida = (codigo: string, cambios: Partial<AdjudicacionEmitida> = {}): AdjudicacionEmitida => ({
  idCodigo: `01-M001-${codigo}`,
  adjudicadoPor: 'Oferta',
  prioridadOferta: 1,
  cantidadOferta: 12,
  retirada: false,
  carpetaMovida: false,
  ...cambios,
});
const nombres = (filas: readonly { idCodigo: string }[]) => filas.map(({ idCodigo }) => idCodigo.slice(8));

describe('minutes that are made again', () => {
  const { nuevas, cambiadas, quitadas, iguales } = cambiosAlRegenerar(
    [
      emitida('1'),
      emitida('2'),
      emitida('3'),
      emitida('4'),
      emitida('5', { retirada: true }),
      emitida('6', { retirada: true }),
      emitida('7', { carpetaMovida: true }),
      emitida('8'),
    ],
    [
      oferta('1', 1),
      oferta('2', 2),
      oferta('3', 1, 13),
      // a draw that keeps what was typed of the offer
      { ...oferta('4', 1), adjudicadoPor: 'Sorteo' },
      oferta('5', 9),
      oferta('7', 1),
      sorteo('9'),
    ],
    N,
  );

  test('another sequence, another number of instalments or another type alone is a changed award', () => {
    expect(nombres(cambiadas)).toEqual(['2', '3', '4']);
  });

  test('the same in all three stays, whether its folder moved or not; what is gone is removed, what is new is added', () => {
    expect(nombres(iguales)).toEqual(['1', '7']);
    expect(nombres(quitadas)).toEqual(['8']);
    expect(nombres(nuevas)).toEqual(['9']);
  });

  test('a changed or removed award whose folder moved is refused by name; one that stays is not', () => {
    const movida = emitida('1', { carpetaMovida: true });
    for (const participantes of [[oferta('1', 2)], [sorteo('1')], []])
      expect(() => cambiosAlRegenerar([movida, emitida('2')], [...participantes, oferta('2', 5)], N)).toThrow(
        expect.objectContaining({ kind: 'regla', code: 'carpeta-movida', errors: { '01-M001-1': expect.any(String) } }),
      );
    expect(nombres(cambiosAlRegenerar([movida], [oferta('1', 1)], N).iguales)).toEqual(['1']);
  });
});

describe('rows of the minutes', () => {
  test('an award of another assembly, and a row of this one without award, are none of theirs', () => {
    const deOtraAsamblea = { ...sorteo('2'), asambleaAdjudica: N - 1 };
    const sinTipo = fila('3', { asambleaAdjudica: N });
    expect(nombres(adjudicadosDe([sorteo('1'), deOtraAsamblea, sinTipo], N))).toEqual(['1']);
  });

  test('offers stand by sequence, draws by place whatever sequence was left on them', () => {
    const conSecuencia = (codigo: string, prioridadOferta: number) => ({ ...sorteo(codigo), prioridadOferta });
    const grupos = adjudicadosPorTipo(
      [oferta('1', 3), oferta('2', 1), oferta('10', 1), conSecuencia('9', 1), conSecuencia('4', 5)],
      N,
    );
    expect(grupos.map(({ tipo, filas }) => [tipo, nombres(filas)])).toEqual([
      ['Oferta', ['2', '10', '1']],
      ['Sorteo', ['4', '9']],
    ]);
  });

  test('what refuses them is told by place, then by sequence, each with its rows', () => {
    const sinParticipar = (codigo: string) => ({ ...sorteo(codigo), estado: 'no participa' as const });
    const libre = { ...sorteo('8'), nombreCliente: 'LIBRE' };
    const impedimentos = impedimentosDeActa(
      [oferta('10', 5), oferta('9', 5), oferta('3', 2), oferta('2', 2), sinParticipar('6'), sinParticipar('4'), libre],
      N,
    );
    expect(impedimentos.map(({ code, idCodigos }) => [code, idCodigos.map((id) => id.slice(8))])).toEqual([
      ['no-participa', ['4']],
      ['no-participa', ['6']],
      ['puesto-libre', ['8']],
      ['ofertas-misma-secuencia', ['2', '3']],
      ['ofertas-misma-secuencia', ['9', '10']],
    ]);
    expect(impedimentos[0]?.mensaje).toMatch(/^4 Cliente 4: \S+/);
    expect(Object.keys(rechazoDeActa([sinParticipar('4')], N)?.errors ?? {})).toEqual(['01-M001-4']);
  });
});

test('offers that share a sequence are named in the order of the sequences, not of the rows', () => {
  const impedimentos = impedimentosDeActa([oferta('2', 9), oferta('3', 9), oferta('4', 1), oferta('5', 1)], N);
  expect(impedimentos.map(({ idCodigos }) => nombres(idCodigos.map((idCodigo) => ({ idCodigo }))))).toEqual([
    ['4', '5'],
    ['2', '3'],
  ]);
});
