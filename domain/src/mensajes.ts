/**
 * Every Spanish text that is shown to somebody, once, an area a file. `verbatim` areas repeat the specification letter by letter, typos
 * included: they are the acceptance text. Near twins (with and without comma, with and without final stop) are different
 * messages and stand apart on purpose. `propios` are our own texts, where the specification gives none.
 *
 * Each text is an export of its own, so that the build gives a screen the texts that it shows and no others. It can only tell them when an area
 * is imported by its name (`import { LEG, propios }`) or read as `mensajes.LEG.x`; whoever takes an area out of `mensajes` takes all areas along.
 */
export * as mensajes from './mensajes/areas';
export * from './mensajes/areas';

/** GEN-007, GEN-517 and decisiones.md: milliseconds; `null` = stays until dismissed. */
export const duracionDeToast = { normal: 3000, advertencia: 5000, checklist: 6000, fija: null } as const;
