import { z } from 'zod';
import { linea, motivo } from '../esquemas';
import { mensajes } from '../mensajes';
import { LIMITES, textoPermitido } from '../texto';
import type { ReasignacionDeAdjudicacion, RetiroDeAdjudicacion } from './tipos';

export const esquemaRetiro = z.strictObject({ motivo: motivo() }) satisfies z.ZodType<RetiroDeAdjudicacion>;

/** ADJ-505: comment of at most 500 characters, optional here. */
export const esquemaReasignacion = z.strictObject({
  idCodigo: linea(mensajes.propios.campoObligatorio, LIMITES.textoCorto),
  comentario: z
    .string()
    .max(LIMITES.comentario, mensajes.propios.textoLargo(LIMITES.comentario))
    .refine((t) => textoPermitido(t, true), mensajes.propios.textoNoPermitido)
    .optional(),
}) satisfies z.ZodType<ReasignacionDeAdjudicacion>;
