import { z } from 'zod';
import { esquemaVersion, motivo } from '../esquemas';

/** A match is decided with a reason. */
export const esquemaDecisionDeCoincidencia = z.strictObject({ motivo: motivo(), version: esquemaVersion.optional() });
