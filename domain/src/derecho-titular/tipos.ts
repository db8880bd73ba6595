/**
 * What the law lets a person ask (LOPDP): access to his data and a copy of them (arts. 13, 17), rectification (art. 14), suspension of their
 * processing (art. 19).
 */
export const tiposDeDerecho = ['acceso', 'rectificacion', 'bloqueo'] as const;
export type TipoDeDerecho = (typeof tiposDeDerecho)[number];
