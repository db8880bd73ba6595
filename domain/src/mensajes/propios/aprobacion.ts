/** Approval by a second person: our own texts. */

export const creadoPorQuienAprueba = 'Usted lo creó: debe aprobarlo otra persona';
export const noLoCreoJefatura = 'Las gerencias aprueban solo lo que creó Jefatura';
