/** Filters for one person are not kept in a view, so that no names and identifications remain in it. */
const DE_UNA_PERSONA: readonly string[] = ['q', 'cedula', 'cliente', 'identificacion', 'nombre', 'plan'];

export const deUnaPersona = (campo: string): boolean => DE_UNA_PERSONA.includes(campo);

/** The filters of a list that a view keeps. */
export const filtroGuardable = (filtro: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(filtro).filter(([campo, valor]) => !deUnaPersona(campo) && valor !== undefined));
