/** Forms whose drafts are kept by plan or by application. */
export const formulariosDePlan = [
  'solicitud',
  'conyuge',
  'garante',
  'depositario',
  'finanzas',
  'referencia',
  'contrato',
  'pagare',
  'prenda',
] as const;
/** Its drafts are kept by client, who has several plans and may not have chosen one yet. */
export const FORMULARIO_DE_CLIENTE = 'medio-aprobacion';
/** Its drafts are kept by the code of the format, or 'nuevo' while it has none. */
export const FORMULARIO_DE_FORMATO = 'formato';

export const formulariosConBorrador = [...formulariosDePlan, FORMULARIO_DE_CLIENTE, FORMULARIO_DE_FORMATO] as const;
