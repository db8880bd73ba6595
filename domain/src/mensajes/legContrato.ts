/** Legal, contracts: verbatim, typos included. */

/** LEG-565 */
export const editorDeContrato = 'Editor de Contrato';
/** LEG-571, LEG-572 */
export const verContrato = 'Ver contrato';
export const verTodos = 'Ver todos';
/** LEG-575; decisiones.md: as for the note. */
export const confirmarContrato = '¿Aprobar Contrato?';
/** LEG-578 */
export const seleccioneBloque = 'Debe seleccionar un bloque';
/** LEG-579 */
export const sinContrato = 'No existe contrato generado';
/** LEG-580 */
export const faltanBloques = 'No tiene todos los bloques generados';
/** LEG-608 */
export const contratoCreado = 'Datos de contrato comercial creado';
/** LEG-610 */
export const bloqueGenerado = 'Bloque de Contrato generado con exito.';
/** LEG-611 */
export const bloqueActualizado = 'Bloque de Contrato actualizado con exito.';
/** LEG-612 */
export const contratoActualizado = 'Contrato actualizado con éxito.';
/** LEG-613 */
export const contratoSeAprobo = 'Contrato Aprobado';
