/** Assemblies: our own texts, where the specification gives none. */

/** Its day has passed and it is still open. */
export const asambleaAtrasada = 'Atrasada';
export const mesDeAsamblea = 'Mes';
export const acta = 'Acta';
export const conActa = 'Con acta';
export const sinActa = 'Sin acta';
