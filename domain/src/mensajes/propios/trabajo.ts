/** What waits for somebody: our own texts, where the specification gives none. */
export const trabajo = {
  // the next act of a plan
  llenarSolicitud: 'Llenar solicitud de compra',
  generarListado: 'Generar listado de documentos',
  subirDocumentos: (listos: number, total: number): string => `Subir documentos (${listos} de ${total})`,
  enviarCarpeta: 'Enviar a riesgo',
  corregirCarpeta: 'Corregir y reenviar la carpeta',
  decidirCarpeta: 'Resolver carpeta',
  registrarMedio: 'Registrar medio de aprobación',
  enviarMedio: 'Enviar medio de aprobación',
  decidirMedio: 'Revisar medio de aprobación',
  emitirOrden: 'Emitir orden de compra',
  aprobarOrden: 'Aprobar orden de compra',
  solicitarPago: 'Solicitar pago',
  aprobarPago: 'Aprobar orden de pago',
  generarCarta: 'Generar carta de salida',
  entregar: 'Subir acta de entrega',
  aprobarContrato: 'Elaborar pagaré y contrato',
  esperaA: (quien: string, paso: string): string => `Espera a ${quien}: ${paso}`,
  // home of an executive
  pendientes: 'Pendientes',
  porMes: 'Por mes',
  siguientePaso: 'Siguiente paso',
  sinPendientes: 'No tiene planes pendientes.',
  // home of the head
  porAprobar: 'Por aprobar',
  ordenesPorAprobar: (n: number): string => `Órdenes de compra por aprobar: ${n}`,
  pagosPorAprobar: (n: number): string => `Órdenes de pago por aprobar: ${n}`,
  sinOrdenesPorAprobar: 'Ninguna orden de compra espera su aprobación.',
  sinPagosPorAprobar: 'Ninguna orden de pago espera su aprobación.',
  espera: 'Espera',
  diasDeEspera: (n: number): string => (n === 1 ? '1 día hábil' : `${n} días hábiles`),
} as const;
