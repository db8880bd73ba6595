/** Approval by a second person. */

export const creadoPorQuienAprueba = 'Quien crea no aprueba: debe hacerlo otra persona';
export const noLoCreoJefatura = 'Las gerencias aprueban solo lo que creó Jefatura';
