import { ErrorDeNegocio } from './errores';
import { mensajes } from './mensajes';
import type { Rol } from './roles';

/** Who made a record that somebody else approves; `null` = the program itself. */
export interface AutorDeRegistro {
  readonly id: number | null;
  readonly rol: Rol | null;
}

const JEFATURA: Rol = 'Jefatura Adjudicaciones';

/** Four eyes: nobody approves what he made himself, unless the setting CUATRO_OJOS is off. */
export const rechazoDeAutor = (
  autorId: number | null,
  actor: { readonly id: number },
  cuatroOjos = true,
): ErrorDeNegocio | null =>
  cuatroOjos && autorId === actor.id
    ? new ErrorDeNegocio('prohibido', 'cuatro-ojos', mensajes.propios.creadoPorQuienAprueba)
    : null;

/**
 * The same where the head's department approves (decisiones.md, "ORD"; invariant 11): a manager approves what Jefatura made and nothing else,
 * whatever the setting. Only for roles that have the permission to approve.
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
