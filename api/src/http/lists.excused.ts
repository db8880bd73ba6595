/** Lists whose rows are no records: no filter `id` and no read of a single row (decisiones.md). */
export const listasSinRegistros: Readonly<Record<string, string>> = {
  '/acceso':
    'What one user read, a row for each reading: a log that is asked of a user, whose rows nothing else names.',
  '/borrador': 'A draft is read at its own path, /borrador/{formulario}/{clave}/{seccion}; its id is that path.',
  '/buro': 'The history of one person; a report is read at /buro/{cedula}, an older one with `consulta`.',
  '/cuota': 'Worked out from the account of a plan: the number of an instalment says nothing without the plan.',
  '/importacion/diferencias': 'What comparing every plan with its account comes to now; the plan is the record.',
  '/importacion/{id}/cambios': 'What one file changes, which is read with it.',
  '/importacion/{id}/errores': 'The errors of one file, which are read with it.',
  '/movimiento': 'Lines of the account of a plan: the balance after each is that of the whole account.',
  '/tablero': 'The rows behind one figure; which records they are differs from figure to figure.',
};
