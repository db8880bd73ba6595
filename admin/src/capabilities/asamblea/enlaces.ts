import { useUsuario } from '../../providers/sesion';
import { ownPath } from '../../ui/navigation';

/** What the selectors of the assembly screens hold, in the `filter` of the URL. */
export interface Seleccion {
  readonly producto?: string;
  readonly grupo?: string;
  /** Number of the assembly. */
  readonly asamblea?: number;
}

/** Address of a screen of the user's area, with its selectors set. */
export function useEnlace(): (pantalla: string, filtro?: Readonly<Record<string, unknown>>) => string {
  const { role } = useUsuario();
  return (pantalla, filtro) => {
    const path = ownPath(role, pantalla);
    return filtro === undefined ? path : `${path}?filter=${encodeURIComponent(JSON.stringify(filtro))}`;
  };
}
