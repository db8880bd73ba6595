import type { Rol } from '@adjudica/domain';

/** Who acts. It comes from the token, never from a body (invariant 37). */
export interface Actor {
  /** usuario.id = idSaad. */
  readonly id: number;
  readonly usuario: string;
  readonly nombre: string;
  readonly apellido: string;
  readonly role: Rol;
  readonly idDepartamento: string | null;
  readonly sesionId: string;
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
