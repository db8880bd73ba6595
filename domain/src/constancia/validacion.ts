import { z } from 'zod';
import { comentario, esquemaVersion, fecha, linea, lineaOpcional } from '../esquemas';
import { propios } from '../mensajes';
import { LIMITES, limpiarLinea } from '../texto';
import { mediosDeCopia } from './medios';
import type { CopiaDeAsamblea, EmisionDeConstancia, EnlaceDeAsamblea, InstalacionDeAsamblea } from './tipos';

const LARGO_DE_ENLACE = 300;

/** A web address; '' = none. */
const enlace = z
  .string({ error: propios.opcionInvalida })
  .max(LARGO_DE_ENLACE, propios.textoLargo(LARGO_DE_ENLACE))
  .transform(limpiarLinea)
  .refine((t) => t === '' || /^https?:\/\/[^\s<>"'\\]+$/.test(t), propios.enlaceInvalido);

export const esquemaInstalacion = z.strictObject({
  versionParticipantes: esquemaVersion,
  enlace: enlace.optional(),
}) satisfies z.ZodType<InstalacionDeAsamblea>;

export const esquemaEnlace = z.strictObject({
  enlace,
  version: esquemaVersion,
}) satisfies z.ZodType<EnlaceDeAsamblea>;

export const esquemaCopia = z.strictObject({
  entregadaA: linea(propios.campoObligatorio, LIMITES.nombre),
  medio: z.enum(
    mediosDeCopia.map(({ codigo }) => codigo),
    { error: propios.opcionInvalida },
  ),
  fecha: fecha(),
  nota: lineaOpcional(LIMITES.comentario),
  version: esquemaVersion,
}) satisfies z.ZodType<CopiaDeAsamblea>;

export const esquemaEmisionDeConstancia = z.strictObject({
  motivo: comentario(propios.campoObligatorio).optional(),
  version: esquemaVersion,
}) satisfies z.ZodType<EmisionDeConstancia>;
