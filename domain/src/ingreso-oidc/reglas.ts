import type { Rol } from '../roles';

/** Who may still log in with a password where the company has a log-in of its own. */
export const ingresosConContrasena = ['todos', 'administradores', 'nadie'] as const;
export type IngresoConContrasena = (typeof ingresosConContrasena)[number];

/** One group of the company and the role that it gives. */
export type GrupoConRol = readonly [grupo: string, role: Rol];

/** Of several groups the first of the table decides; `null` = none of them gives a role. */
export const rolDeGrupos = (tabla: readonly GrupoConRol[], grupos: readonly string[]): Rol | null =>
  tabla.find(([grupo]) => grupos.includes(grupo))?.[1] ?? null;

export const admiteContrasena = (quienes: IngresoConContrasena, role: string): boolean =>
  quienes === 'todos' || (quienes === 'administradores' && role === 'Administrador del sistema');

/** As users are called here; what stands before an '@' counts alone. `''` = nothing that could be a name. */
export const usuarioDeClaim = (claim: unknown): string =>
  typeof claim === 'string' ? (claim.trim().toLowerCase().split('@')[0] ?? '') : '';
