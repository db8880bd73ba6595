import { z } from 'zod';
import { comentario, esquemaVersion, motivo } from '../esquemas';
import { CAP, propios } from '../mensajes';

/** Body of POST /carpeta/{idCodigo}/enviar. */
export interface EnvioDeCarpeta {
  /** Of the folder, as it was seen. */
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
  version: esquemaVersion.optional(),
});
/** CAP-506, CAP-507: body of POST /carpeta/{idCodigo}/devolver. */
export const esquemaDevolucion = z.strictObject({ motivo: motivo(), version: esquemaVersion.optional() });
