import { z } from 'zod';
import { esquemaVersion, motivo } from '../esquemas';
import { propios } from '../mensajes';

/** Body of POST …/aprobar; `aceptaSinCarpeta`: the user confirms although risk has not approved the folder. */
export const esquemaAprobacionDeOrden = z.strictObject({
  aceptaSinCarpeta: z.boolean({ error: propios.opcionInvalida }).optional(),
  version: esquemaVersion,
});

/** ORD-549: body of POST …/anular; the reason is required and never changes. */
export const esquemaAnulacionDeOrden = z.strictObject({ motivo: motivo(), version: esquemaVersion });
