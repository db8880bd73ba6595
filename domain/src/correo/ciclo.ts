import { crearCiclo } from '../ciclo';

export const estadosDeCorreo = ['pendiente', 'enviado', 'fallido', 'descartado'] as const;
export type EstadoDeCorreo = (typeof estadosDeCorreo)[number];
export type AccionDeCorreo = 'reenviar' | 'descartar';

/** A mail waits, is sent or given up by the program itself. What was given up waits for a person: sent again, or left with a reason. */
export const cicloDeCorreo = crearCiclo<EstadoDeCorreo, AccionDeCorreo, { readonly estado: EstadoDeCorreo }>({
  nombre: 'correo',
  estados: estadosDeCorreo,
  iniciales: ['pendiente', 'enviado', 'fallido'],
  finales: ['pendiente', 'enviado'],
  estadoDe: ({ estado }) => estado,
  acciones: {
    reenviar: { desde: ['fallido', 'descartado'], hacia: 'pendiente', permiso: 'correo:administrar' },
    descartar: { desde: ['fallido'], hacia: 'descartado', permiso: 'correo:administrar' },
  },
});
