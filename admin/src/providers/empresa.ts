import { browser } from './browser';
import { urlOf } from './calls';
import { http } from './http';

/* Log-in with the company's account (OpenID Connect). What was started is stored in this tab only, so that a forged return is not accepted. */

const transaccionKey = 'adjudica.ingreso';
const empresaKey = 'adjudica.empresa';

export interface IngresoDeEmpresa {
  readonly activo: boolean;
  readonly contrasenas: 'todos' | 'administradores' | 'nadie';
}

export async function leerIngreso(): Promise<IngresoDeEmpresa> {
  return (await http<IngresoDeEmpresa>(urlOf('/auth/oidc', {}))).json;
}

/** @param regreso where the user wanted to go, as the router's state */
export async function irALaEmpresa(regreso: unknown): Promise<void> {
  const { json } = await http<{ url: string; transaccion: string }>(urlOf('/auth/oidc/iniciar', {}), {
    method: 'POST',
  });
  sessionStorage.setItem(transaccionKey, JSON.stringify({ transaccion: json.transaccion, regreso }));
  browser.goTo(json.url);
}

/** What was started in this tab; returned once. */
export function tomarTransaccion(): { readonly transaccion: string; readonly regreso: unknown } | null {
  const kept = sessionStorage.getItem(transaccionKey);
  sessionStorage.removeItem(transaccionKey);
  return kept === null ? null : (JSON.parse(kept) as { transaccion: string; regreso: unknown });
}

/** Whether the session was opened with the company's account, so that the log-out happens there too. */
export const vinoDeEmpresa = (): boolean => localStorage.getItem(empresaKey) !== null;

export function recordarEmpresa(suya: boolean): void {
  if (suya) localStorage.setItem(empresaKey, '1');
  else localStorage.removeItem(empresaKey);
}

export async function salirDeEmpresa(): Promise<void> {
  const url = await http<{ url: string | null }>(urlOf('/auth/oidc/salida', {})).then(
    ({ json }) => json.url,
    () => null,
  );
  if (url !== null) browser.goTo(url);
}
