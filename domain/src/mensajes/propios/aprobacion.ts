/** Approval by a second person. */

export const creadoPorQuienAprueba = 'Usted lo creó: debe aprobarlo otra persona';
export const noLoCreoJefatura = 'La aprueba Jefatura';

export const loApruebaOtro =
  'Usted la creó: la aprueba otra persona de Jefatura de Adjudicaciones, o la Gerencia General o Financiera';
