import { z } from 'zod';
import { dichoDelPaso } from '../caso/validacion';
import { esquemaVersion, motivo } from '../esquemas';

/** LEG-537, LEG-541: what whoever approves says of the rules before it. */
export const esquemaAprobacionDePagare = z.strictObject({ ...dichoDelPaso, version: esquemaVersion });

/** LEG-538, LEG-542: the reason is required; it is the observation of the event. */
export const esquemaRechazoDePagare = z.strictObject({ motivo: motivo(), version: esquemaVersion });

/** Of a request to annul, and of its refusal: the observation of the event. */
export const esquemaAnulacionDePagare = z.strictObject({ motivo: motivo(), version: esquemaVersion });
