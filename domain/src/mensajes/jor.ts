/** Journey and history: verbatim. */
export const JOR = {
  /** JOR-506 */
  sinEventos: 'No se han registrado eventos',
} as const;
