import * as z from 'zod';
import { described, text } from '#docs';
import { PresentedPassword } from '../../shared/accounts/identity/password.ts';
import { provesUser } from '../../shared/accounts/identity/user-proof.ts';
import { users } from '../../shared/accounts/identity/users.ts';
import {
  TEAM_ERASURE_STATUSES,
  type TeamErasureItem,
  teamErasureKey,
} from '../../shared/accounts/teams/team-erasure-item.ts';
import { teams } from '../../shared/accounts/teams/teams.ts';
import { callerDeleted } from '../../shared/api/caller-deleted.ts';
import { owner, user } from '../../shared/api/callers.ts';
import { REAUTHENTICATION_LIMIT } from '../../shared/api/reauthentication-limit.ts';
import { route } from '../../shared/api/route.ts';
import { renewingSubscriptionIds } from '../../shared/commerce/purchases/subscriptions/renewing-subscription-ids.ts';
import { deleteTeam } from '../../shared/downstream/erasure/delete-team.ts';
import { hubsOfTeam } from '../../shared/hubs/hubs/hubs-of-team.ts';
import type { Position } from '../../shared/platform/db/query.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { either } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { answer, one, resource } from '../../shared/platform/http/response.ts';
import { singleLine } from '../../shared/platform/text/single-line.ts';

const TeamErasure = resource('team_erasures', () =>
  z.object({
    team_id: z.string().meta(described('The deleted team. It is also the id of the erasure.')),
    status: z.enum(TEAM_ERASURE_STATUSES).meta(described('`running` until a pass over all data found nothing left.')),
    removed_rows: z
      .int()
      .meta(described('About how many stored rows were removed so far: those of an interrupted step are not counted.')),
    requested_at: z.iso.datetime(),
    completed_at: z.iso.datetime().nullable().meta(described('Null while it is running.')),
    updated_at: z.iso.datetime(),
  }),
);

/** The most subscriptions that a refused deletion lists. */
const MAX_LISTED_SUBSCRIPTIONS = 20;
const HUBS_PAGE = 100;

/** Subscriptions that renew, in any hub of the team. */
const renewingIn = async (db: Table, team: string): Promise<readonly string[]> => {
  const found: string[] = [];
  let after: Position | undefined;
  do {
    const { items, next } = await hubsOfTeam(db, team, { limit: HUBS_PAGE, after });
    for (const { id } of items) {
      const left = MAX_LISTED_SUBSCRIPTIONS - found.length;
      if (left > 0) found.push(...(await renewingSubscriptionIds(db, { team, hub: id }, left)));
    }
    after = next;
  } while (after && found.length < MAX_LISTED_SUBSCRIPTIONS);
  return found;
};

const remove = route({
  method: 'DELETE',
  path: '/teams/{team_id}',
  summary: text('Delete a team'),
  description: text(
    "Permanent, and for owners only. Re-authenticate with your password, and send the team's current `name`. The team's users lose access at once and its members and API keys within seconds, and its hubs, content, orders, files and search index are erased in the background: follow `GET /team-erasures/{id}` with the team's id. The accounts of its users remain. With active subscriptions the response is 409 `subscription_goes_on` and `meta` lists some of them; cancel them first. There is no way to restore a deleted team.",
  ),
  caller: owner(),
  limit: REAUTHENTICATION_LIMIT,
  replayable: false,
  body: either('team_erasures', () =>
    z.object({
      password: PresentedPassword,
      name: singleLine(z.string().min(1).max(120)).meta(described("The team's current name.")),
    }),
  ),
  status: 202,
  response: one(TeamErasure),
  errors: ['name_mismatch', 'not_found', 'reauthentication_required', 'subscription_goes_on', 'unauthorized'],
  async handler({ params, body }, { caller, db, now }) {
    const [me, team] = await Promise.all([users(db).get(caller.id), teams(db).get(params.team_id)]);
    if (!me) return callerDeleted();
    if (!team) return refuse('not_found');
    if (body.name !== team.name) return refuse('name_mismatch', { field: 'name' });
    if (!(await provesUser(db, me, body))) return refuse('reauthentication_required');
    const renewing = await renewingIn(db, team.id);
    if (renewing.length > 0) return refuse('subscription_goes_on', { meta: { subscription_ids: renewing } });
    const erasure = await deleteTeam(db, team.id, { id: me.id, role_id: caller.role?.id ?? '' }, now);
    return erasure ? answer(erasure) : refuse('not_found');
  },
});

const read = route({
  method: 'GET',
  path: '/team-erasures/{erasure_id}',
  summary: text("Get the progress of a team's erasure"),
  description: text('For the user who deleted the team. The record is kept for 90 days.'),
  caller: user(),
  response: one(TeamErasure),
  errors: ['not_found'],
  async handler({ params }, { caller, db }) {
    const erasure = await db.get<TeamErasureItem>(teamErasureKey(params.erasure_id));
    return erasure?.user_id === caller.id ? answer(erasure) : refuse('not_found');
  },
});

export const erasureRoutes = [remove, read];
