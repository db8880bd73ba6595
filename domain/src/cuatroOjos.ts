import { ErrorDeNegocio } from './errores';
import { mensajes } from './mensajes';
import type { Rol } from './roles';

/** Author of a record that another user approves; `null` = the program itself. */
export interface AutorDeRegistro {
  readonly id: number | null;
  readonly rol: Rol | null;
}

const JEFATURA: Rol = 'Jefatura Adjudicaciones';

/** Four eyes: no user approves his own record, unless the setting CUATRO_OJOS is off. */
export const rechazoDeAutor = (
  autorId: number | null,
  actor: { readonly id: number },
  cuatroOjos = true,
): ErrorDeNegocio | null =>
  cuatroOjos && autorId === actor.id
    ? new ErrorDeNegocio('prohibido', 'cuatro-ojos', mensajes.propios.creadoPorQuienAprueba)
    : null;

/**
 * Four eyes where Adjudicaciones approves (decisiones.md, "ORD"; invariant 11): a manager approves only what Jefatura made, whatever the setting. For
 * roles that have the permission to approve.
 */
export function rechazoDeCuatroOjos(
  autor: AutorDeRegistro,
  actor: { readonly id: number; readonly role: Rol },
  cuatroOjos = true,
): ErrorDeNegocio | null {
  if (actor.role !== JEFATURA && autor.rol !== JEFATURA)
    return new ErrorDeNegocio('prohibido', 'no-lo-creo-jefatura', mensajes.propios.noLoCreoJefatura);
  return rechazoDeAutor(autor.id, actor, cuatroOjos);
}
