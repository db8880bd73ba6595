/** NAV-502 */
export const paginaNoEncontrada = 'Página no encontrada';
/** NAV-511…517, NAV-520, NAV-527: the two spellings of 'Ordenes de pago' are kept. */
export const inicio = 'Inicio';
export const adjudicados = 'Adjudicados';
export const motorPlan = 'MotorPlan';
export const administracion = 'Administración';
export const listadoAdjudicados = 'Listado adjudicados';
export const estadoCliente = 'Estado cliente';
export const documentosCliente = 'Documentos cliente';
export const mediosDeAprobacion = 'Medios de aprobación';
export const ordenesDeCompra = 'Ordenes de compra';
export const ordenesDePagoJefatura = 'Ordenes de Pago';
export const ordenesDePagoEjecutivo = 'Ordenes de pago';
export const cartaDeSalida = 'Carta de Salida de Vehículo';
export const concesionario = 'Concesionario';
export const buroDeCredito = 'Buró de crédito';
export const contratos = 'Contratos';
export const pagareSaldoDeudor = 'Pagare saldo deudor';
export const prendaComercial = 'Prenda comercial';
/** RIE-503, LEG-500: the tiles of risk and legal. */
export const estadoDeCliente = 'Estado de cliente';
export const pagares = 'Pagarés';
/** NAV-526 */
export const consulta = 'Consulta';
