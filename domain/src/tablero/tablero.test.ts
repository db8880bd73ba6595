import fc from 'fast-check';
import { type Fecha, sumarDias } from '../fechas';
import { tiposDeEvento } from '../recorrido/eventos';
import { pasosDelRecorrido } from '../recorrido/pasos';
import {
  adjudicacionesElegidas,
  departamentosDelRecorrido,
  entregasElegidas,
  entregasPorBien,
  entregasPorRango,
  lineaDe,
  mediaEnDias,
  pasosElegidos,
  promedioDePlayers,
} from './cifras';
import {
  bandaDe,
  cifrasDelTablero,
  claseDeBien,
  MAXIMO_DEL_MEDIDOR,
  productoDelTablero,
  rangoDe,
} from './definiciones';
import {
  type AdjudicacionDelTablero,
  adjudicacionDe,
  type EntregaDelTablero,
  type EventoDelTablero,
  type PasoDelTablero,
  pasosCumplidosEn,
} from './hechos';
import {
  aniosDelTablero,
  diasDe,
  exigirPeriodo,
  mesCorto,
  mesesDeLaLinea,
  nombreDePeriodo,
  periodoAnterior,
} from './periodo';

const hoy = '2026-03-10';
const e = tiposDeEvento;

describe('the period', () => {
  test.each([
    [2019, 12, 'mes'],
    [2019, null, 'anio'],
    [2027, 1, 'mes'],
    [2026, 4, 'mes'],
    [2026, 0, 'mes'],
    [2026, 13, 'mes'],
    [2025.5, null, 'anio'],
  ])('TAB-502 %p-%p is refused: before 2020, not begun, or no month', (anio, mes, campo) => {
    expect(() => exigirPeriodo({ anio, mes }, hoy)).toThrow(
      expect.objectContaining({ kind: 'malformado', errors: { [campo]: expect.any(String) } }),
    );
  });

  test('TAB-501 TAB-502 years from 2020 to the present one, newest first; the present month is allowed', () => {
    expect(aniosDelTablero(hoy)).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020]);
    expect(exigirPeriodo({ anio: 2026, mes: 3 }, hoy)).toEqual({ anio: 2026, mes: 3 });
    expect(exigirPeriodo({ anio: 2020, mes: null }, hoy)).toEqual({ anio: 2020, mes: null });
  });

  test('days of a month and of a year, what is before it, and its name', () => {
    expect(diasDe({ anio: 2024, mes: 2 })).toEqual({ desde: '2024-02-01', hasta: '2024-02-29' });
    expect(diasDe({ anio: 2024, mes: null })).toEqual({ desde: '2024-01-01', hasta: '2024-12-31' });
    expect(periodoAnterior({ anio: 2026, mes: 1 })).toEqual({ anio: 2025, mes: 12 });
    expect(periodoAnterior({ anio: 2026, mes: 3 })).toEqual({ anio: 2026, mes: 2 });
    expect(periodoAnterior({ anio: 2026, mes: null })).toEqual({ anio: 2025, mes: null });
    expect([nombreDePeriodo({ anio: 2026, mes: 3 }), nombreDePeriodo({ anio: 2026, mes: null })]).toEqual([
      'marzo de 2026',
      '2026',
    ]);
  });

  test('the line has 24 months and ends with the period, or with today', () => {
    const meses = mesesDeLaLinea({ anio: 2025, mes: 6 }, hoy);
    expect([meses.length, meses[0], meses.at(-1)]).toEqual([24, '2023-07', '2025-06']);
    expect(mesesDeLaLinea({ anio: 2026, mes: null }, hoy).at(-1)).toBe('2026-03');
    expect(mesCorto('2025-09')).toBe('sep 2025');
  });
});

describe('definitions', () => {
  test('TAB-505 01 is Motorplan, which comes first; any other code is Casaplan', () => {
    expect([undefined, '01', '02', '03', ''].map(productoDelTablero)).toEqual(['01', '01', '02', '02', '02']);
  });

  test.each([
    [0, 'aTiempo'],
    [17, 'aTiempo'],
    [17.1, 'intermedio'],
    [18, 'intermedio'],
    [23, 'intermedio'],
    [24, 'tarde'],
    [400, 'tarde'],
  ])('TAB-508 %p days are %s', (dias, tono) => {
    expect(bandaDe(dias).tono).toBe(tono);
  });

  test('TAB-508 the gauge ends at 100', () => expect(MAXIMO_DEL_MEDIDOR).toBe(100));

  test.each([
    [0, '01-17'],
    [1, '01-17'],
    [17, '01-17'],
    [18, '18-23'],
    [23, '18-23'],
    [24, '24-29'],
    [29, '24-29'],
    [30, '30-35'],
    [35, '30-35'],
    [36, '36-40'],
    [40, '36-40'],
    [41, '41+'],
  ])('TAB-509 TAB-510 %i days are in %s, whatever its label says', (dias, rango) => {
    expect(rangoDe(dias)).toBe(rango);
  });

  test('TAB-510 the labels of the chart, letter by letter', () => {
    expect(entregasPorRango([]).map(({ etiqueta }) => etiqueta)).toEqual([
      '0-17',
      '18-24',
      '25-30',
      '31-35',
      '36-40',
      '+41',
    ]);
  });

  test('TAB-503 TAB-515 the names of cards and mean, and of every figure how it is reckoned', () => {
    expect(cifrasDelTablero.entregados.titulo).toBe('Bienes Entregados');
    expect(cifrasDelTablero.sinBien.titulo).toBe('Adjudicados sin Bien');
    expect(cifrasDelTablero.adjudicados.titulo).toBe('Total adjudicados');
    expect(cifrasDelTablero.media.titulo).toBe('Media en dias');
    for (const { comoSeCalcula } of Object.values(cifrasDelTablero)) expect(comoSeCalcula.length).toBeGreaterThan(60);
  });

  test('a good of which nothing is known has a slice of its own', () => {
    const de = (producto: string) => [null, 'Nuevo', 'Usado', 'CASA'].map((dicho) => claseDeBien(producto, dicho));
    expect(de('01')).toEqual(['sin-dato', 'Nuevo', 'Usado', 'sin-dato']);
    expect(de('02')).toEqual(['sin-dato', 'sin-dato', 'sin-dato', 'CASA']);
  });

  test('TAB-506 the players are the departments of the journey’s steps', () => {
    expect(departamentosDelRecorrido).toEqual(['002', '004', '003']);
  });
});

describe('which award something belongs to', () => {
  const base = {
    planId: 7,
    fecha: '2026-01-10' as Fecha,
    abiertaEn: new Date('2026-01-10T15:00:00Z'),
    retiradaEn: null,
  };
  const primera = { ...base, id: 1, retiradaEn: new Date('2026-02-01T15:00:00Z') };
  const segunda = { ...base, id: 2, abiertaEn: new Date('2026-02-03T15:00:00Z') };

  test.each([
    ['2026-01-09T15:00:00Z', null],
    ['2026-01-20T15:00:00Z', 1],
    ['2026-02-02T15:00:00Z', null],
    ['2026-02-03T15:00:00Z', 2],
  ])('what happened at %s is of award %p: withdrawn and given again to the same plan', (cuando, id) => {
    expect(adjudicacionDe(new Date(cuando), [primera, segunda])?.id ?? null).toBe(id);
    expect(adjudicacionDe(new Date(cuando), [segunda, primera])?.id ?? null).toBe(id);
  });

  test('an award without a folder begins on its day', () => {
    const sinCarpeta = { ...base, id: 3, abiertaEn: null };
    expect(adjudicacionDe(new Date('2026-01-10T06:00:00Z'), [sinCarpeta])?.id).toBe(3);
    expect(adjudicacionDe(new Date('2026-01-10T04:00:00Z'), [sinCarpeta])).toBeNull();
  });

  test('TAB-524 the steps of an award in a month, from the step before, also when that is of the month before', () => {
    const en = (tipo: string, dia: string): EventoDelTablero => ({ tipo, cuando: new Date(`${dia}T15:00:00Z`) });
    const eventos = [
      en(e.asignacion, '2026-01-12'),
      en(e.carpetaEnviada, '2026-01-30'),
      en(e.carpetaAprobada, '2026-02-03'),
      en(e.medioAprobado, '2026-02-05'),
      en(e.medioActualizado, '2026-02-06'),
    ];
    const adjudicacion = { ...base, id: 1, producto: '01' };
    const pasos = pasosCumplidosEn(diasDe({ anio: 2026, mes: 2 }), adjudicacion, eventos);
    // Friday 30 January to Tuesday 3 February; the approval was undone the day after
    expect(pasos.map(({ paso, fecha, dias }) => [paso.nombre, fecha, dias])).toEqual([
      ['Carpeta aprobada', '2026-02-03', 2],
    ]);
    const retirada = { ...adjudicacion, retiradaEn: new Date('2026-02-02T15:00:00Z') };
    expect(pasosCumplidosEn(diasDe({ anio: 2026, mes: 2 }), retirada, eventos)).toEqual([]);
    expect(pasosCumplidosEn(diasDe({ anio: 2026, mes: 1 }), retirada, eventos)).toHaveLength(2);
  });
});

/** Another way to count the days between two dates: one by one. */
function diasContados(desde: Fecha, hasta: Fecha): number {
  let dias = 0;
  for (let dia = desde; dia <= hasta; dia = sumarDias(dia, 1)) {
    const deLaSemana = new Date(`${dia}T00:00:00Z`).getUTCDay();
    if (deLaSemana !== 0 && deLaSemana !== 6) dias++;
  }
  return Math.max(0, dias - 1);
}

const fechaLibre = fc.integer({ min: 0, max: 90 }).map((dias) => sumarDias('2026-01-01', dias));
const entrega: fc.Arbitrary<EntregaDelTablero> = fc
  .record({
    id: fc.nat(),
    planId: fc.nat(),
    adjudicacion: fechaLibre,
    tarda: fc.integer({ min: 0, max: 80 }),
    bien: fc.constantFrom('Nuevo', 'Usado', 'sin-dato'),
  })
  .map(({ tarda, ...resto }) => {
    const fecha = sumarDias(resto.adjudicacion, tarda);
    return { ...resto, fecha, dias: diasContados(resto.adjudicacion, fecha) } as EntregaDelTablero;
  });
const adjudicacion: fc.Arbitrary<AdjudicacionDelTablero> = fc.record({
  id: fc.nat(),
  planId: fc.nat(),
  fecha: fechaLibre,
  vigente: fc.boolean(),
  entregada: fc.boolean(),
});
const paso: fc.Arbitrary<PasoDelTablero> = fc.record({
  id: fc.nat(),
  planId: fc.nat(),
  paso: fc.constantFrom(...pasosDelRecorrido.slice(1)),
  fecha: fechaLibre,
  dias: fc.nat(60),
});
/** Written again, so that a slip in the rules shows. */
const rangosEscritos: readonly [string, number, number][] = [
  ['01-17', 0, 17],
  ['18-23', 18, 23],
  ['24-29', 24, 29],
  ['30-35', 30, 35],
  ['36-40', 36, 40],
  ['41+', 41, 10_000],
];
const suma = (numeros: readonly number[]): number => numeros.reduce((a, b) => a + b, 0);

describe('figures over generated rows', () => {
  test('TAB-506 TAB-509 TAB-515 ranges, kinds of good and mean of deliveries are what counting one by one gives, and their rows add up to them', () => {
    fc.assert(
      fc.property(fc.array(entrega, { maxLength: 60 }), (entregas) => {
        const rangos = entregasPorRango(entregas);
        expect(rangos.map(({ codigo, cantidad }) => [codigo, cantidad])).toEqual(
          rangosEscritos.map(([codigo, desde, hasta]) => [
            codigo,
            entregas.filter(({ dias }) => dias >= desde && dias <= hasta).length,
          ]),
        );
        const bienes = entregasPorBien('01', entregas);
        expect(suma(rangos.map(({ cantidad }) => cantidad))).toBe(entregas.length);
        expect(suma(bienes.map(({ cantidad }) => cantidad))).toBe(entregas.length);
        for (const { codigo: rango, cantidad } of rangos)
          expect(entregasElegidas(entregas, { rango })).toHaveLength(cantidad);
        for (const { codigo: bien, cantidad } of bienes)
          expect(entregasElegidas(entregas, { bien })).toHaveLength(cantidad);
        const media = mediaEnDias(entregas);
        const total = suma(entregas.map(({ adjudicacion: desde, fecha }) => diasContados(desde, fecha)));
        expect(media.dias).toBe(entregas.length === 0 ? null : Math.round((total / entregas.length) * 10) / 10);
        expect(media.entregas).toBe(entregas.length);
      }),
    );
  });

  test('TAB-503 live awards, those without good and withdrawn ones, each counted once', () => {
    fc.assert(
      fc.property(fc.array(adjudicacion, { maxLength: 60 }), (adjudicaciones) => {
        let [vigentes, sinBien, retiradas] = [0, 0, 0];
        for (const { vigente, entregada } of adjudicaciones) {
          if (!vigente) retiradas++;
          else {
            vigentes++;
            if (!entregada) sinBien++;
          }
        }
        expect(adjudicacionesElegidas(adjudicaciones, 'adjudicados')).toHaveLength(vigentes);
        expect(adjudicacionesElegidas(adjudicaciones, 'sinBien')).toHaveLength(sinBien);
        expect(adjudicacionesElegidas(adjudicaciones, 'retiradas')).toHaveLength(retiradas);
      }),
    );
  });

  test('TAB-506 TAB-524 the mean of a department is the mean of the steps that it opens', () => {
    fc.assert(
      fc.property(fc.array(paso, { maxLength: 60 }), (pasos) => {
        const players = promedioDePlayers(pasos);
        expect(suma(players.map((player) => player.pasos))).toBe(pasos.length);
        for (const { idDepartamento, dias, pasos: cuantos } of players) {
          const abiertos = pasosElegidos(pasos, { departamento: idDepartamento });
          expect(abiertos).toHaveLength(cuantos);
          const total = suma(abiertos.map((abierto) => abierto.dias));
          expect(dias).toBe(cuantos === 0 ? null : Math.round((total / cuantos) * 10) / 10);
        }
      }),
    );
  });

  test('the line says of each month what that month’s own figures say', () => {
    fc.assert(
      fc.property(
        fc.array(entrega, { maxLength: 60 }),
        fc.array(adjudicacion, { maxLength: 60 }),
        (entregas, adjudicadas) => {
          const meses = ['2026-01', '2026-02', '2026-03'];
          const cuenta = adjudicadas.map(({ fecha }) => ({ fecha, cantidad: 1 }));
          for (const punto of lineaDe(meses, entregas, cuenta)) {
            const delMes = entregas.filter(({ fecha }) => fecha.startsWith(punto.mes));
            expect(punto.entregados).toBe(delMes.length);
            expect(punto.mediaEnDias).toBe(mediaEnDias(delMes).dias);
            expect(punto.adjudicados).toBe(adjudicadas.filter(({ fecha }) => fecha.startsWith(punto.mes)).length);
          }
        },
      ),
    );
  });
});
