import { ErrorDeNegocio, mensajes } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { CatalogoStore } from '../catalogo';

/** 422: no active representative of the company has this name. Blank or left out = nobody is named. */
export async function rechazoDeRepresentante(
  catalogos: Pick<CatalogoStore, 'findRepresentante'>,
  { representante = '' }: { readonly representante?: string | undefined },
  { campo = 'representante', manager }: { readonly campo?: string; readonly manager?: EntityManager } = {},
): Promise<ErrorDeNegocio | null> {
  if (representante === '' || (await catalogos.findRepresentante(representante, manager))?.activo === true) return null;
  return new ErrorDeNegocio('regla', 'representante-desconocido', mensajes.propios.opcionInvalida, {
    errors: { [campo]: mensajes.propios.opcionInvalida },
  });
}
