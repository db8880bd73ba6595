import { z } from 'zod';
import { dichoDelPaso } from '../caso/validacion';
import { esquemaVersion, motivo } from '../esquemas';

/** Body of POST …/aprobar: what whoever approves says of the rules before it. */
export const esquemaAprobacionDeOrden = z.strictObject({ ...dichoDelPaso, version: esquemaVersion });

/** ORD-549: body of POST …/anular; the reason is required and never changes. */
export const esquemaAnulacionDeOrden = z.strictObject({ motivo: motivo(), version: esquemaVersion });
