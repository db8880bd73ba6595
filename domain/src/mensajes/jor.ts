/** Journey and history: verbatim. */

/** JOR-506 */
export const sinEventos = 'No se han registrado eventos';
