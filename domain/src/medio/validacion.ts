import { z } from 'zod';
import { comentarioOpcional, entero, esquemaVersion, motivo } from '../esquemas';
import { MED, propios } from '../mensajes';
import { MAXIMO_DE_PLANES } from './campos';

/** MED-510, MED-529: 1 to 4 different plans, in the order of their choice. */
export const esquemaDePlanes = z
  .array(z.string({ error: propios.tipoInesperado }).max(24, propios.opcionInvalida), { error: MED.seleccionarPlan })
  .min(1, MED.seleccionarPlan)
  .max(MAXIMO_DE_PLANES, propios.maximoDePlanes(MAXIMO_DE_PLANES))
  .refine((planes) => new Set(planes).size === planes.length, propios.planRepetido);

const observaciones = comentarioOpcional.nullish().transform((t) => t ?? null);

/** MED-523, MED-544: body of POST …/aceptar; risk may add a comment. */
export const esquemaAceptacionDeMedio = z.strictObject({
  observaciones,
  /** The user confirmed a value far from list and application. */
  confirmaValor: z.boolean({ error: propios.opcionInvalida }).optional(),
  version: esquemaVersion,
});
/** MED-524, MED-544: body of POST …/rechazar; the reason is required. */
export const esquemaRechazoDeMedio = z.strictObject({ observaciones: motivo(), version: esquemaVersion });
/** MED-525 */
export const esquemaAsignacionDeMedio = z.strictObject({
  usuario: entero(1, Number.MAX_SAFE_INTEGER),
  version: esquemaVersion,
});
