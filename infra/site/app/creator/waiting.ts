import { type List, listOf, type Page, type Schemas } from '../../../../shared/client/client.ts';
import type { Caller } from '../base/session.ts';

/** The lists of what waits for a review in the hub, oldest first. */
interface Waiting {
  readonly posts: List<Page<Schemas['Discussion']>>;
  readonly comments: List<Page<Schemas['Comment']>>;
}

export const waitingIn = ({ client, team, hub }: Caller, size = 20): Waiting => {
  const path = { team_id: team, hub_id: hub };
  return {
    posts: listOf((cursor) =>
      client.GET('/api/v1/teams/{team_id}/hubs/{hub_id}/discussions', {
        params: { path, query: { ...cursor, 'page[size]': size } },
      }),
    ),
    comments: listOf((cursor) =>
      client.GET('/api/v1/teams/{team_id}/hubs/{hub_id}/held-comments', {
        params: { path, query: { ...cursor, 'page[size]': size } },
      }),
    ),
  };
};
