import { z } from 'zod';
import { leerTelefono } from '../escrito';
import { linea } from '../esquemas';
import { GEN, propios } from '../mensajes';
import { listaDeRoles, type Rol } from '../roles';
import { LIMITES, limpiarLinea } from '../texto';
import type { DatosDeUsuario } from './tipos';

/** Lower case, so that two users never differ by case alone. */
export const FORMATO_USUARIO = /^[a-z0-9](?:[a-z0-9._-]{1,38})[a-z0-9]$/;

export const esquemaCorreo = z
  .string()
  .transform(limpiarLinea)
  .pipe(z.string().max(LIMITES.correo, propios.textoLargo(LIMITES.correo)))
  .pipe(z.email(propios.correoInvalido))
  .meta({ maxLength: LIMITES.correo });

const esquemaTelefono = z
  .string()
  .transform(leerTelefono)
  .pipe(z.string().regex(/^(?!00593)\d{7,10}$/, GEN.telefonoInvalido))
  .meta({ minLength: 7, maxLength: 10 });

export const esquemaUsuario = z.strictObject({
  usuario: z
    .string({ error: propios.usuarioRequerido })
    .trim()
    .min(1, propios.usuarioRequerido)
    .regex(FORMATO_USUARIO, propios.usuarioFormato),
  nombre: linea(propios.campoObligatorio, LIMITES.textoCorto),
  apellido: linea(propios.campoObligatorio, LIMITES.textoCorto),
  role: z.enum(listaDeRoles as [Rol, ...Rol[]], { error: propios.rolInvalido }),
  correo: z
    .union([z.literal('').transform(() => undefined), esquemaCorreo], { error: propios.correoInvalido })
    .optional(),
  telefono: z
    .union([z.literal('').transform(() => undefined), esquemaTelefono], { error: GEN.telefonoInvalido })
    .optional(),
  activo: z.boolean({ error: propios.opcionInvalida }),
}) satisfies z.ZodType<DatosDeUsuario>;
