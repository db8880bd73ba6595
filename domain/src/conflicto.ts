import { ErrorDeNegocio, withoutStack } from './errores';
import { formatearInstante, instanteDe } from './fechas';
import { mensajes } from './mensajes';

/** Who did an act, and when; `quien` null = the program itself. */
export interface Autoria {
  readonly quien: string | null;
  readonly cuando: Date | string;
}

/** Texts of a conflict: with the name and 'DD/MM/YYYY HH:mm', and without them. */
export interface TextoDeConflicto {
  readonly con: (quien: string, cuando: string) => string;
  readonly sin: string;
}

/**
 * Conflict (409) of the second of two acts (modelo.md, "Conflicts"): who changed the record, when, and its present state. `quien` and `cuando` (ISO,
 * UTC) are in every such answer, null where unknown.
 */
export function conflictoDeActo(
  code: string,
  texto: TextoDeConflicto,
  autoria: Autoria | null,
  detalle: Readonly<Record<string, unknown>> = {},
): ErrorDeNegocio {
  const conflicto = (title: string, hechos: Readonly<Record<string, unknown>>): ErrorDeNegocio =>
    withoutStack(() => new ErrorDeNegocio('conflicto', code, title, { detalle: { ...detalle, ...hechos } }));
  if (autoria === null) return conflicto(texto.sin, { quien: null, cuando: null });
  const { quien } = autoria;
  const cuando = new Date(autoria.cuando);
  return conflicto(texto.con(quien ?? mensajes.propios.sinUsuario, formatearInstante(cuando)), {
    quien,
    cuando: instanteDe(cuando),
  });
}
