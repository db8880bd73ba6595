import type { Actor } from '../auth/actor';
import type { ListRequest } from '../db/lists/page';

/** The filter `ejecutivo` of lists whose rows belong to executives; it takes 'yo' alone (`SOLO_PROPIAS`), the caller. */
export function ownRows(asked: ListRequest['filter'], actor: Actor): ListRequest['filter'] {
  return asked['ejecutivo'] === undefined ? asked : { ...asked, ejecutivo: actor.id };
}
