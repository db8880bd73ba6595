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
} as const;

export type CodigoDeDocumento = (typeof codigosDeDocumento)[keyof typeof codigosDeDocumento];
