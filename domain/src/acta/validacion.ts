import { z } from 'zod';
import { cabeceraCorregible } from '../asamblea/validacion';
import { comentario, entero, esquemaVersion, linea, motivo } from '../esquemas';
import { mensajes } from '../mensajes';
import { adjudicacionesElegibles } from '../participante/tipos';
import { MAXIMO_CUOTAS_OFERTADAS, MAXIMO_PRIORIDAD } from '../participante/validacion';
import { LIMITES } from '../texto';
import type { GeneracionDeActa, RegeneracionDeActa } from './tipos';

export const esquemaGeneracion = z.strictObject({
  versionParticipantes: esquemaVersion,
  confirmaFechaFutura: z.boolean({ error: mensajes.propios.opcionInvalida }).optional(),
  motivoSorteo: comentario(mensajes.propios.campoObligatorio).optional(),
}) satisfies z.ZodType<GeneracionDeActa>;

/** A group never has more rows than this; bounds the body. */
const MAXIMO_MARCAS = 5000;

export const esquemaRegeneracion = z.strictObject({
  versionParticipantes: esquemaVersion,
  motivo: motivo(),
  cabecera: z.strictObject(cabeceraCorregible).optional(),
  marcas: z
    .array(
      z.strictObject({
        idCodigo: linea(mensajes.propios.campoObligatorio, LIMITES.textoCorto),
        adjudicadoPor: z.enum(['', ...adjudicacionesElegibles], { error: mensajes.propios.opcionInvalida }).optional(),
        prioridadOferta: entero(0, MAXIMO_PRIORIDAD).optional(),
        cantidadOferta: entero(0, MAXIMO_CUOTAS_OFERTADAS).optional(),
      }),
    )
    .max(MAXIMO_MARCAS, mensajes.propios.maximo(MAXIMO_MARCAS))
    .optional(),
}) satisfies z.ZodType<RegeneracionDeActa>;
