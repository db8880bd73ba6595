import { mensajes } from '@adjudica/domain';

/** RFC 9457 body of the API (arquitectura.md, "The path of a request"); `title` is the Spanish text, `errors` one text per field. */
export interface Problem {
  readonly type?: string;
  readonly title?: string;
  readonly status?: number;
  readonly code?: string;
  readonly instance?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly [extension: string]: unknown;
}

/** Texts that the specification gives for a code, instead of the server's `title`. */
const textByCode: Readonly<Record<string, string>> = {
  'usuario-no-existe': mensajes.AUT.usuarioNoExiste,
  'contrasena-incorrecta': mensajes.AUT.contrasenaIncorrecta,
  ...mensajes.propios.caidas,
  ...mensajes.propios.archivos,
};

/** The text for a failed call. A server without a title (a proxy's page, a blank 500) and a missing answer get the general message. */
export function textOf(problem: Problem | null, status: number): string {
  const known = problem?.code === undefined ? undefined : textByCode[problem.code];
  if (known !== undefined) return known;
  if (status >= 500 || status === 0) return mensajes.GEN.errorSilencioso;
  return problem?.title?.trim() || mensajes.GEN.errorSilencioso;
}

/**
 * Whether an answer ends the session (AUT-013: 401 'token-expirado', or a revoked or unknown token). A wrong current password on the change-password
 * page is a 401 too.
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

/** The inverse of `nestErrors`. */
function flatErrors(tree: object, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[`${prefix}${key}`, value] as [string, string]];
    return typeof value === 'object' && value !== null ? flatErrors(value, `${prefix}${key}.`) : [];
  });
}

/** A failure as screens read it; status 0 = no answer. `errors` has one text per field path. */
export interface Failure {
  readonly status: number;
  readonly code: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly detail: Readonly<Record<string, unknown>>;
  /** How long the server asks to wait (`Retry-After`); null = not given. */
  readonly retryAfterMs: number | null;
}

/** Reads any thrown value; never throws. */
export function failureOf(error: unknown): Failure {
  const { status, body, retryAfterMs } = (error ?? {}) as {
    status?: unknown;
    body?: Problem | null;
    retryAfterMs?: unknown;
  };
  const { code, errors, ...detail } = body ?? {};
  return {
    status: typeof status === 'number' ? status : 0,
    code: code ?? '',
    errors: Object.fromEntries(flatErrors(errors ?? {})),
    detail,
    retryAfterMs: typeof retryAfterMs === 'number' ? retryAfterMs : null,
  };
}
