import { z } from 'zod';
import { comentarioOpcional, entero, esquemaVersion, linea, motivo, VERSION_MAXIMA } from '../esquemas';
import { propios } from '../mensajes';
import { LIMITES } from '../texto';
import type {
  AsignacionDeAdjudicacion,
  ReasignacionDeAdjudicacion,
  ReemplazoDeAdjudicacion,
  RetiroDeAdjudicacion,
} from './tipos';

const usuario = entero(1, VERSION_MAXIMA);

/** ADJ-505: comment of at most 500 characters, optional here. */
const esquemaReemplazo = z.strictObject({
  idCodigo: linea(propios.campoObligatorio, LIMITES.textoCorto),
  comentario: comentarioOpcional.transform((t) => t ?? undefined).optional(),
  ejecutivo: usuario.optional(),
  sorteo: z.enum(['0', '1'], { error: propios.opcionInvalida }).optional(),
}) satisfies z.ZodType<ReemplazoDeAdjudicacion>;

export const esquemaReasignacion = esquemaReemplazo.extend({
  version: esquemaVersion.optional(),
}) satisfies z.ZodType<ReasignacionDeAdjudicacion>;

export const esquemaRetiro = z.strictObject({
  motivo: motivo(),
  reemplazo: esquemaReemplazo.optional(),
  version: esquemaVersion.optional(),
}) satisfies z.ZodType<RetiroDeAdjudicacion>;

export const esquemaAsignacion = z.strictObject({
  usuario,
  mes: z.string({ error: propios.campoObligatorio }).optional(),
  version: esquemaVersion.optional(),
}) satisfies z.ZodType<AsignacionDeAdjudicacion>;
