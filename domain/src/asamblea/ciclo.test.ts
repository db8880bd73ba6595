import { ErrorDeNegocio } from '../errores';
import { listaDeRoles } from '../roles';
import { type ContextoDeAsamblea, cicloDeAsamblea } from './ciclo';
import type { HechosDeAsamblea } from './tipos';

const abierta: HechosDeAsamblea = {
  producto: '01',
  grupo: 'M001',
  numeroAsamblea: 7,
  mesesPlan: 60,
  fecha: '2025-12-05',
  estado: '',
  acta: null,
};
const ctx: ContextoDeAsamblea = { actor: { role: 'Asistente Asamblea' }, numeroProxima: 7, ultimoNumero: 7 };

function rechazo(a: HechosDeAsamblea, c: ContextoDeAsamblea = ctx, accion = 'generarActa' as const): string {
  try {
    return cicloDeAsamblea.transicion(accion, a, c).hacia;
  } catch (e) {
    if (e instanceof ErrorDeNegocio) return `${e.kind} ${e.code}`;
    throw e;
  }
}

test.each([
  ['prohibido sin-permiso', abierta, { ...ctx, actor: { role: 'Comercial' } as const }],
  ['conflicto estado-no-permitido', { ...abierta, estado: 'X' }, ctx],
  ['conflicto acta-ya-generada', { ...abierta, estado: 'C', acta: 'k' }, ctx],
  ['regla asamblea-no-seleccionable', { ...abierta, numeroAsamblea: 8 }, ctx],
  ['regla asamblea-no-seleccionable', { ...abierta, mesesPlan: 6 }, ctx],
  ['regla sin-fecha', { ...abierta, fecha: null }, ctx],
])('ASA-024 ASA-025 ASA-026 minutes refused: %s', (esperado, asamblea, contexto) => {
  expect(rechazo(asamblea, contexto)).toBe(esperado);
});

test('ASA-024 minutes for a blank and for a closed assembly without them; both end closed', () => {
  expect(rechazo(abierta)).toBe('cerrada');
  expect(rechazo({ ...abierta, estado: 'C' })).toBe('cerrada');
});

test('ASA-060 AUT-028 only the assembly staff has actions', () => {
  const con = listaDeRoles.filter(
    (role) => cicloDeAsamblea.accionesPosibles(abierta, { ...ctx, actor: { role } }).length > 0,
  );
  expect(con).toEqual(['Asistente Asamblea', 'Director Asamblea']);
});

test.each([
  ['open', abierta, ['marcar', 'vistaPrevia', 'generarActa', 'corregir', 'eliminar']],
  ['open with marks', { ...abierta, marcados: 1 }, ['marcar', 'vistaPrevia', 'generarActa', 'corregir']],
  ['open before another', { ...abierta, numeroAsamblea: 6 }, ['marcar', 'vistaPrevia', 'generarActa', 'corregir']],
  ['closed without minutes', { ...abierta, estado: 'C' }, ['marcar', 'vistaPrevia', 'generarActa']],
  ['closed with minutes', { ...abierta, estado: 'C', acta: 'k' }, ['regenerarActa']],
  ['another state', { ...abierta, estado: 'X' }, []],
  ['above the next', { ...abierta, numeroAsamblea: 9 }, ['corregir']],
])('actions of an assembly that is %s', (_que, asamblea, acciones) => {
  expect(cicloDeAsamblea.accionesPosibles(asamblea, ctx)).toEqual(acciones);
});

test('regenerating what was never issued is a conflict', () => {
  expect(rechazo(abierta, ctx, 'regenerarActa' as never)).toBe('conflicto acta-sin-generar');
  expect(rechazo({ ...abierta, estado: 'C' }, ctx, 'regenerarActa' as never)).toBe('conflicto acta-sin-generar');
});

test('who comes second is told who issued the minutes and when, in Ecuador time', () => {
  const emitida = {
    ...abierta,
    estado: 'C',
    acta: 'k',
    emision: { quien: 'asistente', cuando: '2025-12-06T00:10:00.000Z' },
  };
  expect(() => cicloDeAsamblea.transicion('generarActa', emitida, ctx)).toThrow(
    expect.objectContaining({
      title: 'La asamblea ya tiene un acta, generada por asistente el 05/12/2025 19:10',
      detalle: { numeroAsamblea: 7, quien: 'asistente', cuando: '2025-12-06T00:10:00.000Z' },
    }),
  );
});

test.each([
  ['prohibido sin-permiso', abierta, { ...ctx, actor: { role: 'Comercial' } as const }],
  ['conflicto estado-no-permitido', { ...abierta, estado: 'X' }, ctx],
  ['conflicto asamblea-cerrada', { ...abierta, estado: 'C' }, ctx],
  ['conflicto acta-ya-generada', { ...abierta, estado: 'C', acta: 'k' }, ctx],
  ['conflicto acta-ya-generada', { ...abierta, acta: 'k' }, ctx],
])('correcting and removing refused: %s', (esperado, asamblea, contexto) => {
  expect(rechazo(asamblea, contexto, 'corregir' as never)).toBe(esperado);
  expect(rechazo(asamblea, contexto, 'eliminar' as never)).toBe(esperado);
});

test('only the last of a group is removed, and only without marked participants', () => {
  expect(rechazo({ ...abierta, numeroAsamblea: 6 }, ctx, 'eliminar' as never)).toBe('regla no-es-la-ultima');
  expect(rechazo({ ...abierta, marcados: 2 }, ctx, 'eliminar' as never)).toBe('regla asamblea-con-marcas');
  expect(rechazo(abierta, ctx, 'eliminar' as never)).toBe('abierta');
});
