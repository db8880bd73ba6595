/** What looks for one person is no view: it would leave names and identifications where nobody expects them. */
const DE_UNA_PERSONA: readonly string[] = ['q', 'cedula', 'cliente', 'identificacion', 'nombre', 'plan'];

export const deUnaPersona = (campo: string): boolean => DE_UNA_PERSONA.includes(campo);

/** The filters of a list that a view keeps. */
export const filtroGuardable = (filtro: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(filtro).filter(([campo, valor]) => !deUnaPersona(campo) && valor !== undefined));
