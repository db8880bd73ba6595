import { z } from 'zod';
import { lugaresDeAsamblea, productos } from '../codigos';
import { sinMarcas } from '../escrito';
import { entero, esquemaVersion, fecha, linea, lineaOpcional, motivo } from '../esquemas';
import { esHora, HORA } from '../fechas';
import { mensajes } from '../mensajes';
import { LIMITES, limpiarLinea, textoPermitido } from '../texto';
import type { CodigoProducto, CorreccionDeAsamblea, EliminacionDeAsamblea, NuevaAsamblea } from './tipos';

const codigosDeProducto = productos.map((p) => p.codigo) as [CodigoProducto, ...CodigoProducto[]];

export const codigoProducto = z.enum(codigosDeProducto, { error: mensajes.propios.opcionInvalida });
export const codigoGrupo = linea(mensajes.propios.campoObligatorio, LIMITES.codigo);

const hora = z
  .string({ error: mensajes.ASA.horaRequerida })
  .min(1, mensajes.ASA.horaRequerida)
  .refine((t) => t === '' || esHora(t), mensajes.ASA.horaNoPermitida)
  .meta({ pattern: HORA.source });

const lugar = z
  .string({ error: mensajes.ASA.lugarRequerido })
  .min(1, mensajes.ASA.lugarRequerido)
  .pipe(z.enum(lugaresDeAsamblea, { error: mensajes.propios.opcionInvalida }));

/** 'Nueva fecha' (ASA-076…086): the form's resolver and the API's parser. Dates and notary are judged further by `rechazoDeNuevaFecha`. */
export const esquemaNuevaAsamblea = z.strictObject({
  producto: codigoProducto,
  grupo: codigoGrupo,
  numeroAsamblea: entero(1, 9999).optional(),
  fecha: fecha(mensajes.ASA.fechaRequerida),
  hora,
  lugar,
  notario: linea(mensajes.ASA.notarioRequerido, LIMITES.nombre),
  testigo1: lineaOpcional(LIMITES.testigo),
  testigo2: lineaOpcional(LIMITES.testigo),
  testigo3: lineaOpcional(LIMITES.testigo),
  representante: lineaOpcional(LIMITES.nombre),
  notariaNumero: lineaOpcional(LIMITES.textoCorto),
  notariaCanton: lineaOpcional(LIMITES.textoCorto),
  convocatoria: lineaOpcional(LIMITES.nombre),
  ordenDelDia: lineaOpcional(LIMITES.comentario),
  confirmaFechaPasada: z.boolean({ error: mensajes.propios.opcionInvalida }).optional(),
}) satisfies z.ZodType<NuevaAsamblea>;

/** Unlike in a new date, '' removes what was written before. */
const quitable = (maximo: number) =>
  z
    .string({ error: mensajes.propios.opcionInvalida })
    .transform(sinMarcas)
    .refine((t) => textoPermitido(t), mensajes.propios.textoNoPermitido)
    .transform(limpiarLinea)
    .pipe(z.string().max(maximo, mensajes.propios.textoLargo(maximo)))
    .optional();

/** Fields of a heading that may be corrected before the minutes, and by a new version of them. */
export const cabeceraCorregible = {
  hora: z
    .string({ error: mensajes.ASA.horaRequerida })
    .refine(esHora, mensajes.ASA.horaNoPermitida)
    .meta({ pattern: HORA.source })
    .optional(),
  lugar: z.enum(lugaresDeAsamblea, { error: mensajes.propios.opcionInvalida }).optional(),
  notario: linea(mensajes.ASA.notarioRequerido, LIMITES.nombre).optional(),
  testigo1: quitable(LIMITES.testigo),
  testigo2: quitable(LIMITES.testigo),
  testigo3: quitable(LIMITES.testigo),
  representante: quitable(LIMITES.nombre),
  notariaNumero: quitable(LIMITES.textoCorto),
  notariaCanton: quitable(LIMITES.textoCorto),
  convocatoria: quitable(LIMITES.nombre),
  ordenDelDia: quitable(LIMITES.comentario),
};

/** Correcting an open assembly; date and notary are judged further by `rechazoDeCorreccion`. */
export const esquemaCorreccionDeAsamblea = z.strictObject({
  versionParticipantes: esquemaVersion,
  motivo: motivo(),
  fecha: fecha(mensajes.ASA.fechaRequerida).optional(),
  confirmaFechaPasada: z.boolean({ error: mensajes.propios.opcionInvalida }).optional(),
  ...cabeceraCorregible,
}) satisfies z.ZodType<CorreccionDeAsamblea>;

export const esquemaEliminacionDeAsamblea = z.strictObject({
  versionParticipantes: esquemaVersion,
  motivo: motivo(),
}) satisfies z.ZodType<EliminacionDeAsamblea>;
