/** Types of document that the program itself asks for or reads. All others are the company's (catalogue tipo_documento). */
export const codigosDeDocumento = {
  contrato: 'contrato',
  proforma: 'proforma',
  promesaCompraventa: 'promesaCompraventa',
  cedula: 'cedula',
  actaMatrimonio: 'actaMatrimonio',
  /** A person's consent to ask the credit bureau; those of the other persons begin alike: 'autorizacionBuroGarante' … */
  autorizacionBuro: 'autorizacionBuro',
  fotoEB: 'fotoEB',
  actaEntrega: 'actaEntrega',
  fotoEntrega: 'fotoEntrega',
  autorizacionEntrega: 'autorizacionEntrega',
  facturaVehiculo: 'facturaVehiculo',
  matriculaVehiculo: 'matriculaVehiculo',
  comprobanteTransferencia: 'comprobanteTransferencia',
} as const;

export type CodigoDeDocumento = (typeof codigosDeDocumento)[keyof typeof codigosDeDocumento];

/** Papers of a payment, which it does not wait for. */
export const papelesDePago = ['facturaVehiculo', 'matriculaVehiculo', 'comprobanteTransferencia'] as const;

const BAJO_PEDIDO: ReadonlySet<string> = new Set<CodigoDeDocumento>([...papelesDePago, 'autorizacionEntrega']);
/** It joins a list when an act asks for it, not with the others. */
export const esBajoPedido = (codigo: string): boolean => BAJO_PEDIDO.has(codigo);
