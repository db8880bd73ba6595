/** The company's own data, which production demands. */
export const EMPRESA_DE_PRUEBA = {
  BRAND_COMPANY: 'Planes de Prueba S.A.',
  BRAND_RUC: '1790012345001',
  BRAND_CITY: 'Quito',
  BRAND_ADDRESS: 'Av. Amazonas N36-152',
  BRAND_MAIL: 'legal@planes.example',
} as const;
