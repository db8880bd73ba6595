import { z } from 'zod';
import { comentario, entero, linea, VERSION_MAXIMA } from '../esquemas';
import { propios, RIE } from '../mensajes';

/** 0 = nothing is kept of the plan yet. */
const version = entero(0, VERSION_MAXIMA).optional();

/** Body of PUT /riesgo/{idCodigo}/parametro (RIE-019). `cumple` null = back to the rule. */
export const esquemaMarcaDeParametro = z.strictObject({
  parametro: linea(propios.campoObligatorio, 20).transform((codigo) => codigo.toUpperCase()),
  cumple: z.boolean({ error: propios.opcionInvalida }).nullable(),
  version,
});
export type MarcaDeParametro = z.output<typeof esquemaMarcaDeParametro>;

/** Body of POST /riesgo/{idCodigo}/excepcion (RIE-010, RIE-020). */
export const esquemaExcepcionDeRiesgo = z.strictObject({
  excepcion: z.literal(true, { error: propios.riesgoExcepcionNoSeRetira }),
  observacion: comentario(RIE.debeIngresarComentarios),
  version,
});
