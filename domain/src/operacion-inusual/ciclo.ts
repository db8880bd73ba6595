import { z } from 'zod';
import { crearCiclo } from '../ciclo';
import { comentario, esquemaVersion, fecha, linea, monto, motivo } from '../esquemas';
import { normalizarIdentificacion } from '../identificacion';
import { propios } from '../mensajes';
import { LIMITES } from '../texto';

export const estadosDeOperacionInusual = ['por-decidir', 'reportada', 'archivada'] as const;
export type EstadoDeOperacionInusual = (typeof estadosDeOperacionInusual)[number];
export type AccionDeOperacionInusual = 'reportar' | 'archivar';

/** An operation that somebody found unusual: risk decides with a reason whether the month's report tells it, and may decide otherwise later. */
export const cicloDeOperacionInusual = crearCiclo<
  EstadoDeOperacionInusual,
  AccionDeOperacionInusual,
  { readonly estado: EstadoDeOperacionInusual }
>({
  nombre: 'operacion-inusual',
  estados: estadosDeOperacionInusual,
  iniciales: ['por-decidir'],
  finales: [],
  estadoDe: ({ estado }) => estado,
  acciones: {
    reportar: { desde: ['por-decidir', 'archivada'], hacia: 'reportada', permiso: 'operacion-inusual:decidir' },
    archivar: { desde: ['por-decidir', 'reportada'], hacia: 'archivada', permiso: 'operacion-inusual:decidir' },
  },
});

/** `hoy`: no operation is marked before it happened. */
export const esquemaOperacionInusual = (hoy: string) =>
  z.strictObject({
    identificacion: linea(propios.campoObligatorio, LIMITES.codigo).transform(normalizarIdentificacion),
    fecha: fecha().refine((dia) => dia <= hoy, propios.operacionFutura),
    /** In dollars; empty = without an amount. */
    monto: monto(0.01).nullable(),
    motivo: comentario(propios.campoObligatorio),
  });

export const esquemaDecisionDeOperacion = z.strictObject({ motivo: motivo(), version: esquemaVersion.optional() });
