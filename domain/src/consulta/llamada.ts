import { z } from 'zod';
import { comentarioOpcional, fecha } from '../esquemas';
import { type Fecha, formatearFecha } from '../fechas';
import { propios } from '../mensajes';

/** What came of a call. */
export const resultadosDeLlamada = {
  'no-contesta': 'No contesta',
  contesto: 'Contestó',
  'volver-a-llamar': 'Volver a llamar',
} as const;
export type ResultadoDeLlamada = keyof typeof resultadosDeLlamada;

/** Body of 'Registrar llamada': the day on which the client is called again, from today on, belongs to that result alone. */
export const esquemaDeLlamada = (hoy: string) =>
  z
    .strictObject({
      resultado: z.enum(Object.keys(resultadosDeLlamada) as [ResultadoDeLlamada, ...ResultadoDeLlamada[]], {
        error: propios.llamadaSinResultado,
      }),
      fecha: fecha().optional(),
      comentario: comentarioOpcional.optional(),
    })
    .transform(({ resultado, fecha: dia, comentario = null }, contexto) => {
      const error = (message: string) => contexto.addIssue({ code: 'custom', path: ['fecha'], message });
      if (resultado !== 'volver-a-llamar') {
        if (dia !== undefined) error(propios.llamadaSinFecha);
      } else if (dia === undefined) error(propios.llamadaPara);
      else if (dia < hoy) error(propios.llamadaDesdeHoy);
      return { resultado, fecha: (dia ?? null) as Fecha | null, comentario };
    });

/** A call in a line of the history: 'Volver a llamar el 03/12/2026: pide la fecha de entrega'. */
export const textoDeLlamada = ({
  resultado,
  fecha: dia,
  comentario,
}: {
  readonly resultado: ResultadoDeLlamada;
  readonly fecha: Fecha | null;
  readonly comentario: string | null;
}): string =>
  [
    dia === null ? resultadosDeLlamada[resultado] : `${resultadosDeLlamada[resultado]} el ${formatearFecha(dia)}`,
    ...(comentario === null ? [] : [comentario]),
  ].join(': ');
