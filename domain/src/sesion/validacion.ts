import { z } from 'zod';
import { propios } from '../mensajes';
import { normalizar } from '../texto';

/** OWASP ASVS 5.0 §6.2: length decides, no composition rules, no silent truncation; well-known and context-specific words are refused. */
const CONTRASENA_MINIMA = 8;
const CONTRASENA_MAXIMA = 128;

/** Common passwords, in general and here; compared without case and accents, and without digits and signs at the ends. */
const COMUNES = new Set([
  'password',
  'passw0rd',
  'contrasena',
  'clave',
  'admin',
  'administrador',
  'qwerty',
  'qwertyuiop',
  'asdfghjkl',
  'ecuador',
  'quito',
  'guayaquil',
  'barcelona',
  'bienvenido',
  'iloveyou',
  'welcome',
  'letmein',
  'teamo',
  'motorplan',
  'casaplan',
  'adjudica',
]);

function esComun(contrasena: string): boolean {
  const plana = normalizar(contrasena);
  const raiz = plana.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const unSoloSigno = new Set(plana).size <= 2;
  const secuencia = '01234567890123456789'.includes(plana) || '98765432109876543210'.includes(plana);
  return unSoloSigno || secuencia || COMUNES.has(raiz) || COMUNES.has(plana);
}

/** Message that refuses a new password for this user, or `null`. Lengths count code points, as the ASVS does. */
export function rechazoDeContrasena(contrasena: string, usuario: string): string | null {
  const largo = [...contrasena].length;
  if (largo < CONTRASENA_MINIMA) return propios.contrasenaCorta(CONTRASENA_MINIMA);
  if (largo > CONTRASENA_MAXIMA) return propios.contrasenaLarga(CONTRASENA_MAXIMA);
  const nombre = normalizar(usuario);
  if (nombre.length >= 3 && normalizar(contrasena).includes(nombre)) return propios.contrasenaConUsuario;
  return esComun(contrasena) ? propios.contrasenaComun : null;
}

/** For the form of a signed-in user; `usuario` comes from the session. */
export function esquemaCambioDeContrasena(usuario: string) {
  return z
    .strictObject({
      actual: z.string({ error: propios.contrasenaRequerida }).min(1, propios.contrasenaRequerida).max(512),
      nueva: z.string({ error: propios.contrasenaRequerida }).max(512, propios.contrasenaLarga(CONTRASENA_MAXIMA)),
    })
    .superRefine((c, ctx) => {
      const igual = c.nueva !== '' && c.nueva === c.actual;
      const rechazo = igual ? propios.contrasenaIgual : rechazoDeContrasena(c.nueva, usuario);
      if (rechazo) ctx.addIssue({ code: 'custom', path: ['nueva'], message: rechazo });
    });
}
