import { z } from 'zod';
import { lugaresDeAsamblea } from '../codigos';
import { entero, esquemaVersion, linea, motivo } from '../esquemas';
import { esHora, HORA } from '../fechas';
import { mensajes } from '../mensajes';
import { adjudicacionesElegibles } from '../participante/reglas';
import { MAXIMO_CUOTAS_OFERTADAS, MAXIMO_PRIORIDAD } from '../participante/validacion';
import { LIMITES, limpiarLinea, textoPermitido } from '../texto';
import type { GeneracionDeActa, RegeneracionDeActa } from './tipos';

export const esquemaGeneracion = z.strictObject({
  versionParticipantes: esquemaVersion,
  confirmaFechaFutura: z.boolean({ error: mensajes.propios.opcionInvalida }).optional(),
}) satisfies z.ZodType<GeneracionDeActa>;

/** Here '' means something: it removes the witness of the earlier version. */
const testigo = z
  .string({ error: mensajes.propios.opcionInvalida })
  .refine((t) => textoPermitido(t), mensajes.propios.textoNoPermitido)
  .transform(limpiarLinea)
  .pipe(z.string().max(LIMITES.testigo, mensajes.propios.textoLargo(LIMITES.testigo)))
  .optional();

/** A group never has more rows than this; bounds the body. */
const MAXIMO_MARCAS = 5000;

export const esquemaRegeneracion = z.strictObject({
  versionParticipantes: esquemaVersion,
  motivo: motivo(),
  cabecera: z
    .strictObject({
      hora: z
        .string({ error: mensajes.ASA.horaRequerida })
        .refine(esHora, mensajes.ASA.horaNoPermitida)
        .meta({ pattern: HORA.source })
        .optional(),
      lugar: z.enum(lugaresDeAsamblea, { error: mensajes.propios.opcionInvalida }).optional(),
      notario: linea(mensajes.ASA.notarioRequerido, LIMITES.nombre).optional(),
      testigo1: testigo,
      testigo2: testigo,
      testigo3: testigo,
    })
    .optional(),
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
