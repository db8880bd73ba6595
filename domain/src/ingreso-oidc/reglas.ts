import type { Rol } from '../roles';

/** Who may sign in with a password where the company has single sign-on. */
export const ingresosConContrasena = ['todos', 'administradores', 'nadie'] as const;
export type IngresoConContrasena = (typeof ingresosConContrasena)[number];

/** A group of the company and the role that it gives. */
export type GrupoConRol = readonly [grupo: string, role: Rol];

/** The first row of the table with one of these groups decides; `null` = none of them gives a role. */
export const rolDeGrupos = (tabla: readonly GrupoConRol[], grupos: readonly string[]): Rol | null =>
  tabla.find(([grupo]) => grupos.includes(grupo))?.[1] ?? null;

export const admiteContrasena = (admitidos: IngresoConContrasena, role: string): boolean =>
  admitidos === 'todos' || (admitidos === 'administradores' && role === 'Administrador del sistema');

/** Account name from a claim: only what stands before '@'; '' = no name. */
export const usuarioDeClaim = (claim: unknown): string =>
  typeof claim === 'string' ? (claim.trim().toLowerCase().split('@')[0] ?? '') : '';
