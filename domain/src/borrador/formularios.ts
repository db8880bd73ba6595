/** Forms that keep drafts under their plan or their application. */
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
/** Kept under a client's identification, because he has several plans and may have chosen none of them yet. */
export const FORMULARIO_DE_CLIENTE = 'medio-aprobacion';
/** Kept under the code of a format, or under 'nuevo' while it has none. */
export const FORMULARIO_DE_FORMATO = 'formato';

export const formulariosConBorrador = [...formulariosDePlan, FORMULARIO_DE_CLIENTE, FORMULARIO_DE_FORMATO] as const;
