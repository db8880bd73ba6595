export const NAV = {
  /** NAV-502 */
  paginaNoEncontrada: 'Página no encontrada',
  /** NAV-511…517, NAV-520, NAV-527: the two spellings of 'Ordenes de pago' are kept. */
  inicio: 'Inicio',
  adjudicados: 'Adjudicados',
  motorPlan: 'MotorPlan',
  administracion: 'Administración',
  listadoAdjudicados: 'Listado adjudicados',
  estadoCliente: 'Estado cliente',
  documentosCliente: 'Documentos cliente',
  mediosDeAprobacion: 'Medios de aprobación',
  ordenesDeCompra: 'Ordenes de compra',
  ordenesDePagoJefatura: 'Ordenes de Pago',
  ordenesDePagoEjecutivo: 'Ordenes de pago',
  cartaDeSalida: 'Carta de Salida de Vehículo',
  concesionario: 'Concesionario',
  buroDeCredito: 'Buró de crédito',
  contratos: 'Contratos',
  pagareSaldoDeudor: 'Pagare saldo deudor',
  prendaComercial: 'Prenda comercial',
  /** RIE-503, LEG-500: the tiles of risk and legal. */
  estadoDeCliente: 'Estado de cliente',
  pagares: 'Pagarés',
  /** NAV-526 */
  consulta: 'Consulta',
} as const;
