import { ErrorDeNegocio } from './errores';
import { formatearInstante } from './fechas';
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
 * 409 of whoever was slower (model.md, Conflicts): who was faster, when, and what stands now. `quien` and `cuando` (ISO, UTC) are among the
 * facts of every such answer, null where nobody knows.
 */
export function llegoTarde(
  code: string,
  texto: TextoDeConflicto,
  autoria: Autoria | null,
  detalle: Readonly<Record<string, unknown>> = {},
): ErrorDeNegocio {
  if (autoria === null)
    return new ErrorDeNegocio('conflicto', code, texto.sin, { detalle: { ...detalle, quien: null, cuando: null } });
  const { quien } = autoria;
  const cuando = new Date(autoria.cuando);
  return new ErrorDeNegocio(
    'conflicto',
    code,
    texto.con(quien ?? mensajes.propios.sinUsuario, formatearInstante(cuando)),
    { detalle: { ...detalle, quien, cuando: cuando.toISOString() } },
  );
}
