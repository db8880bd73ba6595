import { totpCode } from '../auth/totp';
import type { Client, TestApp } from './test-app';

export const CONTRASENA = 'adjudica';

/** A user with an authenticator: the session of the enrolment, its codes and recovery codes. */
export interface Inscrito {
  readonly cliente: Client;
  readonly secreto: string;
  readonly codigosDeRecuperacion: readonly string[];
  /** The authenticator's code, `pasos` steps of thirty seconds from now. */
  codigo(pasos?: number): string;
}

/** Advances the clock to the next step, because the confirming code is used up. */
export async function inscribir(t: TestApp, usuario: string): Promise<Inscrito> {
  const cliente = await t.as(usuario);
  const { body } = await cliente.post('/auth/segundo-factor/iniciar', { contrasena: CONTRASENA }).expect(200);
  const secreto = body.secretoDeAutenticador as string;
  const codigo = (pasos = 0) => totpCode(secreto, new Date(t.clock.now().getTime() + pasos * 30_000));
  const confirmado = await cliente.post('/auth/segundo-factor/confirmar', { codigo: codigo() }).expect(200);
  t.clock.advance(30_000);
  return { cliente, secreto, codigosDeRecuperacion: confirmado.body.codigosDeRecuperacion, codigo };
}
