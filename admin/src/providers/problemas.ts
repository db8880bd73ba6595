import { mensajes } from '@adjudica/domain';

/** RFC 9457 body of the API (arquitectura.md, "The path of a request"); `title` is the Spanish text, `errors` one text per field. */
export interface Problema {
  readonly type?: string;
  readonly title?: string;
  readonly status?: number;
  readonly code?: string;
  readonly instance?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly [extension: string]: unknown;
}

/**
 * Texts that the specification ties to a situation, whatever the server's title says. Everything else shows the server's
 * `title`, which is already the verbatim message.
 */
const textByCode: Readonly<Record<string, string>> = {
  'usuario-no-existe': mensajes.AUT.usuarioNoExiste,
  'contrasena-incorrecta': mensajes.AUT.contrasenaIncorrecta,
  ...mensajes.propios.caidas,
  ...mensajes.propios.archivos,
};

/**
 * The sentence to show for a failed call. A server that answers without a title (a proxy's page, a blank 500) and a network
 * that does not answer at all give the general message, never a technical one; a server that says what is down is repeated.
 */
export function textOf(problem: Problema | null, status: number): string {
  const known = problem?.code === undefined ? undefined : textByCode[problem.code];
  if (known !== undefined) return known;
  if (status >= 500 || status === 0) return mensajes.GEN.errorSilencioso;
  return problem?.title?.trim() || mensajes.GEN.errorSilencioso;
}

/**
 * Whether an answer means that the session is over (AUT-013: 401 'token-expirado'; a revoked or unknown token as well). A wrong
 * current password on the change-password page is a 401 too, and must not throw the person out.
 */
export function endsSession(status: number | undefined, code: unknown): boolean {
  return status === 401 && code !== 'contrasena-incorrecta' && code !== 'usuario-no-existe';
}

/** `a.0.b` keys as the API sends them → the nested object that react-hook-form wants. */
export function nestErrors(errors: Readonly<Record<string, string>>): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [path, message] of Object.entries(errors)) {
    const steps = path.split('.');
    let node = result;
    for (const step of steps.slice(0, -1)) {
      if (typeof node[step] !== 'object' || node[step] === null) node[step] = {};
      node = node[step] as Record<string, unknown>;
    }
    node[steps[steps.length - 1] as string] = message;
  }
  return result;
}

/** The way back from `nestErrors`. */
function flatErrors(tree: object, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[`${prefix}${key}`, value] as [string, string]];
    return typeof value === 'object' && value !== null ? flatErrors(value, `${prefix}${key}.`) : [];
  });
}

/** What a screen asks of a failure; 0 = no answer came. `errors` holds one text per field, by its path. */
export interface Fallo {
  readonly status: number;
  readonly code: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly detalle: Readonly<Record<string, unknown>>;
  /** How long the server asks to be left alone (`Retry-After`); `null` = it asks nothing. */
  readonly esperaMs: number | null;
}

/** Any thrown value → the facts of the problem, never throwing itself. */
export function falloDe(error: unknown): Fallo {
  const { status, body, esperaMs } = (error ?? {}) as { status?: unknown; body?: Problema | null; esperaMs?: unknown };
  const { code, errors, ...detalle } = body ?? {};
  return {
    status: typeof status === 'number' ? status : 0,
    code: code ?? '',
    errors: Object.fromEntries(flatErrors(errors ?? {})),
    detalle,
    esperaMs: typeof esperaMs === 'number' ? esperaMs : null,
  };
}
