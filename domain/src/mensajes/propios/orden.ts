import { deNumero, formatearMonto } from '../../dinero';

/** Purchase orders. `cuando`: 'DD/MM/YYYY HH:mm'. */

export const noCorrespondeAlTipo = 'No corresponde a este tipo de carta';
export const calculoDistinto = (dolares: number): string =>
  `No coincide con lo calculado: ${formatearMonto(deNumero(dolares))}`;
export const pagoNegativo = 'Las comisiones superan lo que se paga al concesionario';
export const ordenYaAprobada = (quien: string, cuando: string): string =>
  `La orden ya fue aprobada por ${quien} el ${cuando}`;
export const ordenYaAnulada = (quien: string, cuando: string): string =>
  `La orden ya fue anulada por ${quien} el ${cuando}`;
export const ordenSinAprobar = 'La orden de compra todavía no está aprobada';
export const ordenSoloDeVehiculo = 'Solo un medio de aprobación de MotorPlan lleva orden de compra';
export const medioNoAprobadoAun = 'El medio de aprobación no está aprobado';
export const planConOrden = 'Un plan ya está en otra orden de compra';
export const ordenNumero = (n: number): string => `Orden No. ${n}`;
export const ordenDe = (n: number, planes: string, cliente: string, quien: string): string =>
  `Orden No. ${n} de ${cliente} (${planes}), por ${quien}`;
export const avisoDeOrdenAprobada = 'Orden de compra aprobada';
export const avisoDeOrdenAnulada = 'Orden de compra anulada';
export const verElMedio = 'Ver el medio de aprobación';
export const verLasOrdenes = 'Ver las órdenes de compra';
export const medioContinuar = 'Continuar';
export const ordenBuscar = 'Buscar por nombre o cédula';
export const ordenCategoria = 'Categoría';
export const ordenAnulacion = 'Anulación';
export const ordenGrupos = (grupos: readonly string[]): string =>
  `${grupos.length === 1 ? 'Grupo' : 'Grupos'} ${grupos.join(', ')}`;
export const ordenLaCreo = (quien: string, cuando: string): string => `Creada por ${quien} el ${cuando}`;
export const ordenLaAprobo = (quien: string, cuando: string): string => `aprobada por ${quien} el ${cuando}`;
export const ordenAlAprobar = 'Al aprobarla se podrá emitir el documento y solicitar el pago.';
export const ordenAlAnular = 'Es definitivo. Sus planes y su medio de aprobación quedan libres para otra orden.';
export const ordenVerDocumento = 'Ver orden de compra';
export const ordenSinCarpetaAprobada = 'La carpeta no está aprobada por riesgo';
export const ordenBeneficiario = 'Beneficiario';
export const ordenParticular = 'A quién se paga';
export const rucSinRegistrar = 'sin RUC registrado';
export const identificacionSinRegistrar = 'sin identificación registrada';
export const particularCedula = 'Una cédula tiene 10 dígitos';
export const particularRuc = 'Un RUC tiene 13 dígitos';
export const particularPasaporte = 'Un pasaporte tiene de 3 a 20 letras y números';
export const tipoDeCartaSinBien = (estadoBien: string): string =>
  `No corresponde a la ficha del bien, que dice '${estadoBien}'`;
export const ordenDeOtro = 'Solo quien hizo la orden la corrige o la retira mientras está pendiente';
export const ordenRetirar = 'Retirar orden de compra';
export const ordenRetiradaPorSuAutor = 'Retirada por quien la hizo';
export const ordenRetirada = 'Orden de compra retirada';
export const ordenAlRetirar = 'Sus planes y su medio de aprobación quedan libres para otra orden.';
export const ordenCorregir = 'Corregir';
export const ordenCorreccion = 'Corrección de orden de compra';
export const ordenCorregida = 'Orden de compra corregida';
export const ordenEspera = 'Espera la aprobación de Jefatura de Adjudicaciones';
export const ordenPagoAnticipado = 'Pago anticipado de la diferencia';
export const ordenSinUsar = 'Valor de los planes que no se usa';
export const ordenPagoAParticular = 'Pago al vendedor particular';
export const ordenConPago = 'La orden tiene un pago aprobado y no se puede anular';
