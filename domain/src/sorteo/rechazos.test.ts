import { fuenteDeAzar } from './fuentes';
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
const publicado: HechosDeSorteo = { ...vacio, publicado: { fuente: 'loteria', fecha: HOY } };
const escrito: HechosDeSorteo = {
  ...publicado,
  escrito: { quien: 'Ana Pérez', cuando, usuarioId: 1, numero: '04821' },
};
const sorteado: HechosDeSorteo = { ...escrito, sorteado: { quien: 'Eva Sosa', cuando } };
const loteria = { fuente: 'loteria', fecha: HOY } as const;

describe('each refusal by its status, and in the field where it is mended', () => {
  test('publishing: a number that is known or typed, a change without reason', () => {
    expect(rechazoDePublicar(escrito, loteria, HOY)).toMatchObject({ status: 409, detalle: { quien: 'Ana Pérez' } });
    expect(rechazoDePublicar({ ...vacio, conActa: true }, loteria, HOY)).toMatchObject({ status: 409 });
    expect(rechazoDePublicar({ ...vacio, elegibles: 0 }, loteria, HOY)).toMatchObject({ status: 422 });
    const conocido = rechazoDePublicar(vacio, { ...loteria, fecha: '2026-03-09' }, HOY);
    expect(conocido).toMatchObject({ status: 422, errors: { fecha: conocido?.title } });
    expect(rechazoDePublicar(publicado, loteria, HOY)?.errors).toHaveProperty('motivo');
    expect(rechazoDePublicar(publicado, { ...loteria, motivo: 'Cambió el notario' }, HOY)).toBeNull();
  });

  test('a drum has no day: neither one that has passed nor one that is to come is refused', () => {
    expect(rechazoDePublicar(vacio, { fuente: 'bombo', fecha: '2026-03-09' }, HOY)).toBeNull();
    const bombo = { ...vacio, publicado: { fuente: 'bombo', fecha: '2026-03-11' } } as HechosDeSorteo;
    expect(rechazoDeEscribir(bombo, '12', HOY)).toBeNull();
  });

  test('typing: before a source, before its day, in another form', () => {
    expect(rechazoDeEscribir(vacio, '04821', HOY)).toMatchObject({ status: 409, code: 'sin-fuente' });
    const manana = { ...vacio, publicado: { fuente: 'loteria', fecha: '2026-03-11' } } as HechosDeSorteo;
    expect(rechazoDeEscribir(manana, '04821', HOY)).toMatchObject({ status: 422, code: 'resultado-por-venir' });
    const mal = rechazoDeEscribir(publicado, '4a', HOY);
    expect(mal).toMatchObject({ status: 422, errors: { numero: mal?.title } });
    expect(mal?.title).toBe(fuenteDeAzar('loteria')?.ayuda);
  });

  test('a source that is gone from the table says that the number is none, and nothing breaks', () => {
    const deAntes = { ...vacio, publicado: { fuente: 'dados', fecha: HOY } } as unknown as HechosDeSorteo;
    expect(rechazoDeEscribir(deAntes, '12', HOY)).toMatchObject({ code: 'numero-invalido' });
    expect(rechazoDePublicar(vacio, { fuente: 'dados', fecha: '2026-03-09' }, HOY)).toBeNull();
  });

  test('confirming: after the draw, before the first typing, by the same person, another number', () => {
    expect(rechazoDeConfirmar(sorteado, '04821', 2, HOY)).toMatchObject({ status: 409, code: 'ya-sorteado' });
    // who typed the first number too
    expect(rechazoDeConfirmar(sorteado, '04821', 1, HOY)).toMatchObject({ status: 409, code: 'ya-sorteado' });
    expect(rechazoDeConfirmar(publicado, '04821', 2, HOY)).toMatchObject({ status: 409, code: 'sin-numero' });
    expect(rechazoDeConfirmar(escrito, '04821', 1, HOY)).toMatchObject({ status: 403, code: 'mismo-usuario' });
    const distinto = rechazoDeConfirmar(escrito, '04822', 2, HOY);
    expect(distinto).toMatchObject({ status: 422, code: 'numero-distinto', errors: { numero: distinto?.title } });
    expect(rechazoDeConfirmar(escrito, '0 4821', 2, HOY)).toBeNull();
  });
});

test('no attempt after the draw, with minutes, without a frozen list, or without participants', () => {
  for (const hechos of [
    sorteado,
    { ...vacio, conActa: true },
    { ...vacio, instalada: false },
    { ...publicado, elegibles: 0 },
    { ...vacio, elegibles: 0 },
  ])
    expect(pasosDeSorteo(hechos, 2)).toEqual([]);
  expect([
    pasosDeSorteo(vacio, 2),
    pasosDeSorteo(publicado, 2),
    pasosDeSorteo(escrito, 2),
    pasosDeSorteo(escrito, 1),
  ]).toEqual([['publicar'], ['publicar', 'escribir'], ['confirmar', 'escribir'], ['escribir']]);
  expect([vacio, { ...vacio, instalada: false }].map(estadoDeSorteo)).toEqual(['sinFuente', 'sinLista']);
});

describe('what was marked beside what was drawn', () => {
  const orden = ['01-M001-3', '01-M001-1', '01-M001-2', '01-M001-4'];
  const marca = (idCodigo: string, adjudicadoPor: '' | 'Sorteo' | 'Oferta' = 'Sorteo', asambleaAdjudica = 7) => ({
    idCodigo,
    adjudicadoPor,
    asambleaAdjudica,
  });
  const comparar = (...marcas: ReturnType<typeof marca>[]) => compararSorteo(orden, marcas, 7);

  test('whose turn it was and was not marked, and who was marked before his turn, in one sentence', () => {
    const { tocaba, fueraDeOrden, sinMarcar, distinto } = comparar(marca('01-M001-2'), marca('01-M001-4'));
    expect([tocaba, fueraDeOrden, sinMarcar, distinto]).toEqual([
      ['01-M001-3', '01-M001-1'],
      ['01-M001-2', '01-M001-4'],
      ['01-M001-3', '01-M001-1'],
      true,
    ]);
    const texto = diferenciaEscrita(comparar(marca('01-M001-2'), marca('01-M001-4')));
    expect(texto).toContain('01-M001-3, 01-M001-1');
    expect(texto).toContain('01-M001-2, 01-M001-4');
  });

  test('a difference needs its reason, in the field of the reason; as drawn none is asked', () => {
    const distinta = rechazoDeDiferencia(comparar(marca('01-M001-4')), '');
    expect(distinta).toMatchObject({ status: 422, code: 'sorteo-distinto', errors: { motivoSorteo: distinta?.title } });
    expect(rechazoDeDiferencia(comparar(marca('01-M001-4')), 'Renunció ante notario')).toBeNull();
    expect(rechazoDeDiferencia(comparar(marca('01-M001-3')), null)).toBeNull();
    expect(diferenciaEscrita(comparar(marca('01-M001-3')))).toBe('');
  });

  test('a plan that was awarded otherwise is passed over, and only before the last whose turn it was', () => {
    const { tocaba, pasados } = comparar(
      marca('01-M001-3', 'Oferta'),
      marca('01-M001-1'),
      marca('01-M001-4', 'Oferta'),
    );
    expect([tocaba, pasados]).toEqual([['01-M001-1'], ['01-M001-3']]);
    const comparados = comparar(...orden.map((plan) => marca(plan, 'Oferta')));
    expect([comparados.tocaba, comparados.pasados]).toEqual([[], orden]);
  });
});
