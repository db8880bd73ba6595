export const ASA = {
  /** ASA-003 */
  miActividadDelMes: 'Mi actividad del mes',
  /** ASA-005 */
  nuevaFechaAsamblea: 'Nueva fecha asamblea',
  /** ASA-006 */
  generarActa: 'Generar acta',
  /** ASA-007 */
  proximasAsambleas: 'Próximas asambleas',
  /** ASA-011 */
  verTodas: 'Ver todas',
  /** ASA-012 */
  sinAsambleas: 'No hay asambleas disponibles',
  /** ASA-018 */
  grupoNoExiste: 'Grupo no existe',
  /** ASA-021, ASA-022 */
  cerrada: 'Cerrada',
  abierta: 'Abierta',
  /** ASA-023 */
  sinActa: 'Sin Acta',
  /** ASA-027: one text for both number rules; lasts 5 s (ASA-028). */
  crearFechaProxima:
    'Importante: Es necesario crear la fecha de la proxima asamblea para generar el acta de la asamblea seleccionada.',
  /** ASA-036 */
  participa: 'PARTICIPA',
  /** ASA-060, ASA-062 */
  continuar: 'Continuar',
  /** ASA-053 */
  actaDeAsamblea: (numero: number): string => `Acta de Asamblea No.${numero}`,
  /** ASA-054 */
  generadoExitosamente: '¡Generado exitosamente!',
  /** ASA-055 */
  clientesNotificados: 'Clientes adjudicados serán notificados.',
  /** ASA-072 */
  nuevaFecha: 'Nueva fecha',
  /** ASA-074 */
  grupoSinAsambleas: 'El grupo seleccionado no tiene asambleas.',
  /** ASA-076 */
  fechaRequerida: 'Fecha de la asamblea es requierida.',
  /** ASA-078 */
  horaRequerida: 'Hora de la asamblea es requierida.',
  /** ASA-079 */
  horaNoPermitida: 'Hora no permitida',
  /** ASA-080 */
  lugarRequerido: 'Lugar de la asamblea es requierido.',
  /** ASA-082 */
  notarioRequerido: 'Nombre de notario es requerido.',
  /** ASA-088 */
  asambleaDuplicada: 'Ya existe asamblea para la fecha seleccionada',
  /** ASA-089: the twin of AUT-011, another message. */
  errorAlCrear: 'Ocurrio un error, intente de nuevo',
  /** ASA-090 */
  fechaCreada: 'Nueva fecha de asamblea creada',
} as const;
