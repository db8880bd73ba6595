import { atiende, type QuienAtiende } from '../ausencia/reglas';
import { type Ciclo, crearCiclo } from '../ciclo';
import { type Autoria, conflictoDeActo } from '../conflicto';
import { ErrorDeNegocio } from '../errores';
import { propios, TAR } from '../mensajes';
import { type Acreditado, departamentoDe, listaDeRoles, puede, type Rol } from '../roles';
import { mismoTexto } from '../texto';
import { type EstadoDeTarea, estadosDeTarea } from './tipos';

export interface HechosDeTarea {
  readonly estado: EstadoDeTarea;
  /** Owner; `null` = none yet. */
  readonly usuarioId: number | null;
  /** Role of its type. */
  readonly rol: string;
  /** Who closed it and when; null while it is open, and for imported ones. */
  readonly cierre: Autoria | null;
}

export interface ContextoDeTarea {
  readonly actor: Acreditado & QuienAtiende;
}

export type AccionDelCiclo = 'modificar' | 'cerrar' | 'reasignar';

/**
 * Roles whose unowned tasks a user sees and may take: those of his department. Executives take none, because plans are assigned to them: they see
 * only their own tasks (TAR-513).
 */
export function rolesPorTomar(role: Rol): readonly Rol[] {
  if (role === 'Ejecutivo Adjudicaciones' || !puede(role, 'tarea:registrar')) return [];
  return rolesDelDepartamento(role);
}

/** Roles of the same department that work on tasks of plans; none for a role outside the departments. */
export function rolesDelDepartamento(role: Rol): readonly Rol[] {
  const departamento = departamentoDe(role);
  return listaDeRoles.filter(
    (candidato) =>
      departamento !== null && departamentoDe(candidato) === departamento && puede(candidato, 'tarea:registrar'),
  );
}

/** Whether the task is the actor's: he owns it or covers its owner, or it has no owner and is for his department. */
export function esTareaPropia({ usuarioId, rol }: HechosDeTarea, actor: ContextoDeTarea['actor']): boolean {
  return usuarioId === null ? rolesPorTomar(actor.role).some((r) => r === rol) : atiende(actor, usuarioId);
}

const cerrada = ({ cierre }: HechosDeTarea): ErrorDeNegocio =>
  conflictoDeActo('estado-cambiado', { con: propios.tareaCerradaPor, sin: propios.tareaCerrada }, cierre, {
    estado: 'C',
  });

const rechazoDeAjena = (tarea: HechosDeTarea, { actor }: ContextoDeTarea): ErrorDeNegocio | null =>
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

/** States of each filter: 'A' is shown as 'P' (TAR-505), so it is found as 'P' too; 'abiertas' = all but the closed ones. */
export const estadosDeTareaBuscados = {
  abiertas,
  P: ['P', 'A'],
  A: ['A'],
  S: ['S'],
  C: ['C'],
} as const satisfies Readonly<Record<string, readonly EstadoDeTarea[]>>;

/**
 * TAR-503, TAR-506, invariant 32: an open task is worked on (stays pending) or closed by its result; a closed one is never opened again. Jefatura may
 * act on any task and reassign it (TAR-509).
 */
export const cicloDeTarea: Ciclo<EstadoDeTarea, AccionDelCiclo, HechosDeTarea, ContextoDeTarea> = crearCiclo<
  EstadoDeTarea,
  AccionDelCiclo,
  HechosDeTarea,
  ContextoDeTarea
>({
  nombre: 'tarea',
  estados: estadosDeTarea,
  // 'C': the registration dialog also records finished work; 'A' is only imported
  iniciales: estadosDeTarea,
  finales: ['C'],
  estadoDe: ({ estado }) => estado,
  etiquetaDe: etiquetaDeTarea,
  acciones: {
    modificar: { desde: abiertas, hacia: 'P', permiso: 'tarea:propia', guarda: rechazoDeAjena, conflicto: cerrada },
    cerrar: { desde: abiertas, hacia: 'C', permiso: 'tarea:propia', guarda: rechazoDeAjena, conflicto: cerrada },
    reasignar: { desde: abiertas, hacia: 'P', permiso: 'tarea:reasignar', conflicto: cerrada },
  },
});

/** TAR-506, decisiones.md, "TAR": only the result decides. */
export const cierra = ({ cierre }: { readonly cierre: string }): boolean => mismoTexto(cierre, 'S');
