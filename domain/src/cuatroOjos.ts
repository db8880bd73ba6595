import { ErrorDeNegocio } from './errores';
import { mensajes } from './mensajes';
import type { Rol } from './roles';

/** Who made a record that somebody else approves; `null` = the program itself. */
export interface AutorDeRegistro {
  readonly id: number | null;
  readonly rol: Rol | null;
}

const JEFATURA: Rol = 'Jefatura Adjudicaciones';

/**
 * Four eyes (decisiones.md, "Orders"; invariant 11): nobody approves what he made, unless the setting CUATRO_OJOS is off. A manager approves
 * what Jefatura made and nothing else, whatever the setting. Only for roles that have the permission to approve.
 */
export function rechazoDeCuatroOjos(
  autor: AutorDeRegistro,
  actor: { readonly id: number; readonly role: Rol },
  cuatroOjos = true,
): ErrorDeNegocio | null {
  const { creadoPorQuienAprueba, noLoCreoJefatura } = mensajes.propios;
  if (actor.role !== JEFATURA && autor.rol !== JEFATURA)
    return new ErrorDeNegocio('prohibido', 'no-lo-creo-jefatura', noLoCreoJefatura);
  return cuatroOjos && autor.id === actor.id
    ? new ErrorDeNegocio('prohibido', 'cuatro-ojos', creadoPorQuienAprueba)
    : null;
}
