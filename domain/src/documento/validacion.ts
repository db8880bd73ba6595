import { z } from 'zod';
import { esquemaVersion, motivo } from '../esquemas';

/** DOC-032, DOC-034: rejecting asks for a reason of at most 500 characters; accepting carries none. */
export const esquemaRechazoDeDocumento = z.strictObject({
  observaciones: motivo(),
  version: esquemaVersion.optional(),
});
