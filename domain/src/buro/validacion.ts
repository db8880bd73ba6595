import { z } from 'zod';
import { fecha, linea, motivo } from '../esquemas';
import { formatoDeIdentificacion } from '../identificacion';
import { mensajes, propios } from '../mensajes';
import { LIMITES } from '../texto';
import type { PedidoDeBuro } from './tipos';

/** @param hoy today in Ecuador: the consent is not dated later. */
export function esquemaPedidoDeBuro(hoy: string) {
  return z
    .strictObject({
      TipoDocumento: z.literal('C', { error: propios.opcionInvalida }),
      NumeroDocumento: z
        .string({ error: mensajes.BUR.ingreseCedula })
        .refine((t) => formatoDeIdentificacion('C', t), mensajes.BUR.ingreseCedula)
        .meta({ pattern: '^\\d{10}$' }),
      plan: linea(propios.campoObligatorio, LIMITES.codigo).optional(),
      deNuevo: z.int({ error: propios.numeroInvalido }).min(1, propios.minimo(1)).max(999_999_999).optional(),
      motivo: motivo().optional(),
      consentimiento: fecha()
        .refine((f) => f <= hoy, propios.fechaFutura)
        .optional(),
    })
    .superRefine((p, ctx) => {
      if (p.deNuevo !== undefined && p.motivo === undefined)
        ctx.addIssue({ code: 'custom', path: ['motivo'], message: mensajes.GEN.motivoVacio });
      if (p.deNuevo === undefined && p.motivo !== undefined)
        ctx.addIssue({ code: 'custom', path: ['motivo'], message: propios.buroMotivoSinRepetir });
    }) satisfies z.ZodType<PedidoDeBuro>;
}
