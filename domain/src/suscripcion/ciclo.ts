import { crearCiclo } from '../ciclo';

export const estadosDeEnvio = ['pendiente', 'entregado', 'fallido', 'descartado'] as const;
export type EstadoDeEnvio = (typeof estadosDeEnvio)[number];
export type AccionDeEnvio = 'reenviar' | 'descartar';

/**
 * A message about an event waits, is delivered or given up by the program itself. A person sends it again, also one that was delivered (the
 * other system lost it), or leaves it.
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
