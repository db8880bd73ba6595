import { z } from 'zod';
import { comentario, esquemaVersion, motivo } from '../esquemas';
import { CAP, propios } from '../mensajes';
import { codigosDePolitica } from './politica';

/** Body of POST /carpeta/{idCodigo}/enviar. */
export interface EnvioDeCarpeta {
  /** Version of the folder that the user saw. */
  version?: number | undefined;
  aceptaIncompleta?: boolean | undefined;
}
export const esquemaEnvio = z.strictObject({
  version: esquemaVersion.optional(),
  aceptaIncompleta: z.boolean({ error: propios.opcionInvalida }).optional(),
}) satisfies z.ZodType<EnvioDeCarpeta>;

/** CAP-504, CAP-506, CAP-507: body of POST /carpeta/{idCodigo}/aprobar. */
export const esquemaAprobacion = z.strictObject({
  tipoGarantia: z.enum(['F', 'C'], { error: CAP.garantiaNoNula }),
  comentario: comentario(),
  /** Unmet rules of the policy that the user accepts. */
  confirma: z.array(z.enum(codigosDePolitica, { error: propios.opcionInvalida })).optional(),
  /** Hash of the basis that the user saw. */
  base: z.string({ error: propios.opcionInvalida }).optional(),
  version: esquemaVersion.optional(),
});
/** Body of POST /carpeta/{idCodigo}/reabrir. */
export const esquemaReapertura = z.strictObject({
  motivo: motivo(),
  /** Hash of the records on the approval that the user saw. */
  base: z.string({ error: propios.opcionInvalida }).optional(),
  version: esquemaVersion.optional(),
});
/** CAP-506, CAP-507: body of POST /carpeta/{idCodigo}/devolver. */
export const esquemaDevolucion = z.strictObject({ motivo: motivo(), version: esquemaVersion.optional() });
