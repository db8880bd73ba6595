import fc from 'fast-check';
import { ErrorDeNegocio } from '../errores';
import { validar } from '../esquemas';
import {
  adjudicacionReasignada,
  cicloDeAdjudicacion,
  etiquetaDeAdjudicacion,
  etiquetaDeVia,
  insigniaDeAdjudicacion,
  RETIRADA,
  rangoDelMes,
  rechazoDeCandidato,
  sorteoDe,
  VIGENTE,
} from './reglas';
import type { CandidatoAReasignar, HechosDeAdjudicacion } from './tipos';
import { esquemaAsignacion, esquemaReasignacion, esquemaRetiro } from './validacion';

const vigente: HechosDeAdjudicacion = {
  idCodigo: '01-M001-12',
  producto: '01',
  grupo: 'M001',
  numeroAsamblea: 7,
  adjudicadoPor: 'Sorteo',
  estado: 'vigente',
  reasignada: false,
  retiro: null,
};
const retirada: HechosDeAdjudicacion = {
  ...vigente,
  estado: 'retirada',
  retiro: { quien: 'Carla Mena', cuando: '2026-03-10T15:00:00.000Z' },
};
const libres = { entregada: false, ordenVigente: false, medioAprobado: false, pagare: false };
const jefatura = { actor: { role: 'Jefatura Adjudicaciones' } as const, compromisos: libres };
const candidato: CandidatoAReasignar = {
  idCodigo: '01-M001-30',
  producto: '01',
  grupo: 'M001',
  nombreCliente: 'Paredes Luis',
  estado: 'participa',
  tieneAdjudicacionVigente: false,
};

function codigo(intento: () => unknown): string {
  try {
    intento();
    return 'ok';
  } catch (e) {
    if (e instanceof ErrorDeNegocio) return e.code;
    throw e;
  }
}

test.each([
  ['sin-permiso', vigente, { ...jefatura, actor: { role: 'Ejecutivo Adjudicaciones' } as const }],
  ['sin-permiso', vigente, { ...jefatura, actor: { role: 'Gerente General' } as const }],
  ['ya-retirada', retirada, jefatura],
  ['con-entrega', vigente, { ...jefatura, compromisos: { ...libres, entregada: true, ordenVigente: true } }],
  ['con-orden', vigente, { ...jefatura, compromisos: { ...libres, ordenVigente: true } }],
  ['con-medio', vigente, { ...jefatura, compromisos: { ...libres, medioAprobado: true } }],
  ['con-pagare', vigente, { ...jefatura, compromisos: { ...libres, pagare: true } }],
  ['ok', vigente, jefatura],
])('withdrawal: %s', (esperado, adjudicacion, ctx) => {
  expect(codigo(() => cicloDeAdjudicacion.transicion('retirar', adjudicacion, ctx))).toBe(esperado);
});

test.each([
  ['no-retirada', vigente],
  ['ya-reasignada', { ...retirada, reasignada: true }],
  ['ok', retirada],
])('reassignment: %s', (esperado, adjudicacion) => {
  expect(codigo(() => cicloDeAdjudicacion.transicion('reasignar', adjudicacion, jefatura))).toBe(esperado);
});

test.each([
  ['mismo-plan', { idCodigo: '01-M001-12' }],
  ['otro-grupo', { grupo: 'M002' }],
  ['otro-grupo', { producto: '02' }],
  ['puesto-libre', { nombreCliente: ' L I B R E ' }],
  ['no-participa', { estado: 'no participa' }],
  ['no-participa', { estado: 'participa cesion' }],
  ['con-adjudicacion', { tieneAdjudicacionVigente: true }],
])('a candidate is refused: %s', (code, cambios) => {
  expect(rechazoDeCandidato(retirada, { ...candidato, ...cambios })?.code).toBe(code);
  expect(codigo(() => adjudicacionReasignada(retirada, { ...candidato, ...cambios }))).toBe(code);
});

test('the new row keeps assembly and type; the withdrawn one stays as issued', () => {
  const antes = structuredClone(retirada);
  expect(adjudicacionReasignada(retirada, candidato)).toEqual({ ...vigente, idCodigo: '01-M001-30' });
  expect(retirada).toEqual(antes);
});

test('after any attempts: awards are conserved and no plan has two live ones', () => {
  const paso = fc.record({ accion: fc.constantFrom('retirar', 'reasignar'), i: fc.nat(9), plan: fc.nat(9) });
  fc.assert(
    fc.property(fc.array(paso, { maxLength: 40 }), (pasos) => {
      const filas: HechosDeAdjudicacion[] = [0, 1, 2].map((n) => ({ ...vigente, idCodigo: `01-M001-${n}` }));
      let retiros = 0;
      let reasignaciones = 0;
      for (const { accion, i, plan } of pasos) {
        const fila = filas[i];
        if (!fila) continue;
        try {
          if (accion === 'retirar') {
            filas[i] = { ...fila, estado: cicloDeAdjudicacion.transicion('retirar', fila, jefatura).hacia };
            retiros += 1;
          } else {
            cicloDeAdjudicacion.transicion('reasignar', fila, jefatura);
            const idCodigo = `01-M001-${plan}`;
            const tieneAdjudicacionVigente = filas.some((f) => f.idCodigo === idCodigo && f.estado === 'vigente');
            filas.push(adjudicacionReasignada(fila, { ...candidato, idCodigo, tieneAdjudicacionVigente }));
            filas[i] = { ...fila, reasignada: true };
            reasignaciones += 1;
          }
        } catch (e) {
          expect(e).toBeInstanceOf(ErrorDeNegocio);
        }
        expect(filas.filter((f) => f.estado === 'vigente')).toHaveLength(3 - retiros + reasignaciones);
        const vigentes = filas.filter((f) => f.estado === 'vigente').map((f) => f.idCodigo);
        expect(new Set(vigentes).size).toBe(vigentes.length);
      }
    }),
  );
});

test('the second withdrawal is refused with who was first and when, in Ecuador time; an imported one has no author', () => {
  const rechazo = (de: HechosDeAdjudicacion): ErrorDeNegocio => {
    try {
      cicloDeAdjudicacion.transicion('retirar', de, jefatura);
    } catch (error) {
      return error as ErrorDeNegocio;
    }
    throw new Error('nothing was refused');
  };
  expect(rechazo(retirada)).toMatchObject({
    title: 'La adjudicación ya fue retirada por Carla Mena el 10/03/2026 10:00',
    detalle: { idCodigo: '01-M001-12', estado: 'retirada', quien: 'Carla Mena', cuando: '2026-03-10T15:00:00.000Z' },
  });
  expect(rechazo({ ...retirada, retiro: null })).toMatchObject({
    title: 'La adjudicación ya fue retirada',
    detalle: { idCodigo: '01-M001-12', estado: 'retirada', quien: null, cuando: null },
  });
});

test('ADJ-500 RADJ is a withdrawal, anything else an award', () => {
  expect([VIGENTE, RETIRADA]).toEqual(['ADJ', 'RADJ']);
  expect(etiquetaDeAdjudicacion('RADJ')).toBe('Retiro Adjudicacion');
  expect(['ADJ', '', 'RADJX'].map(etiquetaDeAdjudicacion)).toEqual(Array(3).fill('Adjudicado'));
});

test.each([
  ['sin-permiso', vigente, 'Ejecutivo Adjudicaciones'],
  ['sin-permiso', vigente, 'Gerente General'],
  ['ya-retirada', retirada, 'Jefatura Adjudicaciones'],
  ['ok', vigente, 'Jefatura Adjudicaciones'],
] as const)('assignment to an executive: %s', (esperado, adjudicacion, role) => {
  expect(codigo(() => cicloDeAdjudicacion.transicion('asignar', adjudicacion, { ...jefatura, actor: { role } }))).toBe(
    esperado,
  );
});

test('ADJ-508 a draw sends 1, the other types 0', () => {
  expect(['Sorteo', 'sorteo', 'Oferta', 'Entrega', ''].map(sorteoDe)).toEqual(['1', '1', '0', '0', '0']);
});

test('ADJ-004 ADJ-005 a month from January 2022 to the present one, to its last day', () => {
  const rango = (mes: string, hoy = '2026-03-10') => rangoDelMes(mes, hoy);
  for (const mes of [
    '2021-12',
    '2026-04',
    '2027-01',
    '2026-00',
    '2026-13',
    '2026-3',
    '26-03',
    '',
    '2026-03-01',
    ' 2026-03',
    '20232024-03',
  ])
    expect([mes, rango(mes)]).toEqual([mes, null]);
  expect(rango('2022-01')).toEqual({ desde: '2022-01-01', hasta: '2022-01-31' });
  expect(rango('2024-02')).toEqual({ desde: '2024-02-01', hasta: '2024-02-29' });
  expect(rango('2026-03')).toEqual({ desde: '2026-03-01', hasta: '2026-03-31' });
  expect(rango('2025-12', '2025-12-01')).toEqual({ desde: '2025-12-01', hasta: '2025-12-31' });
});

test('ADJ-010 how an award came in', () => {
  expect((['ASAMBLEA', 'REASIGNACION', 'IMPORTACION'] as const).map(etiquetaDeVia)).toEqual([
    'Asamblea',
    'Reasignación',
    'Importación',
  ]);
});

test('a successor is checked with the withdrawal that names it; unknown fields and fractions are not taken', () => {
  const errores = (valor: unknown, esquema: Parameters<typeof validar>[0] = esquemaRetiro) => {
    try {
      validar(esquema, valor);
      return null;
    } catch (e) {
      return Object.keys((e as ErrorDeNegocio).errors ?? {});
    }
  };
  const motivo = 'Desiste';
  expect(errores({ motivo, reemplazo: { idCodigo: '01-M001-3', sorteo: '1', ejecutivo: 4 } })).toBeNull();
  expect(errores({ motivo, reemplazo: { idCodigo: ' ' } })).toEqual(['reemplazo.idCodigo']);
  expect(errores({ motivo, reemplazo: { idCodigo: 'x', ejecutivo: 1.5 } })).toEqual(['reemplazo.ejecutivo']);
  expect(errores({ motivo, reemplazo: { idCodigo: 'x', sorteo: 'S' } })).toEqual(['reemplazo.sorteo']);
  expect(errores({ motivo, reemplazo: { idCodigo: 'x', estado: 'ADJ' } })).toEqual(['reemplazo.estado']);
  expect(errores({ usuario: 4, mes: '2026-03', version: 2 }, esquemaAsignacion)).toBeNull();
  expect(errores({ usuario: 0 }, esquemaAsignacion)).toEqual(['usuario']);
  expect(errores({ usuario: '4' }, esquemaAsignacion)).toEqual(['usuario']);
});

test('ADJ-502 each kind of award has its badge', () => {
  expect(['Oferta', 'Entrega', 'Sorteo', ''].map(insigniaDeAdjudicacion)).toEqual([
    'Adj. Oferta',
    'Adj. Entrega',
    'Adj. Sorteo',
    'Adj. Sorteo',
  ]);
});

test.each([
  ['', 'Motivo no puede estar vacío'],
  [' \n ', 'Motivo no puede estar vacío'],
  ['x'.repeat(501), 'Máximo 500 caracteres'],
  ['a\u0007', 'El texto contiene caracteres no permitidos'],
])('GEN-504 GEN-505 the reason %j: %s', (motivo, mensaje) => {
  expect(() => validar(esquemaRetiro, { motivo })).toThrow(expect.objectContaining({ errors: { motivo: mensaje } }));
});

test('ADJ-505 GEN-505 500 characters in several lines pass', () => {
  const texto = `${'x'.repeat(249)}\n${'y'.repeat(250)}`;
  expect(validar(esquemaRetiro, { motivo: texto }).motivo).toBe(texto);
  expect(validar(esquemaReasignacion, { idCodigo: '01-M001-30', comentario: texto }).comentario).toBe(texto);
  expect(() => validar(esquemaReasignacion, { idCodigo: '01-M001-30', comentario: `${texto}z` })).toThrow(
    ErrorDeNegocio,
  );
});
