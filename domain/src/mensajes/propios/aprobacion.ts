/** Approval by a second person: our own texts. */
export const aprobacion = {
  creadoPorQuienAprueba: 'Usted lo creó: debe aprobarlo otra persona',
  noLoCreoJefatura: 'Las gerencias aprueban solo lo que creó Jefatura',
} as const;
