import { leerNumeroDeSorteo } from './fuentes';
import {
  compararSorteo,
  diferenciaEscrita,
  estadoDeSorteo,
  pasosDeSorteo,
  rechazoDeConfirmar,
  rechazoDeDiferencia,
  rechazoDeEscribir,
  rechazoDePublicar,
} from './reglas';
import type { HechosDeSorteo } from './tipos';
import { esquemaPublicacion } from './validacion';

const HOY = '2026-03-10';
const cuando = new Date('2026-03-10T23:02:00Z');
const vacio: HechosDeSorteo = {
  instalada: true,
  elegibles: 5,
  conActa: false,
  publicado: null,
  escrito: null,
  sorteado: null,
};
const publicado = { ...vacio, publicado: { fuente: 'loteria', fecha: HOY } };
const escrito = { ...publicado, escrito: { quien: 'Ana Pérez', cuando, usuarioId: 1, numero: '04821' } };
const sorteado = { ...escrito, sorteado: { quien: 'Eva Sosa', cuando } };
const loteria = { fuente: 'loteria', fecha: HOY } as const;

describe('refusals', () => {
  test.each([
    [{ ...vacio, instalada: false }, loteria, 'asamblea-sin-instalar'],
    [{ ...vacio, conActa: true }, loteria, 'sorteo-con-acta'],
    [sorteado, loteria, 'ya-sorteado'],
    [escrito, loteria, 'numero-escrito'],
    [{ ...vacio, elegibles: 0 }, loteria, 'sin-elegibles'],
    [vacio, { fuente: 'loteria', fecha: '2026-03-09' }, 'resultado-conocido'],
    [vacio, { fuente: 'faro', fecha: '2026-03-09' }, 'resultado-conocido'],
    [publicado, loteria, 'sin-motivo'],
  ] as const)('publishing over %j of %j: %s', (hechos, nueva, code) => {
    expect(rechazoDePublicar(hechos, nueva, HOY)?.code).toBe(code);
  });

  test.each([
    [vacio, '04821', 'sin-fuente'],
    [{ ...publicado, publicado: { fuente: 'loteria', fecha: '2026-03-11' } }, '04821', 'resultado-por-venir'],
    [publicado, '12', 'numero-invalido'],
    [publicado, '04a21', 'numero-invalido'],
    [{ ...publicado, publicado: { fuente: 'faro', fecha: HOY } }, '04821', 'numero-invalido'],
    [sorteado, '04821', 'ya-sorteado'],
  ])('typing over %j the number %p: %s', (hechos, numero, code) => {
    expect(rechazoDeEscribir(hechos, numero, HOY)?.code).toBe(code);
  });

  test.each([
    [publicado, '04821', 2, 'sin-numero'],
    [escrito, '04821', 1, 'mismo-usuario'],
    [escrito, '4821', 2, 'numero-distinto'],
    [escrito, '', 2, 'numero-invalido'],
    [sorteado, '04821', 2, 'ya-sorteado'],
    [{ ...escrito, conActa: true }, '04821', 2, 'sorteo-con-acta'],
  ])('confirming over %j the number %p by user %i: %s', (hechos, numero, usuario, code) => {
    expect(rechazoDeConfirmar(hechos, numero, usuario, HOY)?.code).toBe(code);
  });

  test('a different second number is refused without showing the first', () => {
    expect(rechazoDeConfirmar(escrito, '99999', 2, HOY)?.message).toContain('Ana Pérez');
    expect(JSON.stringify(rechazoDeConfirmar(escrito, '99999', 2, HOY))).not.toContain('04821');
  });

  test('a source whose day is chosen asks for the day', () => {
    expect(esquemaPublicacion.safeParse({ fuente: 'loteria', version: 0 }).success).toBe(false);
    expect(esquemaPublicacion.safeParse({ fuente: 'bombo', version: 0 }).success).toBe(true);
  });
});

test('what may be tried follows the steps: who typed does not confirm, and nothing after the draw', () => {
  expect(
    [vacio, publicado, escrito, sorteado, { ...vacio, instalada: false }].map((h) => [
      estadoDeSorteo(h),
      pasosDeSorteo(h, 1).join(),
      pasosDeSorteo(h, 2).join(),
    ]),
  ).toEqual([
    ['sinFuente', 'publicar', 'publicar'],
    ['publicado', 'publicar,escribir', 'publicar,escribir'],
    ['escrito', 'escribir', 'confirmar,escribir'],
    ['sorteado', '', ''],
    ['sinLista', '', ''],
  ]);
  for (const numero of ['04821', ' 048 21 ']) expect(rechazoDeConfirmar(escrito, numero, 2, HOY)).toBeNull();
  expect(rechazoDePublicar(publicado, { ...loteria, motivo: 'Se aplazó' }, HOY)).toBeNull();
  // the drum turns on the day of the assembly, whichever it is
  expect(rechazoDePublicar(vacio, { fuente: 'bombo', fecha: '2026-03-01' }, HOY)).toBeNull();
});

test('a number enters as it was pasted, without blanks and in small letters', () => {
  expect(leerNumeroDeSorteo('faro', `${'AB '.repeat(31)}AB\n`)).toBe('ab'.repeat(32));
  expect(leerNumeroDeSorteo('paloma', '123')).toBeNull();
});

describe('what is marked beside what was drawn', () => {
  const orden = ['p3', 'p1', 'p4', 'p2'];
  const marca = (idCodigo: string, adjudicadoPor: '' | 'Oferta' | 'Sorteo' | 'Entrega', asambleaAdjudica = 5) => ({
    ...{ idCodigo, adjudicadoPor, asambleaAdjudica },
  });

  test.each([
    ['the winner', [marca('p3', 'Sorteo')], ['p3'], [], [], []],
    ['the winner and the first substitute', [marca('p1', 'Sorteo'), marca('p3', 'Sorteo')], ['p3', 'p1'], [], [], []],
    ['a substitute before the winner', [marca('p1', 'Sorteo')], ['p3'], ['p1'], ['p3'], []],
    ['nobody', [marca('p3', '')], ['p3'], [], ['p3'], []],
    ['who comes after a winner by offer', [marca('p3', 'Oferta'), marca('p1', 'Sorteo')], ['p1'], [], [], ['p3']],
    ['who was in no list', [marca('p9', 'Sorteo')], ['p3'], ['p9'], ['p3'], []],
    ['nobody is left', orden.map((plan) => marca(plan, 'Oferta')), [], [], [], orden],
  ] as const)('marked: %s', (_, marcas, tocaba, fueraDeOrden, sinMarcar, pasados) => {
    const comparacion = compararSorteo(orden, marcas, 5);
    expect(comparacion).toEqual({
      ...{ tocaba, fueraDeOrden, sinMarcar, pasados },
      distinto: fueraDeOrden.length + sinMarcar.length > 0,
    });
  });

  test('an award by lot of another assembly is none of this one', () => {
    expect(compararSorteo(orden, [marca('p3', 'Sorteo', 4), marca('p1', 'Sorteo')], 5)).toMatchObject({
      tocaba: ['p1'],
      distinto: false,
    });
  });

  test('a difference without a reason is refused and names the plans; with one it passes', () => {
    const distinta = compararSorteo(orden, [marca('p1', 'Sorteo')], 5);
    const rechazo = rechazoDeDiferencia(distinta, undefined);
    expect([rechazo?.code, Object.keys(rechazo?.errors ?? {})]).toEqual(['sorteo-distinto', ['motivoSorteo']]);
    expect(rechazo?.message).toContain(diferenciaEscrita(distinta));
    expect(diferenciaEscrita(distinta)).toBe('Por el orden del sorteo tocaba a p3. Marcado sin que le tocara: p1.');
    expect(rechazoDeDiferencia(distinta, 'Renunció ante la notaría')).toBeNull();
    expect(rechazoDeDiferencia(compararSorteo(orden, [marca('p3', 'Sorteo')], 5), undefined)).toBeNull();
  });
});
