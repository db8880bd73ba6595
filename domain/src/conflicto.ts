import { ErrorDeNegocio, withoutStack } from './errores';
import { formatearInstante, instanteDe } from './fechas';
import { mensajes } from './mensajes';

/** Whose act stands, and since when. Without `quien` it was the program's own. */
export interface Autoria {
  readonly quien: string | null;
  readonly cuando: Date | string;
}

/** The refusal's words: with the name and 'DD/MM/YYYY HH:mm', and without them. */
export interface TextoDeConflicto {
  readonly con: (quien: string, cuando: string) => string;
  readonly sin: string;
}

/**
 * 409 of the act that comes second (modelo.md, "Conflicts"): who changed the record, when, and its present state. `quien` and `cuando` (ISO, UTC) are among the
 * facts of every such answer, null where nobody knows.
 */
export function llegoTarde(
  code: string,
  texto: TextoDeConflicto,
  autoria: Autoria | null,
  detalle: Readonly<Record<string, unknown>> = {},
): ErrorDeNegocio {
  const refusal = (title: string, facts: Readonly<Record<string, unknown>>): ErrorDeNegocio =>
    withoutStack(() => new ErrorDeNegocio('conflicto', code, title, { detalle: { ...detalle, ...facts } }));
  if (autoria === null) return refusal(texto.sin, { quien: null, cuando: null });
  const { quien } = autoria;
  const cuando = new Date(autoria.cuando);
  return refusal(texto.con(quien ?? mensajes.propios.sinUsuario, formatearInstante(cuando)), {
    quien,
    cuando: instanteDe(cuando),
  });
}
