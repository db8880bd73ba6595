/**
 * What the law lets a person ask: to see his data and to take them with him (LOPDP, arts. 13, 17), to have them corrected (art. 14) or worked
 * with no more (art. 19).
 */
export const tiposDeDerecho = ['acceso', 'rectificacion', 'bloqueo'] as const;
export type TipoDeDerecho = (typeof tiposDeDerecho)[number];
