import { z } from 'zod';
import { comentario, entero, linea, motivo, VERSION_MAXIMA } from '../esquemas';
import { propios, RIE } from '../mensajes';

/** 0 = nothing was saved for the plan yet. */
const version = entero(0, VERSION_MAXIMA).optional();

/** Short enough to be shown whole in the history. */
export const MOTIVO_DE_MARCA = 300;

/**
 * Body of PUT /riesgo/{idCodigo}/parametro (RIE-019). `cumple` null = by the rule again. A mark changes points by hand, so that it needs a reason.
 */
export const esquemaMarcaDeParametro = z.strictObject({
  parametro: linea(propios.campoObligatorio, 20).transform((codigo) => codigo.toUpperCase()),
  cumple: z.boolean({ error: propios.opcionInvalida }).nullable(),
  motivo: motivo().pipe(z.string().max(MOTIVO_DE_MARCA, propios.textoLargo(MOTIVO_DE_MARCA))),
  version,
});
export type MarcaDeParametro = z.output<typeof esquemaMarcaDeParametro>;

/** Body of POST /riesgo/{idCodigo}/excepcion (RIE-010, RIE-020). */
export const esquemaExcepcionDeRiesgo = z.strictObject({
  excepcion: z.literal(true, { error: propios.riesgoExcepcionNoSeRetira }),
  observacion: comentario(RIE.debeIngresarComentarios),
  version,
});
