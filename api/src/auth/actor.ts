import type { Permiso, Rol, SegundoFactorDeSesion } from '@adjudica/domain';

/** Who acts. Taken from the token, never from a body (invariant 37). */
export interface Actor {
  /** usuario.id = idSaad. */
  readonly id: number;
  readonly usuario: string;
  readonly nombre: string;
  readonly apellido: string;
  readonly role: Rol;
  readonly idDepartamento: string | null;
  /** Empty without a session: the program itself, a service account. */
  readonly sesionId: string;
  /** Of a session: the colleagues whose absence he covers today. */
  readonly cubre?: readonly number[];
  /** Of a session: whether its user has an authenticator, and when he last entered a code in it. */
  readonly segundoFactor?: SegundoFactorDeSesion;
  /** Service accounts only: upper bound of permissions within the role. */
  readonly alcances?: readonly Permiso[];
  /** Service accounts only: name of the key in use. */
  readonly clave?: string;
  /** Service accounts only: the person whom the call names as its principal. */
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
