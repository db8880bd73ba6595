/**
 * Every Spanish text that is shown, once, an area a file. Areas of the specification repeat it letter by letter, typos included: they are the
 * acceptance text. Near twins (with and without comma, with and without final stop) are different messages. `propios` are our own texts, where the
 * specification gives none. Each text is an export of its own, so that the build loads for a screen only the texts that it shows; this needs an area
 * that is imported by its name (`import { LEG, propios }`) or read as `mensajes.LEG.x`.
 */
export * as mensajes from './mensajes/areas';
export * from './mensajes/areas';

/** GEN-007, GEN-517 and decisiones.md: milliseconds; `null` = stays until it is dismissed. */
export const duracionDeToast = { normal: 3000, advertencia: 5000, checklist: 6000, fija: null } as const;
