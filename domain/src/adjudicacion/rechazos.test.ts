import { cicloDeAdjudicacion, rangoDelMes, rechazoDeCandidato, rechazoPorCompromisos } from './reglas';
import type { CandidatoAReasignar, HechosDeAdjudicacion } from './tipos';

const libres = { entregada: false, ordenVigente: false, medioAprobado: false, pagare: false };
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
const contexto = { actor: { role: 'Jefatura Adjudicaciones' }, compromisos: libres } as const;

test.each([
  [{ entregada: true, ordenVigente: true, medioAprobado: true, pagare: true }, 'con-entrega'],
  [{ ordenVigente: true, medioAprobado: true, pagare: true }, 'con-orden'],
  [{ medioAprobado: true, pagare: true }, 'con-medio'],
  [{ pagare: true }, 'con-pagare'],
])('an award is kept by %j: 422, the first one named', (compromisos, code) => {
  expect(rechazoPorCompromisos({ ...libres, ...compromisos })).toMatchObject({ status: 422, code });
});

test('without any of them it may be withdrawn', () => {
  expect(rechazoPorCompromisos(libres)).toBeNull();
});

test('a live award is not reassigned, nor one already reassigned: both are 409', () => {
  expect(cicloDeAdjudicacion.rechazo('reasignar', vigente, contexto)).toMatchObject({
    status: 409,
    code: 'no-retirada',
  });
  const dada = { ...vigente, estado: 'retirada', reasignada: true } as const;
  expect(cicloDeAdjudicacion.rechazo('reasignar', dada, contexto)).toMatchObject({
    status: 409,
    code: 'ya-reasignada',
  });
});

test('a plan that may not take the award is refused in the field where it was chosen', () => {
  const candidato: CandidatoAReasignar = {
    idCodigo: '01-M001-30',
    producto: '01',
    grupo: 'M002',
    nombreCliente: 'Paredes Luis',
    estado: 'participa',
    tieneAdjudicacionVigente: false,
  };
  const rechazo = rechazoDeCandidato({ ...vigente, estado: 'retirada' }, candidato);
  expect(rechazo).toMatchObject({ status: 422, code: 'otro-grupo', errors: { idCodigo: rechazo?.title } });
});

test('ADJ-003 ADJ-004 the present month is the last one, and a month is written in full and nothing more', () => {
  const hoy = '2026-03-10';
  expect(rangoDelMes('2026-03', hoy)).toEqual({ desde: '2026-03-01', hasta: '2026-03-31' });
  expect(rangoDelMes('2026-04', hoy)).toBeNull();
  expect(rangoDelMes('2025-12', hoy)).toEqual({ desde: '2025-12-01', hasta: '2025-12-31' });
  expect(['x2025-12', '2025-12-01', '2025-13', '2025-1', ''].map((mes) => rangoDelMes(mes, hoy))).toEqual(
    Array(5).fill(null),
  );
});
