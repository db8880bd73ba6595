import { z } from 'zod';
import { comentario, entero, fecha, linea, lineaOpcional, VERSION_MAXIMA } from '../esquemas';
import { propios } from '../mensajes';
import { LIMITES } from '../texto';
import { fuentesDeAzar } from './fuentes';
import type { NumeroDeSorteo, PublicacionDeFuente } from './tipos';

/** The longest number of a beacon has 128 digits, with blanks between its groups when it is pasted. */
const LARGO_DE_NUMERO = 200;

/** 0 = not published yet; left out = `If-Match` gives it. */
const version = entero(0, VERSION_MAXIMA).optional();

export const esquemaPublicacion = z
  .strictObject({
    fuente: z.enum(
      fuentesDeAzar.map(({ codigo }) => codigo),
      { error: propios.opcionInvalida },
    ),
    fecha: fecha().optional(),
    referencia: lineaOpcional(LIMITES.nombre),
    motivo: comentario(propios.campoObligatorio).optional(),
    version,
  })
  .refine(({ fuente, fecha: dia }) => dia !== undefined || fuente === 'bombo', {
    path: ['fecha'],
    error: propios.campoObligatorio,
  }) satisfies z.ZodType<PublicacionDeFuente>;

export const esquemaNumeroDeSorteo = z.strictObject({
  numero: linea(propios.campoObligatorio, LARGO_DE_NUMERO),
  version,
}) satisfies z.ZodType<NumeroDeSorteo>;
