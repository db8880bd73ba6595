import { noLoAtiende } from '../carpeta/escritura';
import { comoFecha } from '../fechas';
import { esTareaPropia } from '../tarea/ciclo';
import { erroresDeAusencia } from './campos';
import { atiende, atiendeA } from './reglas';

const hoy = comoFecha('2026-03-10');
const ausencia = { ausente: 'luis', reemplazo: 'ana', desde: '2026-03-09', hasta: '2026-03-20', motivo: 'Vacaciones' };

test.each([
  [{}, {}],
  [{ desde: '2026-03-10', hasta: '2026-03-10' }, {}],
  [{ reemplazo: 'luis' }, { reemplazo: 'Debe ser otra persona' }],
  [{ desde: '2026-03-01', hasta: '2026-03-09' }, { hasta: 'El último día debe ser hoy o posterior' }],
  [{ desde: '2026-03-21' }, { hasta: 'Debe ser el primer día o uno posterior' }],
  [{ hasta: '2026-06-08' }, { hasta: 'Una ausencia dura 90 días como máximo' }],
])('an absence with %j has the errors %j', (cambio, errores) => {
  expect(erroresDeAusencia({ ...ausencia, ...cambio }, hoy)).toEqual(errores);
});

test('who covers a colleague looks after his plans and tasks, and nobody else does', () => {
  const ana = { id: 2, role: 'Ejecutivo Adjudicaciones', cubre: [1] } as const;
  const eva = { id: 3, role: 'Ejecutivo Adjudicaciones' } as const;
  expect([atiendeA(ana), atiendeA(eva)]).toEqual([[2, 1], [3]]);
  expect([atiende(ana, 1), atiende(ana, 3), atiende(eva, 1)]).toEqual([true, false, false]);
  const tarea = { estado: 'P', usuarioId: 1, rol: 'Ejecutivo Adjudicaciones', cierre: null } as const;
  expect([esTareaPropia(tarea, ana), esTareaPropia(tarea, eva)]).toEqual([true, false]);
  expect([noLoAtiende({ ejecutivoId: 1 }, ana), noLoAtiende({ ejecutivoId: 1 }, eva)]).toEqual([false, true]);
  expect(noLoAtiende({ ejecutivoId: null }, eva)).toBe(false);
});
