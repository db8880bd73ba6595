/** Types of the append-only history that this area writes. Later capabilities add theirs (176 = delivery). */
export const tiposDeEvento = {
  /** The minutes awarded the plan and opened its folder. */
  adjudicacion: 'ADJUDICACION',
  /** A regeneration of the minutes changed the award before its folder moved. */
  correccion: 'CORRECCION-ACTA',
  retiro: 'RETIRO-ADJUDICACION',
  reasignacion: 'REASIGNACION',
  solicitudGuardada: 'SOLICITUD-GUARDADA',
  solicitudGenerada: 'SOLICITUD-GENERADA',
  conyuge: 'CONYUGE',
  /** Somebody was named guarantor; the present one was changed for another. */
  garante: 'GARANTE',
  cambioDeGarante: 'CAMBIO-GARANTE',
  depositario: 'DEPOSITARIO',
  finanzas: 'FINANZAS',
  referencia: 'REFERENCIA',
  referenciaConfirmada: 'REFERENCIA-CONFIRMADA',
} as const;

/** Events that an award itself causes: they are no movement of its folder. */
export const eventosDeAdjudicacion: readonly string[] = [
  tiposDeEvento.adjudicacion,
  tiposDeEvento.correccion,
  tiposDeEvento.reasignacion,
];
