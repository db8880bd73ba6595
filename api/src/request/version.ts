import { ErrorDeNegocio, mensajes } from '@adjudica/domain';

/** What a header of nine digits can say, and an integer column hold. */
const MAX_VERSION = 999_999_999;

/**
 * The version an update was made from: `If-Match` ("3", W/"3" or 3) or `version` in the body (modelo.md, "Conflicts").
 * @throws 428 when neither says it, 400 when what it says is no version.
 */
export function versionFrom(ifMatch: string | undefined, inBody: number | undefined): number {
  if (ifMatch !== undefined) {
    const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch.trim())?.[1];
    if (version === undefined)
      throw new ErrorDeNegocio('malformado', 'version-invalida', mensajes.propios.versionInvalida);
    return Number(version);
  }
  if (inBody === undefined) throw missingVersion();
  if (!Number.isInteger(inBody) || inBody < 0 || inBody > MAX_VERSION)
    throw new ErrorDeNegocio('malformado', 'version-invalida', mensajes.propios.versionInvalida, {
      errors: { version: mensajes.propios.numeroInvalido },
    });
  return inBody;
}

/** The same of a request without a body; undefined = it was not said, which is refused once the record is found. */
export const versionSeen = (ifMatch: string | undefined): number | undefined =>
  ifMatch === undefined ? undefined : versionFrom(ifMatch, undefined);

/** A body with the version that the header says; as it was sent where there is no header. @throws 400 the header says none. */
export const withVersion = <Body extends { version?: number }>(ifMatch: string | undefined, body: Body): Body =>
  ifMatch === undefined ? body : { ...body, version: versionFrom(ifMatch, undefined) };

export const missingVersion = (): ErrorDeNegocio =>
  new ErrorDeNegocio('faltaVersion', 'falta-version', mensajes.propios.faltaVersion);

/** Who changed the record before. */
export interface Autor {
  /** Name as shown; null when nobody is known. */
  readonly quien: string | null;
  /** Instant of that save, ISO, UTC. */
  readonly cuando: string | null;
}

/** Who changed the record before, and the present values of the differing fields: the screen offers to take or to keep each (issue 2). */
interface Conflicto extends Autor {
  /** Current values of the fields that differ. They go to the one who may read the record anyway, and into no log. */
  readonly actual: Readonly<Record<string, unknown>>;
}

/** 412 with the current version, the fields that differ and, where it is known, who saved them, when and with which values. */
export function staleVersion(
  current: number,
  differing: readonly string[] = [],
  conflicto?: Conflicto,
): ErrorDeNegocio {
  return new ErrorDeNegocio('versionVieja', 'version-vieja', mensajes.propios.versionVieja, {
    detalle: { versionActual: current, campos: differing, ...conflicto },
  });
}

/** 412 of a record: the fields that were sent otherwise than they stand now, and what stands there; others are told to nobody. */
export function staleRecord<T extends object>(
  current: number,
  stored: T,
  sent: Partial<T>,
  { quien, cuando }: Autor,
): ErrorDeNegocio {
  const campos = differingFields(stored, sent).filter((campo) => campo in stored);
  const actual = Object.fromEntries(campos.map((campo) => [campo, stored[campo as keyof T] ?? null]));
  return staleVersion(current, campos, { quien, cuando, actual });
}

export const notFound = (titulo: string = mensajes.propios.noEncontrado): ErrorDeNegocio =>
  new ErrorDeNegocio('noEncontrado', 'no-encontrado', titulo);

/** Names of the keys in which two flat records differ. */
export const differingFields = <T extends object>(a: T, b: Partial<T>): string[] =>
  Object.keys(b).filter((key) => a[key as keyof T] !== b[key as keyof T]);
