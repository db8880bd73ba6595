import { z } from 'zod';
import { esquemaVersion, motivo } from '../esquemas';
import { esquemaCorreo } from '../usuario/validacion';

const version = esquemaVersion.optional();

/** Without a recipient the mail goes to the address that it had. */
export const esquemaReenvioDeCorreo = z.strictObject({ destinatario: esquemaCorreo.optional(), version });
export const esquemaDescarteDeCorreo = z.strictObject({ motivo: motivo(), version });
