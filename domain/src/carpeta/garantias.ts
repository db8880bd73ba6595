import { CAP } from '../mensajes';

/** CAP-505. decisiones.md: F or C is always chosen; the 'P' of CAP-508 is not sent. */
export const tiposDeGarantia = { F: CAP.fideicomiso, C: CAP.prendaComercial } as const;
export type TipoDeGarantia = keyof typeof tiposDeGarantia;
