import { ErrorDeNegocio, propios } from '@adjudica/domain';
import type { Actor } from '../auth/actor';
import type { ListRequest } from '../db/page';

/** The filter `ejecutivo` of a list whose rows belong to executives: 'yo' becomes who asks. @throws 400 for anybody else. */
export function ownRows(asked: ListRequest['filter'], actor: Actor): ListRequest['filter'] {
  if (asked['ejecutivo'] === undefined) return asked;
  const { ejecutivo, ...filter } = asked;
  if (ejecutivo === 'yo') return { ...filter, ejecutivo: actor.id };
  const title = propios.listaMalFormada('filter.ejecutivo');
  throw new ErrorDeNegocio('malformado', 'lista-mal-formada', title, { errors: { ejecutivo: title } });
}
