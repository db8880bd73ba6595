import { z } from 'zod';
import { esquemaVersion, motivo } from '../esquemas';
import { propios } from '../mensajes';

/** Body of POST …/aprobar; `aceptaSinCarpeta` is said by whoever approves although risk has not approved the folder. */
export const esquemaAprobacionDeOrden = z.strictObject({
  aceptaSinCarpeta: z.boolean({ error: propios.opcionInvalida }).optional(),
  version: esquemaVersion,
});

/** ORD-549: body of POST …/anular; the reason is required and kept for good. */
export const esquemaAnulacionDeOrden = z.strictObject({ motivo: motivo(), version: esquemaVersion });
