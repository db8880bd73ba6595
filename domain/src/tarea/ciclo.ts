import { type Ciclo, crearCiclo } from '../ciclo';
import { type Autoria, conflictoDeActo } from '../conflicto';
import { ErrorDeNegocio } from '../errores';
import { propios, TAR } from '../mensajes';
import { type Acreditado, departamentoDe, listaDeRoles, puede, type Rol } from '../roles';
import { mismoTexto } from '../texto';
import { type EstadoDeTarea, estadosDeTarea } from './tipos';

export interface HechosDeTarea {
  readonly estado: EstadoDeTarea;
  /** Owner; `null` = nobody yet. */
  readonly usuarioId: number | null;
  /** Role of its type. */
  readonly rol: string;
  /** Who closed it, and when; null while it is open, and of imported ones. */
  readonly cierre: Autoria | null;
}

export interface ContextoDeTarea {
  readonly actor: Acreditado & { readonly id: number };
}

export type AccionDelCiclo = 'modificar' | 'cerrar' | 'reasignar';

/**
 * Roles whose tasks without owner somebody sees and may take: those of the own department. Executives take none: their plans are assigned to
 * them, so they see their own tasks only (TAR-513).
 */
export function rolesPorTomar(role: Rol): readonly Rol[] {
  if (role === 'Ejecutivo Adjudicaciones' || !puede(role, 'tarea:registrar')) return [];
  return rolesDelDepartamento(role);
}

/** Roles of the same department that work on tasks of plans; for a role outside the departments none. */
export function rolesDelDepartamento(role: Rol): readonly Rol[] {
  const departamento = departamentoDe(role);
  return listaDeRoles.filter(
    (otro) => departamento !== null && departamentoDe(otro) === departamento && puede(otro, 'tarea:registrar'),
  );
}

/** Whether the task is the actor's: he owns it, or nobody does and it is for his department. */
export function esTareaPropia({ usuarioId, rol }: HechosDeTarea, { id, role }: ContextoDeTarea['actor']): boolean {
  return usuarioId === null ? rolesPorTomar(role).some((r) => r === rol) : usuarioId === id;
}

const cerrada = ({ cierre }: HechosDeTarea): ErrorDeNegocio =>
  conflictoDeActo('estado-cambiado', { con: propios.tareaCerradaPor, sin: propios.tareaCerrada }, cierre, {
    estado: 'C',
  });

const suya = (tarea: HechosDeTarea, { actor }: ContextoDeTarea): ErrorDeNegocio | null =>
  puede(actor, 'tarea:reasignar') || esTareaPropia(tarea, actor)
    ? null
    : new ErrorDeNegocio('prohibido', 'tarea-ajena', propios.tareaAjena);

const ETIQUETAS: Readonly<Record<EstadoDeTarea, string>> = {
  P: TAR.pendiente,
  A: TAR.pendiente,
  C: TAR.cerrado,
  S: TAR.sinAsignar,
};

/** TAR-505 */
export const etiquetaDeTarea = (estado: EstadoDeTarea): string => ETIQUETAS[estado];

const abiertas = ['P', 'S', 'A'] as const;

/** What tasks are asked for by: 'A' shows as 'P' (TAR-505), so it is found as 'P' too; 'abiertas' = all but the closed ones. */
export const estadosDeTareaBuscados = {
  abiertas,
  P: ['P', 'A'],
  A: ['A'],
  S: ['S'],
  C: ['C'],
} as const satisfies Readonly<Record<string, readonly EstadoDeTarea[]>>;

/**
 * TAR-503, TAR-506, invariant 32: an open task is worked on (stays pending) or closed by its result; a closed one is never opened again. The
 * head may act on any and give it to somebody else (TAR-509).
 */
export const cicloDeTarea: Ciclo<EstadoDeTarea, AccionDelCiclo, HechosDeTarea, ContextoDeTarea> = crearCiclo<
  EstadoDeTarea,
  AccionDelCiclo,
  HechosDeTarea,
  ContextoDeTarea
>({
  nombre: 'tarea',
  estados: estadosDeTarea,
  // 'C': the registration dialog notes what was done already; 'A' is only imported
  iniciales: estadosDeTarea,
  finales: ['C'],
  estadoDe: ({ estado }) => estado,
  etiquetaDe: etiquetaDeTarea,
  acciones: {
    modificar: { desde: abiertas, hacia: 'P', permiso: 'tarea:propia', guarda: suya, conflicto: cerrada },
    cerrar: { desde: abiertas, hacia: 'C', permiso: 'tarea:propia', guarda: suya, conflicto: cerrada },
    reasignar: { desde: abiertas, hacia: 'P', permiso: 'tarea:reasignar', conflicto: cerrada },
  },
});

/** TAR-506, decisiones.md, "TAR": the result decides, whatever the dialog says. */
export const cierra = ({ cierre }: { readonly cierre: string }): boolean => mismoTexto(cierre, 'S');
