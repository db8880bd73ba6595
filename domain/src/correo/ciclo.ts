import { crearCiclo } from '../ciclo';

export const estadosDeCorreo = ['pendiente', 'enviado', 'fallido', 'descartado'] as const;
export type EstadoDeCorreo = (typeof estadosDeCorreo)[number];
export type AccionDeCorreo = 'reenviar' | 'descartar';

/** The program sends a mail or gives it up; an administrator sends a given-up mail again, or discards it with a reason. */
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
