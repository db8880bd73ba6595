import { z } from 'zod';
import { cabeceraCorregible } from '../asamblea/validacion';
import { comentario, entero, esquemaVersion, linea, motivo } from '../esquemas';
import { mensajes } from '../mensajes';
import { adjudicacionesElegibles } from '../participante/tipos';
import { MAXIMO_CUOTAS_OFERTADAS, MAXIMO_PRIORIDAD } from '../participante/validacion';
import { LIMITES } from '../texto';
import type { GeneracionDeActa, RegeneracionDeActa } from './tipos';

/** A group never has more rows than this; bounds the body. */
const MAXIMO_MARCAS = 5000;

const marcaDeFila = {
  idCodigo: linea(mensajes.propios.campoObligatorio, LIMITES.textoCorto),
  adjudicadoPor: z.enum(['', ...adjudicacionesElegibles], { error: mensajes.propios.opcionInvalida }).optional(),
  prioridadOferta: entero(0, MAXIMO_PRIORIDAD).optional(),
  cantidadOferta: entero(0, MAXIMO_CUOTAS_OFERTADAS).optional(),
};
const marcasDe = <Forma extends z.ZodRawShape>(forma: Forma) =>
  z.array(z.strictObject(forma)).max(MAXIMO_MARCAS, mensajes.propios.maximo(MAXIMO_MARCAS)).optional();

export const esquemaGeneracion = z.strictObject({
  versionParticipantes: esquemaVersion,
  confirmaFechaFutura: z.boolean({ error: mensajes.propios.opcionInvalida }).optional(),
  motivoSorteo: comentario(mensajes.propios.campoObligatorio).optional(),
  marcas: marcasDe({ ...marcaDeFila, participa: z.boolean({ error: mensajes.propios.opcionInvalida }).optional() }),
}) satisfies z.ZodType<GeneracionDeActa>;

export const esquemaRegeneracion = z.strictObject({
  versionParticipantes: esquemaVersion,
  motivo: motivo(),
  cabecera: z.strictObject(cabeceraCorregible).optional(),
  marcas: marcasDe(marcaDeFila),
}) satisfies z.ZodType<RegeneracionDeActa>;
