import type { HubKey } from '../../shared/db/key.ts';
import type { Page } from '../../shared/db/query.ts';

/** The hub that a path names. */
export const hubOf = ({ team_id, hub_id }: { readonly team_id: string; readonly hub_id: string }): HubKey => ({
  team: team_id,
  hub: hub_id,
});

/** A page, each of its items as it is shown. */
export const viewed = <A, B>({ items, next }: Page<A>, view: (item: A) => B) => ({
  items: items.map(view),
  ...(next && { next }),
});
