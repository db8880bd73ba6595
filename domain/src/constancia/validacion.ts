import { z } from 'zod';
import { comentario, entero, esquemaVersion, fecha, identificacionEntera, linea, lineaOpcional } from '../esquemas';
import { propios } from '../mensajes';
import { LIMITES, limpiarLinea } from '../texto';
import { esquemaCorreo } from '../usuario/validacion';
import { erroresDeCopia } from './copia';
import { calidadesDeSolicitante, documentosDeCopia, mediosDeCopia } from './medios';
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

const unaDe = <const C extends string>(lista: readonly { readonly codigo: C }[]) =>
  z.enum(
    lista.map(({ codigo }) => codigo),
    { error: propios.opcionInvalida },
  );
const numero = identificacionEntera(propios.copiaIdentificacionIncorrecta);

export const esquemaCopia = z
  .strictObject({
    documento: unaDe(documentosDeCopia),
    numeroVersion: entero(1, 1_000_000),
    entregadaA: linea(propios.campoObligatorio, LIMITES.nombre),
    identificacion: numero,
    calidad: unaDe(calidadesDeSolicitante),
    representa: numero.optional(),
    pedidaEl: fecha(),
    fecha: fecha(),
    medio: unaDe(mediosDeCopia),
    correo: esquemaCorreo.optional(),
    nota: lineaOpcional(LIMITES.comentario),
    version: esquemaVersion,
  })
  .superRefine((copia, ctx) => {
    for (const [campo, message] of Object.entries(erroresDeCopia(copia)))
      ctx.addIssue({ code: 'custom', message, path: [campo] });
  }) satisfies z.ZodType<CopiaDeAsamblea>;

export const esquemaEmisionDeConstancia = z.strictObject({
  motivo: comentario(propios.campoObligatorio).optional(),
  version: esquemaVersion,
}) satisfies z.ZodType<EmisionDeConstancia>;
