/** Approval by a second person. */

export const creadoPorQuienAprueba = 'Quien crea no aprueba: debe hacerlo otra persona';
export const noLoCreoJefatura = 'Las gerencias aprueban solo lo que creó Jefatura';

export const loApruebaOtro =
  'Lo hizo usted: lo aprueba otra Jefatura de Adjudicaciones, o la Gerencia General o Financiera';
