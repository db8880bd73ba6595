/** Legal, contracts: verbatim, typos included. */
export const legContrato = {
  /** LEG-565 */
  editorDeContrato: 'Editor de Contrato',
  /** LEG-571, LEG-572 */
  verContrato: 'Ver contrato',
  verTodos: 'Ver todos',
  /** LEG-575; decisiones.md: as the note asks. */
  confirmarContrato: '¿Aprobar Contrato?',
  /** LEG-578 */
  seleccioneBloque: 'Debe seleccionar un bloque',
  /** LEG-579 */
  sinContrato: 'No existe contrato generado',
  /** LEG-580 */
  faltanBloques: 'No tiene todos los bloques generados',
  /** LEG-608 */
  contratoCreado: 'Datos de contrato comercial creado',
  /** LEG-610 */
  bloqueGenerado: 'Bloque de Contrato generado con exito.',
  /** LEG-611 */
  bloqueActualizado: 'Bloque de Contrato actualizado con exito.',
  /** LEG-612 */
  contratoActualizado: 'Contrato actualizado con éxito.',
  /** LEG-613 */
  contratoSeAprobo: 'Contrato Aprobado',
} as const;
