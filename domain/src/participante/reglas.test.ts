import fc from 'fast-check';
import { ErrorDeNegocio } from '../errores';
import { validar } from '../esquemas';
import {
  aplicarMarca,
  conAdjudicacion,
  estadoInicialDe,
  leerEstadoDeParticipante,
  puedeAdjudicarse,
  rechazoDeParticipar,
  sinAdjudicacion,
} from './reglas';
import type { AdjudicadoPor, EstadoParticipante, HechosDeParticipante, MarcaDeParticipante } from './tipos';
import { esquemaMarca } from './validacion';

const ASAMBLEA = 7;
const ctx = { numeroAsamblea: ASAMBLEA, otrasSecuencias: [] };
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
const oferta: HechosDeParticipante = {
  ...base,
  adjudicadoPor: 'Oferta',
  asambleaAdjudica: ASAMBLEA,
  prioridadOferta: 2,
  cantidadOferta: 12,
};

function codigo(p: HechosDeParticipante, marca: MarcaDeParticipante): string {
  try {
    aplicarMarca(p, marca, ctx);
    return 'ok';
  } catch (e) {
    if (e instanceof ErrorDeNegocio) return e.code;
    throw e;
  }
}

describe('refusals', () => {
  test.each([
    ['no participa', 'Sorteo'],
    ['participa cesion', 'Oferta'],
  ] as [EstadoParticipante, AdjudicadoPor][])(
    'ASA-038 %s with an award cannot be switched',
    (estado, adjudicadoPor) => {
      const p = { ...base, estado, estadoInicial: estado, adjudicadoPor, asambleaAdjudica: 3 };
      expect(rechazoDeParticipar(p)?.code).toBe('tiene-adjudicacion');
      expect(codigo(p, { participa: true })).toBe('tiene-adjudicacion');
    },
  );

  test.each(['no participa', 'participa cesion'] as const)('ASA-039 %s cannot receive an award', (estado) => {
    expect(codigo({ ...base, estado }, { adjudicadoPor: 'Sorteo' })).toBe('no-participa');
    expect(puedeAdjudicarse({ ...base, estado }, ASAMBLEA)).toBe(false);
  });

  test('ASA-040 an award of another assembly can be neither changed nor cleared nor edited', () => {
    const deOtraAsamblea = { ...oferta, asambleaAdjudica: 3 };
    for (const marca of [{ adjudicadoPor: 'Sorteo' }, { adjudicadoPor: '' }, { cantidadOferta: 3 }] as const) {
      expect(codigo(deOtraAsamblea, marca)).toBe('adjudicado-en-otra');
    }
  });

  test("ASA-041 'Entrega' is neither offered nor replaced nor cleared", () => {
    const entrega: HechosDeParticipante = { ...base, adjudicadoPor: 'Entrega', asambleaAdjudica: ASAMBLEA };
    expect(codigo(entrega, { adjudicadoPor: 'Oferta' })).toBe('entrega');
    expect(codigo(entrega, { adjudicadoPor: '' })).toBe('entrega');
    expect(() => validar(esquemaMarca, { adjudicadoPor: 'Entrega' })).toThrow(ErrorDeNegocio);
  });

  test('ASA-035 a free slot is neither switched nor awarded', () => {
    const libre = { ...base, nombreCliente: ' L I B R E ' };
    expect(codigo({ ...libre, estado: 'no participa' }, { participa: true })).toBe('puesto-libre');
    expect(codigo(libre, { adjudicadoPor: 'Sorteo' })).toBe('puesto-libre');
  });

  test('ASA-044 ASA-045 only an offer has sequence and instalments', () => {
    const sorteo: HechosDeParticipante = { ...base, adjudicadoPor: 'Sorteo', asambleaAdjudica: ASAMBLEA };
    expect(codigo(sorteo, { prioridadOferta: 1 })).toBe('solo-oferta');
    expect(codigo(base, { cantidadOferta: 1 })).toBe('solo-oferta');
  });

  test.each([-1, 1.5, 1e9, '3', Number.NaN])('ASA-044 ASA-045 %p is refused as instalments and sequence', (valor) => {
    expect(() => validar(esquemaMarca, { cantidadOferta: valor })).toThrow(ErrorDeNegocio);
    expect(() => validar(esquemaMarca, { prioridadOferta: valor })).toThrow(ErrorDeNegocio);
  });

  test('ASA-044 ASA-045 the rule itself refuses below 0 too', () => {
    expect(codigo(oferta, { cantidadOferta: -1 })).toBe('minimo');
    expect(codigo(oferta, { prioridadOferta: 0.5 })).toBe('minimo');
  });

  test.each([{}, { estado: 'participa' }, { asambleaAdjudica: 9 }, { participa: 'si' }])(
    'the mark %j is refused',
    (marca) => {
      expect(() => validar(esquemaMarca, marca)).toThrow(ErrorDeNegocio);
    },
  );
});

describe('switch', () => {
  test.each(['no participa', 'participa cesion'] as const)(
    'ASA-036 ASA-037 %s without award becomes participa',
    (estado) => {
      const p = { ...base, estado, estadoInicial: estado };
      const despues = aplicarMarca(p, { participa: true }, ctx);
      expect(despues.estado).toBe('participa');
      expect(aplicarMarca({ ...p, ...despues }, { participa: false }, ctx).estado).toBe(estado);
    },
  );

  test('ASA-036 the switch does not go back under an award, nor where there was nothing to switch', () => {
    expect(codigo({ ...oferta, estadoInicial: 'no participa' }, { participa: false })).toBe('tiene-adjudicacion');
    expect(codigo(base, { participa: false })).toBe('sin-cambio');
    expect(codigo(base, { participa: true })).toBe('ya-participa');
  });

  test.each([
    [{ cuotaVencidas: 1, enCesion: true }, 'no participa'],
    [{ cuotaVencidas: 0, enCesion: true }, 'participa cesion'],
    [{ cuotaVencidas: 0, enCesion: false }, 'participa'],
  ])('ASA-033 a plan with %j starts as %s', (plan, estado) => {
    expect(estadoInicialDe(plan)).toBe(estado);
  });

  test('ASA-033 imported spellings', () => {
    expect(leerEstadoDeParticipante('PARTICIPA CESIÓN')).toBe('participa cesion');
    expect(leerEstadoDeParticipante('otro')).toBeNull();
  });
});

describe('award', () => {
  test('ASA-043 ASA-046 the first offer gets sequence 1 and the number of this assembly', () => {
    expect(conAdjudicacion(base, 'Oferta', ctx)).toMatchObject({
      adjudicadoPor: 'Oferta',
      prioridadOferta: 1,
      asambleaAdjudica: ASAMBLEA,
      cantidadOferta: 0,
    });
    expect(conAdjudicacion(base, 'Oferta', { ...ctx, otrasSecuencias: [1, 2, 3, 4] }).prioridadOferta).toBe(5);
    // one that was cleared, one that was written by hand, one without a number
    expect(conAdjudicacion(base, 'Oferta', { ...ctx, otrasSecuencias: [1, 3] }).prioridadOferta).toBe(2);
    expect(conAdjudicacion(base, 'Oferta', { ...ctx, otrasSecuencias: [7, 0, 0] }).prioridadOferta).toBe(1);
  });

  test('ASA-042 ASA-047 clearing leaves nothing of the award', () => {
    expect(sinAdjudicacion(oferta)).toEqual({
      estado: 'participa',
      adjudicadoPor: '',
      asambleaAdjudica: 0,
      prioridadOferta: 0,
      cantidadOferta: 0,
    });
  });

  test('choosing the same award again keeps sequence and instalments; another type starts anew', () => {
    expect(aplicarMarca(oferta, { adjudicadoPor: 'Oferta' }, ctx)).toMatchObject({
      prioridadOferta: 2,
      cantidadOferta: 12,
    });
    expect(aplicarMarca(oferta, { adjudicadoPor: 'Sorteo' }, ctx)).toMatchObject({
      prioridadOferta: 0,
      cantidadOferta: 0,
    });
  });

  test('one request may switch, award and fill in', () => {
    const p: HechosDeParticipante = { ...base, estado: 'no participa', estadoInicial: 'no participa' };
    expect(
      aplicarMarca(p, { participa: true, adjudicadoPor: 'Oferta', cantidadOferta: 6, prioridadOferta: 0 }, ctx),
    ).toEqual({
      estado: 'participa',
      adjudicadoPor: 'Oferta',
      asambleaAdjudica: ASAMBLEA,
      prioridadOferta: 0,
      cantidadOferta: 6,
    });
  });
});

test('whatever is clicked: an award belongs to who participates, and its columns fit together', () => {
  const marca: fc.Arbitrary<MarcaDeParticipante> = fc.record(
    {
      participa: fc.boolean(),
      adjudicadoPor: fc.constantFrom('' as const, 'Oferta' as const, 'Sorteo' as const),
      prioridadOferta: fc.integer({ min: -1, max: 20 }),
      cantidadOferta: fc.integer({ min: -1, max: 20 }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.constantFrom<EstadoParticipante>('participa', 'no participa', 'participa cesion'),
      fc.array(marca, { maxLength: 12 }),
      (estado, marcas) => {
        let p: HechosDeParticipante = { ...base, estado, estadoInicial: estado };
        for (const m of marcas) {
          const antes = { ...p };
          try {
            p = { ...p, ...aplicarMarca(p, m, ctx) };
          } catch (e) {
            expect(e).toBeInstanceOf(ErrorDeNegocio);
            expect(p).toEqual(antes);
          }
          const adjudicado = p.adjudicadoPor !== '';
          if (adjudicado) expect(p.estado).toBe('participa');
          expect(p.asambleaAdjudica).toBe(adjudicado ? ASAMBLEA : 0);
          if (p.adjudicadoPor !== 'Oferta') expect([p.prioridadOferta, p.cantidadOferta]).toEqual([0, 0]);
          expect(Math.min(p.prioridadOferta, p.cantidadOferta)).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});
