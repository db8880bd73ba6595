import type { Actor } from '../auth/actor';
import type { ListRequest } from '../db/lists/page';

/** The filter `ejecutivo` of a list whose rows belong to executives, which takes 'yo' alone (`SOLO_PROPIAS`): who asks. */
export function ownRows(asked: ListRequest['filter'], actor: Actor): ListRequest['filter'] {
  return asked['ejecutivo'] === undefined ? asked : { ...asked, ejecutivo: actor.id };
}
