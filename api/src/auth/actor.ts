import type { Permiso, Rol, SegundoFactorDeSesion } from '@adjudica/domain';

/** Who acts. It comes from the token, never from a body (invariant 37). */
export interface Actor {
  /** usuario.id = idSaad. */
  readonly id: number;
  readonly usuario: string;
  readonly nombre: string;
  readonly apellido: string;
  readonly role: Rol;
  readonly idDepartamento: string | null;
  /** Empty for whoever has no session: the program itself, a service account. */
  readonly sesionId: string;
  /** Of a session: whether its user has an authenticator, and when he last showed a code in it. */
  readonly segundoFactor?: SegundoFactorDeSesion;
  /** Of a service account alone: what it may at most, within its role. */
  readonly alcances?: readonly Permiso[];
  /** Of a service account alone: the name of the key that it calls with. */
  readonly clave?: string;
  /** Of a service account alone: the person whom the call names as the one it acts for. */
  readonly enNombreDe?: string;
}

export const nombreDeActor = ({ nombre, apellido }: Pick<Actor, 'nombre' | 'apellido'>): string =>
  `${nombre} ${apellido}`.trim();

/** The program itself: seed, command-line imports, sealer. */
export const SISTEMA: Actor = {
  id: 0,
  usuario: 'sistema',
  nombre: 'Sistema',
  apellido: '',
  role: 'Administrador del sistema',
  idDepartamento: null,
  sesionId: '',
};
