import { deNumero } from '../dinero';
import { comoFecha } from '../fechas';
import { type Delegacion, type Limite, limiteDe, rechazoPorLimite } from './reglas';

const JEFATURA = 'Jefatura Adjudicaciones';
const RIESGO = 'Riesgo';
const hoy = '2026-03-10';
const limite = (rol: string, usuario: string, monto: number): Limite => ({ rol, usuario, monto: deNumero(monto) });
const presta = (titular: string, desde: string, hasta: string, delegado = 'ana'): Delegacion => ({
  titular,
  delegado,
  desde: comoFecha(desde),
  hasta: comoFecha(hasta),
});
const deAna = (limites: readonly Limite[], delegaciones: readonly Delegacion[] = [], role = JEFATURA) =>
  limiteDe(limites, delegaciones, { usuario: 'ana', role }, hoy) / 100;

describe('the limit of an approver', () => {
  test('without a row $ 100.000,00, so that a trial flows', () => {
    expect(deAna([])).toBe(100_000);
    expect(deAna([limite(JEFATURA, 'luis', 5), limite(RIESGO, 'ana', 7), limite(RIESGO, '*', 9)])).toBe(100_000);
  });

  test('his own row before that of all of his role, wherever it stands; a row of 0 is a row', () => {
    expect(deAna([limite(JEFATURA, '*', 20_000)])).toBe(20_000);
    expect(deAna([limite(JEFATURA, '*', 20_000), limite(JEFATURA, 'ana', 30_000)])).toBe(30_000);
    expect(deAna([limite(JEFATURA, 'ana', 0), limite(JEFATURA, '*', 20_000)])).toBe(0);
    expect(deAna([limite(JEFATURA, 'ana', 30_000), limite(RIESGO, 'ana', 9)], [], RIESGO)).toBe(9);
  });

  test('what is lent to him counts on its first and on its last day, and not on the days around them', () => {
    const limites = [limite(JEFATURA, 'ana', 10_000), limite(JEFATURA, 'luis', 50_000)];
    expect(deAna(limites, [presta('luis', hoy, '2026-03-20')])).toBe(50_000);
    expect(deAna(limites, [presta('luis', '2026-03-01', hoy)])).toBe(50_000);
    expect(deAna(limites, [presta('luis', '2026-03-11', '2026-03-20')])).toBe(10_000);
    expect(deAna(limites, [presta('luis', '2026-03-01', '2026-03-09')])).toBe(10_000);
    expect(deAna(limites, [presta('luis', hoy, hoy, 'eva')])).toBe(10_000);
  });

  test('the highest counts, his own too, and what was lent is not lent on', () => {
    const limites = [limite(JEFATURA, 'ana', 10_000), limite(JEFATURA, 'luis', 5_000), limite(JEFATURA, 'eva', 70_000)];
    expect(deAna(limites, [presta('luis', hoy, hoy)])).toBe(10_000);
    expect(deAna(limites, [presta('luis', hoy, hoy), presta('eva', hoy, hoy)])).toBe(70_000);
    expect(deAna(limites, [presta('eva', hoy, hoy), presta('luis', hoy, hoy)])).toBe(70_000);
    expect(deAna(limites, [presta('luis', hoy, hoy), presta('eva', hoy, hoy, 'luis')])).toBe(10_000);
  });
});

describe('four eyes over risk', () => {
  const pedir = (cambio: Partial<Parameters<typeof rechazoPorLimite>[0]>) =>
    rechazoPorLimite({
      autores: [3, 4],
      actor: { id: 4 },
      monto: deNumero(20_000.01),
      limite: deNumero(20_000),
      cuatroOjos: true,
      ...cambio,
    });

  test('who gave the exception or marked does not approve a cent above his limit, and reads both amounts', () => {
    expect(pedir({})).toMatchObject({
      kind: 'prohibido',
      code: 'limite-excedido',
      title:
        'Usted dio la excepción o marcó parámetros de esta carpeta de $ 20.000,01, y su límite es de $ 20.000,00: debe aprobarla otra persona',
    });
  });

  test('the author approves up to the limit; above it another user, or any user without the setting', () => {
    expect(pedir({ monto: deNumero(20_000) })).toBeNull();
    expect(pedir({ actor: { id: 5 } })).toBeNull();
    expect(pedir({ autores: [] })).toBeNull();
    expect(pedir({ cuatroOjos: false })).toBeNull();
  });
});
