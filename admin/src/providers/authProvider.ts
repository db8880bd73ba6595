import { mensajes, type Permiso, puede } from '@adjudica/domain';
import { type AuthProvider, HttpError } from 'react-admin';
import { urlOf } from '../providers/calls';
import { recordarEmpresa, salirDeEmpresa, vinoDeEmpresa } from './empresa';
import { http } from './http';
import { endsSession, textOf } from './problems';
import { clearSesion, getSesion, setSesion, setUsuario, type UsuarioDePantalla } from './sesion';

interface LoginAnswer {
  readonly access_token: string;
  readonly user: UsuarioDePantalla;
}

/** Error of the login page; `fija` = shown until dismissed (AUT-012: only the general message). */
export class ErrorDeIngreso extends Error {
  constructor(
    message: string,
    readonly fija: boolean,
    /** The password was right; a code of the authenticator is missing. */
    readonly pideCodigo: boolean = false,
    /** After the company's log-in: sent with the code. */
    readonly pase?: string,
  ) {
    super(message);
  }
}

/**
 * AUT-004…012. Rejects with ErrorDeIngreso, whose text depends on the problem's code. Too many attempts have their own text, because 'try again'
 * would be wrong.
 */
export const ingresar = (name: string, pass: string, codigo?: string): Promise<UsuarioDePantalla> =>
  abrir('/auth', { name, pass, ...(codigo !== undefined && { codigo }) });

/** The authenticator code of a user who came back from the company's log-in. */
export const completar = (pase: string, codigo: string): Promise<UsuarioDePantalla> =>
  abrir('/auth/oidc/completar', { pase, codigo });

/** Ends the company's log-in with what it returned and what this tab stored at its start. */
export const canjear = (transaccion: string, retorno: string): Promise<UsuarioDePantalla> =>
  abrir('/auth/oidc/canjear', { transaccion, retorno });

/** Refusals whose text tells the user what to do; others have the general message. */
const CON_SUS_PALABRAS = /^(usuario-no-existe|contrasena-(incorrecta|no-admitida)|codigo-(incorrecto|usado)|oidc-.+)$/;

async function abrir(
  path: '/auth' | '/auth/oidc/completar' | '/auth/oidc/canjear',
  body: object,
): Promise<UsuarioDePantalla> {
  try {
    const { json } = await http<LoginAnswer>(urlOf(path, {}), { method: 'POST', body: JSON.stringify(body) });
    setSesion(json.access_token, json.user);
    recordarEmpresa(path !== '/auth');
    return json.user;
  } catch (error) {
    const { status, body: problema } = error instanceof HttpError ? error : { status: 0, body: null };
    const code = String(problema?.code);
    if (code === 'segundo-factor-requerido')
      throw new ErrorDeIngreso(textOf(problema, status), false, true, problema.detalle?.pase);
    if (CON_SUS_PALABRAS.test(code)) throw new ErrorDeIngreso(problema.title ?? textOf(problema, status), false);
    if (status === 429) throw new ErrorDeIngreso(mensajes.propios.demasiadosIntentos, false);
    throw new ErrorDeIngreso(mensajes.AUT.errorIntenteDeNuevo, true);
  }
}

/** AUT-018: the session ends here at once; the server is told with the token, and nobody waits for it. */
export async function salir(): Promise<void> {
  const token = getSesion()?.token;
  const conEmpresa = vinoDeEmpresa();
  clearSesion();
  recordarEmpresa(false);
  if (token === undefined) return;
  await http(urlOf('/auth/salir', {}), { method: 'POST', headers: { Authorization: `Bearer ${token}` } }).catch(
    () => {},
  );
  if (conEmpresa) await salirDeEmpresa();
}

/** Updates the stored user (another role, one-time password) or ends a revoked session. */
export async function refrescarSesion(): Promise<void> {
  try {
    const { json } = await http<UsuarioDePantalla>(urlOf('/auth/sesion', {}));
    // What AUT-008 stores, and whether it is the first time: the answer also has permissions and expiry.
    const { idSaad, usuario, nombre, apellido, role, idDepartamento, debeCambiarContrasena = false } = json;
    const { primeraVez = false } = json;
    const user = { idSaad, usuario, nombre, apellido, role, idDepartamento, debeCambiarContrasena, primeraVez };
    if (JSON.stringify(user) !== JSON.stringify(getSesion()?.user)) setUsuario(user);
  } catch {
    // A refused token has already ended the session (http.ts); without an answer the session stays.
  }
}

export async function cambiarContrasena(actual: string, nueva: string): Promise<void> {
  await http(urlOf('/auth/contrasena', {}), { method: 'POST', body: JSON.stringify({ actual, nueva }) });
}

/**
 * Actions of react-admin's lists and forms. They are mounted only for users who may open them (navigation.tsx); these resources are checked again.
 */
const reactAdminActions: readonly string[] = ['list', 'show', 'edit', 'create', 'delete', 'export'];
const permissionOf: Readonly<Record<string, Permiso>> = {
  usuario: 'usuario:administrar',
  importacion: 'importacion:administrar',
  auditoria: 'auditoria:leer',
};

export interface Right {
  readonly resource: string;
  readonly action: string;
}

/** A permission is named `resource:action`. What a single record allows is in its `acciones`. */
export function mayDo({ resource, action }: Right): boolean {
  const role = getSesion()?.user.role;
  if (role === undefined) return false;
  if (!reactAdminActions.includes(action)) return puede(role, `${resource}:${action}` as Permiso);
  const permiso = permissionOf[resource];
  return permiso === undefined || puede(role, permiso);
}

/** For react-admin's hooks. The routes are guarded by App: without a session this is not mounted. */
export const authProvider: AuthProvider = {
  login: ({ username, password }) => ingresar(username, password).then(() => ({ redirectTo: '/' })),
  logout: async () => {
    void salir();
    return '/login';
  },
  checkAuth: async () => {
    if (getSesion() === null) throw { redirectTo: '/login', message: false };
  },
  checkError: async (error: { status?: number; body?: { code?: unknown } } | null) => {
    // http.ts has already ended the session (AUT-013); react-admin must not retry.
    if (endsSession(error?.status, error?.body?.code)) throw { redirectTo: '/login', message: false };
  },
  getIdentity: async () => {
    const user = getSesion()?.user;
    if (user === undefined) throw new Error(mensajes.propios.sesionRequerida);
    return { id: user.idSaad, fullName: `${user.nombre} ${user.apellido}`.trim() };
  },
  // Asynchronous, because an immediate answer makes react-admin loop before its login page.
  getPermissions: async () => {
    await Promise.resolve();
    return getSesion()?.user.role;
  },
  canAccess: async (asked) => mayDo(asked),
};
