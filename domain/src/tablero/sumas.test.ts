import { comoFecha } from '../fechas';
import { tiposDeEvento } from '../recorrido/eventos';
import { diasDe, diasDeFeriados, periodoDe } from './periodo';
import {
  aporteDe,
  diferenciaDe,
  hechosContados,
  hechosDePlan,
  juntas,
  type PlanDelTablero,
  type Suma,
  sumasDe,
} from './sumas';

const e = tiposDeEvento;
const marzo = diasDe(periodoDe('2026-03'));
const abril = diasDe(periodoDe('2026-04'));
/** Monday 2 March 2026: awarded; Wednesday 4: assigned; Tuesday 10: delivered. */
const adjudicacion = {
  id: 1,
  planId: 7,
  producto: '01',
  bien: 'Nuevo',
  fecha: comoFecha('2026-03-02'),
  abiertaEn: new Date('2026-03-02T15:00:00Z'),
  retiradaEn: null,
} as const;
const asignada = { tipo: e.asignacion, cuando: new Date('2026-03-04T15:00:00Z') };
const entregada = { tipo: e.entrega, cuando: new Date('2026-03-10T15:00:00Z') };
const plan: PlanDelTablero = { adjudicaciones: [adjudicacion], eventos: [asignada, entregada] };
const hechos = (de: Partial<PlanDelTablero>, dias = marzo, feriados: readonly string[] = []) =>
  hechosDePlan('01', dias, { ...plan, ...de }, feriados);
const suma = (cambio: Partial<Suma>): Suma => ({
  producto: '01',
  periodo: '2026-03',
  hecho: 'adjudicacion',
  parte: 'entregada',
  dias: 0,
  cantidad: 1,
  ...cambio,
});

describe('facts of one plan in a period', () => {
  test('award, delivery with its working days, and the steps with theirs', () => {
    const { adjudicaciones, entregas, pasos } = hechos({});
    expect(adjudicaciones).toEqual([{ id: 1, planId: 7, fecha: '2026-03-02', vigente: true, entregada: true }]);
    expect(entregas).toEqual([
      { id: 1, planId: 7, adjudicacion: '2026-03-02', fecha: '2026-03-10', dias: 6, bien: 'Nuevo' },
    ]);
    expect(pasos.map(({ paso, fecha, dias }) => [paso.nombre, fecha, dias])).toEqual([
      ['Asignación a ejecutivo', '2026-03-04', 2],
      ['Entrega', '2026-03-10', 4],
    ]);
  });

  test('a day of rest between is no working day', () => {
    const { entregas, pasos } = hechos({}, marzo, ['2026-03-05']);
    expect(entregas.map(({ dias }) => dias)).toEqual([5]);
    expect(pasos.map(({ dias }) => dias)).toEqual([2, 3]);
  });

  test('nothing is of another product, or of another month', () => {
    expect(hechosDePlan('02', marzo, plan, [])).toEqual({ adjudicaciones: [], entregas: [], pasos: [] });
    expect(hechos({}, abril)).toEqual({ adjudicaciones: [], entregas: [], pasos: [] });
  });

  test('an award that was delivered in a later month is delivered where it is counted, the delivery is of its own month', () => {
    const tarde = { tipo: e.entrega, cuando: new Date('2026-04-01T15:00:00Z') };
    const enMarzo = hechos({ eventos: [asignada, tarde] });
    expect(enMarzo.adjudicaciones).toMatchObject([{ entregada: true }]);
    expect(enMarzo.entregas).toEqual([]);
    expect(enMarzo.pasos).toHaveLength(1);
    const enAbril = hechos({ eventos: [asignada, tarde] }, abril);
    expect(enAbril.adjudicaciones).toEqual([]);
    expect(enAbril.entregas).toMatchObject([{ fecha: '2026-04-01', dias: 22 }]);
    expect(enAbril.pasos.map(({ paso }) => paso.nombre)).toEqual(['Entrega']);
  });

  test('what was undone in the first instant of the next month had been done in this one', () => {
    const aprobado = { tipo: e.medioAprobado, cuando: new Date('2026-03-30T15:00:00Z') };
    const deshecho = { tipo: e.medioActualizado, cuando: new Date('2026-04-01T05:00:00Z') };
    const pasos = (...eventos: PlanDelTablero['eventos']) => hechos({ eventos }).pasos.map(({ paso }) => paso.nombre);
    expect(pasos(aprobado, deshecho)).toEqual(['Medio de aprobación']);
    expect(pasos(aprobado, { ...deshecho, cuando: new Date('2026-04-01T04:59:59Z') })).toEqual([]);
  });

  test('the last second of the month in Ecuador is of the month, the next one is not', () => {
    const entregas = (cuando: string) =>
      hechos({ eventos: [{ tipo: e.entrega, cuando: new Date(cuando) }] }).entregas.map(({ fecha }) => fecha);
    expect(entregas('2026-04-01T04:59:59Z')).toEqual(['2026-03-31']);
    expect(entregas('2026-04-01T05:00:00Z')).toEqual([]);
    expect(
      hechos({ eventos: [{ tipo: e.entrega, cuando: new Date('2026-04-01T05:00:00Z') }] }, abril).entregas,
    ).toHaveLength(1);
  });

  test('a withdrawn award is not live, and what happened afterwards is not its own', () => {
    const retirada = { ...adjudicacion, retiradaEn: new Date('2026-03-06T15:00:00Z') };
    const { adjudicaciones, entregas, pasos } = hechos({ adjudicaciones: [retirada] });
    expect(adjudicaciones).toMatchObject([{ vigente: false, entregada: false }]);
    expect(entregas).toEqual([]);
    expect(pasos.map(({ paso }) => paso.nombre)).toEqual(['Asignación a ejecutivo']);
  });

  test('without a delivery the good is still owed, also where another event is later', () => {
    expect(hechos({ eventos: [asignada] }).adjudicaciones).toMatchObject([{ vigente: true, entregada: false }]);
    expect(hechos({ eventos: [asignada] }).entregas).toEqual([]);
  });
});

describe('what a plan adds to the kept sums', () => {
  const enMes: Suma[] = [
    suma({}),
    suma({ hecho: 'entrega', parte: 'Nuevo', dias: 6 }),
    suma({ hecho: 'paso', parte: '002', dias: 2 }),
    suma({ hecho: 'paso', parte: '002', dias: 4 }),
  ];

  test('a plan without an award adds nothing', () => {
    expect(aporteDe({ adjudicaciones: [], eventos: [asignada] }, [])).toEqual([]);
  });

  test('the month and the year of what was done, each on its own', () => {
    expect(aporteDe(plan, [])).toEqual([...enMes, ...enMes.map((una) => ({ ...una, periodo: '2026' }))]);
  });

  test('a step of another month counts there; an event that is no step opens no period', () => {
    const aporte = aporteDe(
      {
        adjudicaciones: [adjudicacion],
        eventos: [
          { tipo: e.garante, cuando: new Date('2026-05-04T15:00:00Z') },
          { tipo: e.asignacion, cuando: new Date('2026-06-01T15:00:00Z') },
        ],
      },
      [],
    );
    expect(new Set(aporte.map(({ periodo }) => periodo))).toEqual(new Set(['2026-03', '2026', '2026-06']));
    expect(aporte.filter(({ periodo }) => periodo === '2026-06')).toEqual([
      suma({ periodo: '2026-06', hecho: 'paso', parte: '002', dias: 65 }),
    ]);
  });

  test('days of rest of the last three years count, older ones and later ones are nobody’s', () => {
    expect(diasDeFeriados(marzo)).toEqual({ desde: '2023-03-01', hasta: '2026-03-31' });
    expect(aporteDe(plan, ['2026-03-05']).find(({ hecho }) => hecho === 'entrega')?.dias).toBe(5);
    // a month and a year from when on they count
    const vieja = { ...plan, adjudicaciones: [{ ...adjudicacion, fecha: comoFecha('2022-03-01'), abiertaEn: null }] };
    const dias = (periodo: string, ...feriados: string[]) =>
      aporteDe(vieja, feriados).find((una) => una.periodo === periodo && una.hecho === 'entrega')?.dias ?? 0;
    for (const [periodo, antes, desde] of [
      ['2026-03', '2023-02-28', '2023-03-01'],
      ['2026', '2022-12-30', '2023-01-02'],
    ] as const)
      expect([dias(periodo, antes), dias(periodo, desde)]).toEqual([dias(periodo), dias(periodo) - 1]);
  });

  test('the sums count as the facts do', () => {
    const { adjudicaciones, entregas, pasos } = hechosContados(
      sumasDe({ producto: '01', periodo: '2026-03' }, hechos({})),
    );
    expect(adjudicaciones).toEqual([{ vigente: true, entregada: true, cantidad: 1 }]);
    expect(entregas).toEqual([{ bien: 'Nuevo', dias: 6, cantidad: 1 }]);
    expect(pasos).toEqual([
      { paso: { idDepartamento: '002' }, dias: 2, cantidad: 1 },
      { paso: { idDepartamento: '002' }, dias: 4, cantidad: 1 },
    ]);
  });

  test('what became of an award: still owed, delivered, withdrawn', () => {
    const de = (vigente: boolean, entregada: boolean) =>
      sumasDe(
        { producto: '01', periodo: '2026' },
        {
          adjudicaciones: [{ id: 1, planId: 7, fecha: comoFecha('2026-03-02'), vigente, entregada }],
          entregas: [],
          pasos: [],
        },
      );
    expect([de(true, false), de(true, true), de(false, false), de(false, true)].map(([una]) => una?.parte)).toEqual([
      'sinBien',
      'entregada',
      'retirada',
      'retirada',
    ]);
    expect(
      hechosContados([...de(true, false), ...de(false, true)]).adjudicaciones.map(({ vigente, entregada }) => [
        vigente,
        entregada,
      ]),
    ).toEqual([
      [true, false],
      [false, false],
    ]);
  });
});

describe('alike facts together', () => {
  test('equal in product, period, fact, part and days are added up; anything else stands apart', () => {
    const otras: Partial<Suma>[] = [
      { producto: '02' },
      { periodo: '2026' },
      { hecho: 'paso' },
      { parte: 'x' },
      { dias: 1 },
      // a part and its days that read alike when they are put together
      { parte: '00', dias: 21 },
      { parte: '002', dias: 1 },
    ];
    expect(juntas([suma({}), suma({ cantidad: 2 }), ...otras.map(suma)])).toEqual([
      suma({ cantidad: 3 }),
      ...otras.map(suma),
    ]);
  });

  test('the difference takes away what was said before; what stays the same is no difference', () => {
    expect(diferenciaDe([suma({})], [suma({})])).toEqual([]);
    expect(diferenciaDe([suma({ parte: 'sinBien' })], [suma({})])).toEqual([
      suma({}),
      suma({ parte: 'sinBien', cantidad: -1 }),
    ]);
    expect(diferenciaDe([], [suma({})])).toEqual([suma({})]);
  });
});
