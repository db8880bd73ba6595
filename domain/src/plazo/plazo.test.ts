import fc from 'fast-check';
import { type Fecha, sumarDias } from '../fechas';
import { type CodigoDePlazo, formularioDePlazo, MAXIMO_DE_ENTREGA } from './campos';
import {
  diasPrometidos,
  erroresDePlazo,
  type Plazo,
  plazoAdjudicadoEnPalabras,
  promesaDe,
  terminosDe,
  tramosAtrasados,
} from './reglas';

const entrega = (producto: string, desde: Fecha, dias: number): Plazo => ({ codigo: 'entrega', producto, desde, dias });

describe('refusals', () => {
  const bueno = { codigo: 'entrega', producto: '01', desde: '2026-01-01', dias: 17, clausula: 'Cláusula octava' };
  test.each([
    [{ codigo: 'otro' }, 'codigo'],
    [{ producto: '03' }, 'producto'],
    [{ desde: '1999-12-31' }, 'desde'],
    [{ desde: '2026-02-30' }, 'desde'],
    [{ dias: 0 }, 'dias'],
    [{ dias: 251 }, 'dias'],
    [{ dias: 17.5 }, 'dias'],
    [{ clausula: '' }, 'clausula'],
  ])('a term with %p is refused', (mal, campo) => {
    expect(formularioDePlazo.revisar(bueno, undefined)).toHaveProperty('valores');
    const revisado = formularioDePlazo.revisar({ ...bueno, ...mal }, undefined);
    expect('errores' in revisado ? Object.keys(revisado.errores) : []).toEqual([campo]);
  });
});

describe('the delivery is not promised for later than the law allows', () => {
  test.each([
    ['01', 40, {}],
    ['01', 41, { dias: 'Máximo 40 días hábiles: la ley da 60 días calendario desde la adjudicación' }],
    ['02', 60, {}],
    ['02', 61, { dias: 'Máximo 60 días hábiles: la ley da 90 días calendario desde la adjudicación' }],
  ] as const)('of product %s, %i working days: %j', (producto, dias, errores) => {
    expect(erroresDePlazo({ codigo: 'entrega', producto, dias })).toEqual(errores);
    expect(erroresDePlazo({ codigo: 'requerimiento', producto, dias })).toEqual({});
  });

  test.each([
    ['01', 60],
    ['02', 90],
  ] as const)(
    'of product %s the most that is taken ends within %i calendar days, with two holidays, whatever day the award is',
    (producto, legal) => {
      for (let fecha: Fecha = '2026-01-01'; fecha <= '2026-12-31'; fecha = sumarDias(fecha, 1)) {
        const feriados = [sumarDias(fecha, 10), sumarDias(fecha, 11)];
        const { fecha: ultimo } = promesaDe(fecha, MAXIMO_DE_ENTREGA[producto], { hoy: fecha, feriados });
        expect([fecha, ultimo <= sumarDias(fecha, legal)]).toEqual([fecha, true]);
      }
    },
  );
});

test('the model is not handed over later than its least hours before the signature', () => {
  const errores = (codigo: string, dias: number | null) => erroresDePlazo({ codigo, producto: '01', dias });
  expect(errores('modelo', 71)).toEqual({ dias: 'Mínimo 72 horas: las pide el reglamento' });
  for (const [codigo, dias] of [
    ['modelo', 72],
    ['modelo', null],
    ['inspeccion', 48],
  ] as const)
    expect(errores(codigo, dias)).toEqual({});
});

describe('which term an award has', () => {
  test.each([
    [[], '01', '2026-05-01'],
    [[entrega('01', '2026-01-01', 30), entrega('01', '2026-03-01', 20)], '01', '2026-02-28'],
    [[entrega('01', '2026-03-01', 20), entrega('01', '2026-01-01', 30)], '01', '2026-03-01'],
    [[entrega('02', '2026-02-01', 45)], '02', '2026-01-31'],
  ] as const)(
    'TAB-508 of %j the first term that fits product %s and %s is the one it was promised',
    (plazos, producto, fecha) => {
      const termino = terminosDe(plazos).find((t) => t.producto === producto && (t.desde === null || t.desde <= fecha));
      expect(termino?.dias).toBe(diasPrometidos(plazos, { producto, fecha }));
    },
  );

  const plazos = [entrega('01', '2026-03-01', 20), entrega('01', '2026-01-01', 30), entrega('02', '2026-02-01', 45)];
  test.each([
    ['01', '2025-12-31', 17],
    ['01', '2026-01-01', 30],
    ['01', '2026-02-28', 30],
    ['01', '2026-03-01', 20],
    ['02', '2026-01-31', 17],
    ['02', '2026-12-31', 45],
  ] as const)(
    'TAB-508 an award of product %s of %s: %i working days, whatever came into force later',
    (producto, fecha, dias) => {
      expect(diasPrometidos(plazos, { producto, fecha })).toBe(dias);
      expect(diasPrometidos([...plazos].reverse(), { producto, fecha })).toBe(dias);
    },
  );
});

describe('where an award stands', () => {
  test.each([
    // Tuesday 10 February: seventeen working days later it is Thursday 5 March
    ['2026-03-04', [], '2026-03-05', 0, 1],
    ['2026-03-05', [], '2026-03-05', 0, 0],
    ['2026-03-06', [], '2026-03-05', 1, 0],
    // Saturday and Sunday make nobody later
    ['2026-03-08', [], '2026-03-05', 1, 0],
    ['2026-03-09', [], '2026-03-05', 2, 0],
    // carnival
    ['2026-03-09', ['2026-02-16', '2026-02-17'], '2026-03-09', 0, 0],
  ] as const)(
    'TAB-508 on %s with days of rest %p it was promised for %s: %i late, %i left',
    (hoy, feriados, fecha, atraso, quedan) => {
      expect(promesaDe('2026-02-10', 17, { hoy, feriados })).toEqual({ fecha, dias: 17, atraso, quedan });
    },
  );
});

/** Working days after the award, another way: a calendar is walked day by day and crossed out. */
function contados(fecha: Fecha, hasta: Fecha, feriados: readonly string[]): number {
  const habiles: Fecha[] = [];
  for (let dia = fecha; dia <= hasta; dia = sumarDias(dia, 1)) {
    const deLaSemana = new Date(`${dia}T12:00:00Z`).getUTCDay();
    if (deLaSemana !== 0 && deLaSemana !== 6 && !feriados.includes(dia)) habiles.push(dia);
  }
  return Math.max(0, habiles.length - 1);
}

const HOY: Fecha = '2026-03-10';
const dia = (atras: number) => fc.integer({ min: 0, max: atras }).map((dias) => sumarDias(HOY, -dias));
const plazo: fc.Arbitrary<Plazo> = fc.record({
  codigo: fc.constantFrom('entrega', 'otro'),
  producto: fc.constantFrom('01', '02'),
  desde: dia(200),
  dias: fc.integer({ min: 1, max: 60 }),
});
const plazosLibres = fc.uniqueArray(plazo, {
  maxLength: 8,
  selector: ({ codigo, producto, desde }) => [codigo, producto, desde].join(),
});
const feriadosLibres = fc.uniqueArray(dia(200), { maxLength: 12 });

describe('the clock against a reckoning of its own, over generated terms, days of rest and awards', () => {
  test('the ranges that a list asks for hold an award if and only if it is late, and hold it once', () => {
    fc.assert(
      fc.property(
        plazosLibres,
        feriadosLibres,
        fc.array(fc.record({ producto: fc.constantFrom('01', '02'), fecha: dia(250) }), {
          minLength: 20,
          maxLength: 20,
        }),
        (plazos, feriados, adjudicaciones) => {
          const tramos = tramosAtrasados(plazos, HOY, feriados);
          for (const { producto, fecha } of adjudicaciones) {
            const aplicables = plazos.filter(
              (plazo) => plazo.codigo === 'entrega' && plazo.producto === producto && plazo.desde <= fecha,
            );
            const vigente = aplicables.reduce<Plazo | null>(
              (ultimo, plazo) => (ultimo !== null && ultimo.desde > plazo.desde ? ultimo : plazo),
              null,
            );
            const dias = vigente?.dias ?? 17;
            const atraso = Math.max(0, contados(fecha, HOY, feriados) - dias);
            expect(promesaDe(fecha, diasPrometidos(plazos, { producto, fecha }), { hoy: HOY, feriados }).atraso).toBe(
              atraso,
            );
            const enTramos = tramos.filter(
              (tramo) =>
                tramo.producto === producto && fecha <= tramo.hasta && (tramo.desde === null || fecha >= tramo.desde),
            );
            expect([producto, fecha, enTramos.length]).toEqual([producto, fecha, atraso > 0 ? 1 : 0]);
          }
        },
      ),
    );
  });

  test('the promised day is the last one that is on time: the next working day is late', () => {
    fc.assert(
      fc.property(dia(250), fc.integer({ min: 1, max: 60 }), feriadosLibres, (fecha, dias, feriados) => {
        const { fecha: prometida } = promesaDe(fecha, dias, { hoy: HOY, feriados });
        expect(contados(fecha, prometida, feriados)).toBe(dias);
        expect(contados(fecha, sumarDias(prometida, -1), feriados)).toBeLessThan(dias);
      }),
    );
  });
});

describe('the ranges of late awards', () => {
  const TODOS = [entrega('01', '2026-02-10', 5), entrega('01', '2026-02-11', 20), entrega('02', '2026-03-02', 1)];

  test('none is empty: a term that came into force too lately to have late awards has no range', () => {
    const tramos = tramosAtrasados(TODOS, HOY);
    expect(tramos).toEqual([
      { producto: '01', desde: null, hasta: '2026-02-09' },
      // in force for this one day
      { producto: '01', desde: '2026-02-10', hasta: '2026-02-10' },
      { producto: '02', desde: null, hasta: '2026-02-12' },
      { producto: '02', desde: '2026-03-02', hasta: '2026-03-06' },
    ]);
  });

  test('a term whose first day is the last late one is a range of that day', () => {
    // Monday 9 March was one working day ago
    const tramo = (desde: Fecha, dias: number) => tramosAtrasados([entrega('01', desde, dias)], HOY)[1];
    expect(tramo('2026-03-06', 1)).toEqual({ producto: '01', desde: '2026-03-06', hasta: '2026-03-06' });
    expect(tramo('2026-03-09', 1)).toMatchObject({ producto: '02' });
  });
});

test('a term in words, with the unit of its code: as it was when the plan was awarded', () => {
  const plazos: Plazo[] = [{ codigo: 'requerimiento', producto: '01', desde: '2026-02-01', dias: 1 }];
  const enPalabras = (fecha: Fecha, codigo: CodigoDePlazo) =>
    plazoAdjudicadoEnPalabras(plazos, { producto: '01', fecha }, codigo);
  expect([enPalabras('2026-01-31', 'requerimiento'), enPalabras('2026-02-01', 'requerimiento')]).toEqual([
    'quince (15) días',
    'un (1) día',
  ]);
  expect([enPalabras('2026-02-01', 'inspeccion'), enPalabras('2026-02-01', 'entrega')]).toEqual([
    'cuarenta y ocho (48) horas',
    'diecisiete (17) días hábiles',
  ]);
});
