import { cicloDeTarea, esTareaPropia, type HechosDeTarea } from './ciclo';

const tarea = (cambio: Partial<HechosDeTarea> = {}): HechosDeTarea => ({
  estado: 'P',
  usuarioId: 7,
  rol: 'Ejecutivo Adjudicaciones',
  cierre: null,
  ...cambio,
});

test('TAR-509 TAR-513 another user’s task is refused (403) to all but the head', () => {
  const rechazo = (role: 'Ejecutivo Adjudicaciones' | 'Jefatura Adjudicaciones', id: number) =>
    cicloDeTarea.rechazo('cerrar', tarea(), { actor: { id, role } });
  expect(rechazo('Ejecutivo Adjudicaciones', 8)).toMatchObject({ status: 403, code: 'tarea-ajena' });
  expect(rechazo('Ejecutivo Adjudicaciones', 7)).toBeNull();
  expect(rechazo('Jefatura Adjudicaciones', 8)).toBeNull();
});

test('a task belongs to its owner; without owner, to the department that works on it', () => {
  const riesgo = { id: 5, role: 'Riesgo' } as const;
  expect(esTareaPropia(tarea({ usuarioId: 5, rol: 'Legal' }), riesgo)).toBe(true);
  expect(esTareaPropia(tarea({ usuarioId: 6, rol: 'Riesgo' }), riesgo)).toBe(false);
  expect(esTareaPropia(tarea({ usuarioId: null, rol: 'Riesgo' }), riesgo)).toBe(true);
  expect(esTareaPropia(tarea({ usuarioId: null, rol: 'Legal' }), riesgo)).toBe(false);
});

test('a colleague of the department takes a task without owner, an executive takes none', () => {
  const libre = tarea({ usuarioId: null, rol: 'Asistente Legal' });
  expect(esTareaPropia(libre, { id: 5, role: 'Legal' })).toBe(true);
  expect(esTareaPropia(tarea({ usuarioId: null }), { id: 7, role: 'Ejecutivo Adjudicaciones' })).toBe(false);
});
