/**
 * The error of the rules. `kind` decides the HTTP status (arquitectura.md, "The path of a request"); `code` is stable and machine-readable; `title`
 * is the Spanish text that the screen shows.
 */
export const estadoHttpDeKind = {
  malformado: 400,
  noAutenticado: 401,
  prohibido: 403,
  noEncontrado: 404,
  conflicto: 409,
  versionVieja: 412,
  demasiadoGrande: 413,
  tipoNoAceptado: 415,
  /** The file has no such range. */
  rangoFuera: 416,
  regla: 422,
  faltaVersion: 428,
  demasiadas: 429,
  /** A service that we depend on does not answer. */
  noDisponible: 503,
} as const;

export type KindDeError = keyof typeof estadoHttpDeKind;

/** Field (dotted path as in the body: `participantes.3.cuotas`) → Spanish message. */
export type ErroresPorCampo = Readonly<Record<string, string>>;

export interface OpcionesDeError {
  /** Messages per field; the forms show each next to its input. */
  readonly errors?: ErroresPorCampo;
  /** Facts for the log and for the problem's extension members (who changed it, current version …). Never personal data. */
  readonly detalle?: Readonly<Record<string, unknown>>;
  /** The error that was translated into this one; logged, never sent. */
  readonly cause?: unknown;
}

export class ErrorDeNegocio extends Error {
  readonly kind: KindDeError;
  readonly code: string;
  readonly title: string;
  readonly errors?: ErroresPorCampo;
  readonly detalle?: Readonly<Record<string, unknown>>;
  /** HTTP status; a plain field, because the router assigns `error.status ||= 401` after a failed authentication. */
  readonly status: number;

  constructor(kind: KindDeError, code: string, title: string, opciones: OpcionesDeError = {}) {
    super(title, opciones.cause === undefined ? undefined : { cause: opciones.cause });
    this.name = 'ErrorDeNegocio';
    this.kind = kind;
    this.status = estadoHttpDeKind[kind];
    this.code = code;
    this.title = title;
    if (opciones.errors !== undefined) this.errors = opciones.errors;
    if (opciones.detalle !== undefined) this.detalle = opciones.detalle;
  }
}

/**
 * Runs without recording the stacks of errors: a guard answers for each action of each row of a list, and most refusals are not thrown, so that the
 * stack costs more than the guard. Only V8 has the setting; elsewhere nothing changes.
 */
export function withoutStack<T>(run: () => T): T {
  const settings = Error as { stackTraceLimit?: number };
  const limit = settings.stackTraceLimit;
  settings.stackTraceLimit = 0;
  try {
    return run();
  } finally {
    if (limit === undefined) delete settings.stackTraceLimit;
    else settings.stackTraceLimit = limit;
  }
}

/** True also for an error of another copy of this package (bundler and API each hold one), where `instanceof` fails. */
export function esErrorDeNegocio(error: unknown): error is ErrorDeNegocio {
  return (
    error instanceof ErrorDeNegocio ||
    (error instanceof Error &&
      error.name === 'ErrorDeNegocio' &&
      Object.hasOwn(estadoHttpDeKind, String((error as { kind?: unknown }).kind)))
  );
}
