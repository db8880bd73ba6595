import { z } from 'zod';
import { lugaresDeAsamblea, productos } from '../codigos';
import { entero, fecha, linea, lineaOpcional } from '../esquemas';
import { esHora, HORA } from '../fechas';
import { mensajes } from '../mensajes';
import { LIMITES } from '../texto';
import type { CodigoProducto, NuevaAsamblea } from './tipos';

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
}) satisfies z.ZodType<NuevaAsamblea>;
