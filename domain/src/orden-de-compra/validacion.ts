import { z } from 'zod';
import { esquemaVersion, motivo } from '../esquemas';

/** ORD-549: body of POST …/anular; the reason is required and kept for good. */
export const esquemaAnulacionDeOrden = z.strictObject({ motivo: motivo(), version: esquemaVersion });
