import { z } from 'zod';
import { esquemaVersion, motivo } from '../esquemas';

/** Why it is not approved, or annulled. */
export const esquemaMotivoDeAdenda = z.strictObject({ motivo: motivo(), version: esquemaVersion.optional() });
