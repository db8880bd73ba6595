import { z } from 'zod';
import { comentario, esquemaVersion, fecha, identificacionEntera, motivo } from '../esquemas';
import { propios } from '../mensajes';
import { LIMITES } from '../texto';
import { datosRectificables, rechazosDeRectificacion } from './rectificacion';
import { tiposDeDerecho } from './tipos';

const version = esquemaVersion.optional();

/** `hoy`: today in Ecuador; no request came in later. */
export const esquemaDerecho = (hoy: string) =>
  z
    .strictObject({
      identificacion: identificacionEntera(propios.derechoIdentificacion),
      tipo: z.enum(tiposDeDerecho, { error: propios.opcionInvalida }),
      ingreso: fecha().refine((dia) => dia <= hoy, propios.derechoFuturo),
      comprobacion: comentario(propios.campoObligatorio),
      pedido: comentario(propios.campoObligatorio),
      dato: z.enum(datosRectificables, { error: propios.opcionInvalida }).optional(),
      valor: z
        .string({ error: propios.campoObligatorio })
        .max(LIMITES.correo, propios.textoLargo(LIMITES.correo))
        .optional(),
      prueba: comentario(propios.campoObligatorio).optional(),
    })
    .superRefine((derecho, ctx) => {
      for (const [campo, message] of Object.entries(rechazosDeRectificacion(derecho, hoy)))
        ctx.addIssue({ code: 'custom', message, path: [campo] });
    });

export const esquemaAtencionDeDerecho = z.strictObject({ respuesta: comentario(propios.campoObligatorio), version });
export const esquemaNegacionDeDerecho = z.strictObject({ motivo: motivo(), version });
export const esquemaLevantamiento = z.strictObject({ motivo: motivo(), version });
