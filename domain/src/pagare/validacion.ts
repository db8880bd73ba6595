import { z } from 'zod';
import { esquemaVersion, motivo } from '../esquemas';

/** LEG-538, LEG-542: the reason is required; it is the observation of the event. */
export const esquemaRechazoDePagare = z.strictObject({ motivo: motivo(), version: esquemaVersion });

/** Of a request to annul, and of its refusal: the observation of the event. */
export const esquemaAnulacionDePagare = z.strictObject({ motivo: motivo(), version: esquemaVersion });
