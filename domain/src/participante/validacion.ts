import { z } from 'zod';
import { entero } from '../esquemas';
import { mensajes } from '../mensajes';
import type { MarcaDeParticipante } from './tipos';
import { adjudicacionesElegibles } from './tipos';

/** ASA-044, ASA-045: minimum 0. No plan has more instalments or rows than this. */
export const MAXIMO_CUOTAS_OFERTADAS = 999;
export const MAXIMO_PRIORIDAD = 9999;

export const esquemaMarca = z
  .strictObject({
    participa: z.boolean({ error: mensajes.propios.opcionInvalida }).optional(),
    adjudicadoPor: z.enum(['', ...adjudicacionesElegibles], { error: mensajes.propios.opcionInvalida }).optional(),
    prioridadOferta: entero(0, MAXIMO_PRIORIDAD).optional(),
    cantidadOferta: entero(0, MAXIMO_CUOTAS_OFERTADAS).optional(),
  })
  .refine((m) => Object.keys(m).length > 0, mensajes.propios.campoObligatorio) satisfies z.ZodType<MarcaDeParticipante>;
