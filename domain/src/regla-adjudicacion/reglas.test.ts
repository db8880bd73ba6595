import fc from 'fast-check';
import { centavos } from '../dinero';
import { estadoInicialDe } from '../participante/reglas';
import type { HechosDeParticipante } from '../participante/tipos';
import { erroresDeRegla, formularioDeReglaAdjudicacion } from './campos';
import {
  type CriterioDeOferta,
  criteriosDeOferta,
  motivoDeAdmision,
  motivoDeNoElegible,
  nombresDeCriterios,
  ofertasEnOrden,
  porCodigo,
  REGLA_PREDETERMINADA,
} from './reglas';

const regla = {
  producto: '01',
  desde: '2026-01-01',
  vencidasAdmitidas: 0,
  cesion: 'aparte',
  primero: 'valor',
  segundo: 'vencidas',
  tercero: 'puesto',
  sustento: 'Cláusula quinta',
};
const oferta = (codigo: string, cantidadOferta: number, cambio: object = {}) => ({
  codigo,
  cantidadOferta,
  prioridadOferta: 1,
  valorCuota: centavos(10_000),
  cuotaVencidas: 0,
  ...cambio,
});
const base: HechosDeParticipante & { cuotaVencidas: number } = {
  idCodigo: '01-M001-2',
  codigo: '2',
  nombreCliente: 'Ana Mora',
  estado: 'participa',
  estadoInicial: 'participa',
  adjudicadoPor: '',
  asambleaAdjudica: 0,
  prioridadOferta: 0,
  cantidadOferta: 0,
  cuotaVencidas: 0,
};
const en = { numeroAsamblea: 5, mesesPlan: 60 };

describe('refusals', () => {
  test.each([
    [{ producto: '03' }, 'producto'],
    [{ desde: '1999-12-31' }, 'desde'],
    [{ vencidasAdmitidas: -1 }, 'vencidasAdmitidas'],
    [{ vencidasAdmitidas: 13 }, 'vencidasAdmitidas'],
    [{ cesion: 'otra' }, 'cesion'],
    [{ primero: 'azar' }, 'primero'],
    [{ sustento: '' }, 'sustento'],
  ])('a rule with %p is refused at that field', (mal, campo) => {
    expect(formularioDeReglaAdjudicacion.revisar(regla, undefined)).toHaveProperty('valores');
    const revisado = formularioDeReglaAdjudicacion.revisar({ ...regla, ...mal }, undefined);
    expect('errores' in revisado ? Object.keys(revisado.errores) : []).toEqual([campo]);
  });

  test.each([
    [{ primero: 'valor', segundo: 'valor', tercero: null }, ['segundo']],
    [{ primero: 'valor', segundo: 'cuotas', tercero: 'valor' }, ['tercero']],
    [{ primero: 'valor', segundo: null, tercero: 'cuotas' }, ['tercero']],
    [{ primero: 'valor', segundo: 'cuotas', tercero: 'puesto' }, []],
    [{ primero: 'secuencia', segundo: null, tercero: null }, []],
  ])('criteria %p are refused at %p', (criterios, campos) => {
    expect(Object.keys(erroresDeRegla(criterios))).toEqual(campos);
  });

  test.each([
    [{ nombreCliente: ' L I B R E ' }, 'El puesto está libre'],
    [{ asambleaAdjudica: 3, adjudicadoPor: 'Sorteo' }, 'Ya adjudicado en la asamblea 3'],
    [{ estado: 'no participa', cuotaVencidas: 1 }, '1 cuota vencida'],
    [{ estado: 'no participa', cuotaVencidas: 4 }, '4 cuotas vencidas'],
    [{ estado: 'participa cesion' }, 'Cesión en curso'],
    [{ estado: 'no participa' }, 'No participa en esta asamblea'],
  ] as const)('a plan with %p is not eligible: %s', (cambio, motivo) => {
    expect(motivoDeNoElegible({ ...base, ...cambio }, en)).toEqual(
      motivo === 'El puesto está libre' ? expect.any(String) : motivo,
    );
  });

  test('after the last month of the group no plan is eligible', () => {
    expect(motivoDeNoElegible(base, { numeroAsamblea: 61, mesesPlan: 60 })).toBe('El grupo terminó con la asamblea 60');
    expect(motivoDeNoElegible(base, { numeroAsamblea: 60, mesesPlan: 60 })).toBeNull();
  });
});

test('a plan that the assembly let in says what spoke against it', () => {
  const admitido = { ...base, estadoInicial: 'no participa', cuotaVencidas: 2 } as const;
  expect(motivoDeNoElegible(admitido, en)).toBeNull();
  expect(motivoDeAdmision(admitido)).toBe('Admitido en la asamblea: 2 cuotas vencidas');
  expect(motivoDeAdmision({ ...base, estadoInicial: 'participa cesion' })).toBe(
    'Admitido en la asamblea: cesión en curso',
  );
  expect(motivoDeAdmision(base)).toBeNull();
});

test.each([
  [{ vencidasAdmitidas: 0, cesion: 'aparte' }, 1, false, 'no participa'],
  [{ vencidasAdmitidas: 1, cesion: 'aparte' }, 1, false, 'participa'],
  [{ vencidasAdmitidas: 1, cesion: 'aparte' }, 2, false, 'no participa'],
  [{ vencidasAdmitidas: 0, cesion: 'aparte' }, 0, true, 'participa cesion'],
  [{ vencidasAdmitidas: 0, cesion: 'participa' }, 0, true, 'participa'],
  [{ vencidasAdmitidas: 0, cesion: 'participa' }, 1, true, 'no participa'],
] as const)(
  'by %j a plan with %i overdue instalments, cession %p, enters as %s',
  (regla, cuotaVencidas, enCesion, estado) => {
    expect(estadoInicialDe({ cuotaVencidas, enCesion }, regla)).toBe(estado);
  },
);

describe('the order of the offers', () => {
  test('without a rule of its own the typed sequence decides, as specified (ASA-045)', () => {
    const filas = [oferta('10', 90, { prioridadOferta: 2 }), oferta('3', 5), oferta('2', 1, { prioridadOferta: 2 })];
    const enOrden = ofertasEnOrden(filas, REGLA_PREDETERMINADA);
    expect(enOrden.map((puesto) => puesto.oferta.codigo)).toEqual(['3', '2', '10']);
    expect(enOrden.map((puesto) => puesto.razon)).toEqual([
      'Secuencia escrita 1; sigue el código 2 con 2',
      'Secuencia escrita 2; antes, el código 3 con 1',
      'Empate en secuencia escrita. Código 10; antes, el código 2 con 2',
    ]);
  });

  test('by value, then fewer overdue instalments, then place: each says what decided', () => {
    const filas = [
      oferta('10', 12),
      oferta('4', 12, { cuotaVencidas: 1 }),
      oferta('2', 12),
      oferta('7', 20, { valorCuota: centavos(7_500) }),
    ];
    const enOrden = ofertasEnOrden(filas, { criterios: ['valor', 'vencidas'] });
    expect(enOrden.map(({ oferta: { codigo }, lugar, razon }) => [lugar, codigo, razon])).toEqual([
      [1, '7', 'Valor de la oferta $ 1.500,00; sigue el código 2 con $ 1.200,00'],
      [2, '2', 'Valor de la oferta $ 1.200,00; antes, el código 7 con $ 1.500,00'],
      [3, '10', 'Empate en valor de la oferta y menos cuotas vencidas. Código 10; antes, el código 2 con 2'],
      [4, '4', 'Empate en valor de la oferta. Menos cuotas vencidas 1; antes, el código 10 con 0'],
    ]);
  });

  test('places that are no numbers are told apart by their letters, after a tie in everything else', () => {
    const enOrden = ofertasEnOrden([oferta('B', 3), oferta('A', 3)], { criterios: ['valor', 'cuotas'] });
    expect(enOrden.map(({ razon }) => razon)).toEqual([
      'Empate en valor de la oferta y cuotas ofertadas. Código A; sigue el código B con B',
      'Empate en valor de la oferta y cuotas ofertadas. Código B; antes, el código A con A',
    ]);
  });

  test('ASA-036 by the specified rule an overdue instalment and a cession keep a plan out until the assembly decides', () => {
    expect(estadoInicialDe({ cuotaVencidas: 1, enCesion: false }, REGLA_PREDETERMINADA)).toBe('no participa');
    expect(estadoInicialDe({ cuotaVencidas: 0, enCesion: true }, REGLA_PREDETERMINADA)).toBe('participa cesion');
    expect(REGLA_PREDETERMINADA.cesion).toBe('aparte');
  });

  test('an offer alone says so, none gives none', () => {
    expect(ofertasEnOrden([oferta('2', 3)], REGLA_PREDETERMINADA)).toMatchObject([{ lugar: 1, razon: 'Única oferta' }]);
    expect(ofertasEnOrden([], REGLA_PREDETERMINADA)).toEqual([]);
  });

  const codigos = criteriosDeOferta.map(({ codigo }) => codigo);
  const libres = fc.uniqueArray(
    fc.record({
      codigo: fc.integer({ min: 1, max: 60 }).map(String),
      cantidadOferta: fc.integer({ min: 0, max: 4 }),
      prioridadOferta: fc.integer({ min: 1, max: 3 }),
      valorCuota: fc.integer({ min: 1, max: 3 }).map((n) => centavos(n * 1000)),
      cuotaVencidas: fc.integer({ min: 0, max: 2 }),
    }),
    { maxLength: 12, selector: ({ codigo }) => codigo },
  );
  test('whatever the criteria, it is the same however the offers are read, and no offer is lost', () => {
    fc.assert(
      fc.property(libres, fc.shuffledSubarray<CriterioDeOferta>(codigos, { minLength: 1 }), (filas, criterios) => {
        const orden = ofertasEnOrden(filas, { criterios });
        const alReves = ofertasEnOrden([...filas].reverse(), { criterios });
        expect(orden).toEqual(alReves);
        expect(orden.map(({ oferta: fila }) => fila).sort(porCodigo)).toEqual([...filas].sort(porCodigo));
      }),
    );
  });

  test('the place in the group is always the last word', () => {
    expect(nombresDeCriterios({ criterios: ['valor'] })).toEqual(['Valor de la oferta', 'Código']);
    expect(nombresDeCriterios({ criterios: ['puesto', 'valor'] })).toEqual(['Código']);
  });
});

test('places go by their number, those that are no numbers by their letters behind', () => {
  expect(
    ['10', '2', '1']
      .map((codigo) => ({ codigo }))
      .sort(porCodigo)
      .map(({ codigo }) => codigo),
  ).toEqual(['1', '2', '10']);
  const comparar = (a: string, b: string) => porCodigo({ codigo: a }, { codigo: b });
  expect([comparar('A', 'B'), comparar('B', 'A'), comparar('A', 'A')]).toEqual([-1, 1, 0]);
  expect([comparar('01', '1'), comparar('1', '01'), comparar('7', '7')]).toEqual([-1, 1, 0]);
  expect([comparar('1', 'A'), comparar('A', '1')]).toEqual([-1, 1]);
  expect([comparar('12', '3'), comparar('3', '12')]).toEqual([9, -9]);
});

test('a plan that came from elsewhere, or was awarded in another assembly, can not be awarded here', () => {
  const en = { numeroAsamblea: 7, mesesPlan: 60 };
  expect(motivoDeNoElegible({ ...base, adjudicadoPor: 'Entrega', asambleaAdjudica: 7 }, en)).not.toBeNull();
  expect(motivoDeNoElegible({ ...base, adjudicadoPor: 'Sorteo', asambleaAdjudica: 6 }, en)).toContain('6');
  expect(motivoDeNoElegible({ ...base, adjudicadoPor: 'Sorteo', asambleaAdjudica: 7 }, en)).toBeNull();
});

test('only who takes part and did not at first was admitted, and only where something spoke against it', () => {
  const admitido = (estado: HechosDeParticipante['estado'], inicial: HechosDeParticipante['estado'], vencidas = 2) =>
    motivoDeAdmision({ ...base, estado, estadoInicial: inicial, cuotaVencidas: vencidas });
  expect(admitido('participa', 'no participa')).toContain('2');
  expect(admitido('participa', 'participa cesion', 0)).not.toBeNull();
  expect(admitido('participa', 'no participa', 0)).toBeNull();
  expect(admitido('participa', 'participa')).toBeNull();
  expect(admitido('no participa', 'no participa')).toBeNull();
});
