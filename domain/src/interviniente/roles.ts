export const papeles = ['pagare', 'prenda', 'contrato', 'carta', 'acta'] as const;

/** Persons of a case, in the order in which they are shown and sign. */
export const rolesDeInterviniente = [
  'deudor',
  'conyuge',
  'apoderado',
  'garante',
  'garanteConyuge',
  'segundoGarante',
  'segundoGaranteConyuge',
  'depositario',
  'huella',
  'firmanteARuego',
  'testigo',
  'representante',
] as const;

/** No case is without them; the others are added where they are needed. */
export const rolesObligatorios = ['deudor', 'depositario', 'representante'] as const;
