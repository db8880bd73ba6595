import { crearCiclo } from '../ciclo';

export const estadosDeEnvio = ['pendiente', 'entregado', 'fallido', 'descartado'] as const;
export type EstadoDeEnvio = (typeof estadosDeEnvio)[number];
export type AccionDeEnvio = 'reenviar' | 'descartar';

/**
 * The program delivers a message about an event, or gives it up. An administrator sends it again, even a delivered one that the other system lost, or
 * discards it.
 */
export const cicloDeEnvio = crearCiclo<EstadoDeEnvio, AccionDeEnvio, { readonly estado: EstadoDeEnvio }>({
  nombre: 'envio-evento',
  estados: estadosDeEnvio,
  iniciales: ['pendiente', 'entregado', 'fallido'],
  finales: [],
  estadoDe: ({ estado }) => estado,
  acciones: {
    reenviar: {
      desde: ['entregado', 'fallido', 'descartado'],
      hacia: 'pendiente',
      permiso: 'suscripcion:administrar',
    },
    descartar: { desde: ['pendiente', 'fallido'], hacia: 'descartado', permiso: 'suscripcion:administrar' },
  },
});
