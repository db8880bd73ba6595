import { z } from 'zod';
import { comentario, entero, linea, motivo, VERSION_MAXIMA } from '../esquemas';
import { propios, RIE } from '../mensajes';

/** 0 = nothing is kept of the plan yet. */
const version = entero(0, VERSION_MAXIMA).optional();

/** So short that it stands whole in the history, beside what was marked. */
export const MOTIVO_DE_MARCA = 300;

/** Body of PUT /riesgo/{idCodigo}/parametro (RIE-019). `cumple` null = back to the rule. A mark gives or takes points by hand: it says why. */
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
