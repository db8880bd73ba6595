import { z } from 'zod';
import { comentario } from '../esquemas';
import { propios } from '../mensajes';
import { codigosDeReglaDelCaso } from './reglas';

/** What the body of each of the six acts says of the rules before it. */
export const dichoDelPaso = {
  /** Unmet rules that the user accepts. */
  confirma: z.array(z.enum(codigosDeReglaDelCaso, { error: propios.opcionInvalida })).optional(),
  /** Why he goes on without them. */
  motivo: comentario(propios.casoMotivo).optional(),
  /** Hash of the rules that the user saw. */
  base: z.string({ error: propios.opcionInvalida }).optional(),
} as const;
