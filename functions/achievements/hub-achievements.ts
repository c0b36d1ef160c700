import * as z from 'zod';
import { text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { creator, insider } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { achievements, MAX_HUBS } from '../../shared/engagement/achievements/achievements.ts';
import { hubAchievements } from '../../shared/engagement/achievements/hub-achievements.ts';
import { anyType, envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, compositeResource, done, empty, many, one } from '../../shared/platform/http/response.ts';
import { Achievement, TeamAchievement, teamView } from './achievement-resource.ts';

const collection = '/teams/{team_id}/hubs/{hub_id}/achievements';

const HubAchievement = compositeResource('hub_achievements', ['hub_id', 'achievement_id'], () =>
  TeamAchievement.attributes.extend({ hub_id: z.string(), achievement_id: z.string() }),
);

const listOffered = route({
  method: 'GET',
  path: '/hubs/{hub_id}/achievements',
  summary: text("List a hub's achievements"),
  description: text(`Sorted oldest first, with the caller's own progress in \`earned_at\`, \`points_awarded\` and
\`revoked_at\`; they are null for creators. Secret and inactive achievements are listed only for members who earned
them, even if they were revoked since.`),
  caller: insider(),
  query: list(),
  detail: true,
  response: many(Achievement),
  async handler({ params, query }, { caller, team, db }) {
    const viewer = caller.kind === 'contact' ? caller.id : undefined;
    const page = await hubAchievements(db, { team, hub: params.hub_id }, viewer).list(query.page);
    return answer(page, { included: [] });
  },
});

const attach = route({
  method: 'POST',
  path: collection,
  summary: text('Attach an achievement to a hub'),
  description: text(`The hub then offers the achievement. Attaching it again has no further effect. An achievement
can be attached to at most ${MAX_HUBS} hubs.`),
  caller: creator('content.manage'),
  body: anyType(envelope('hub_achievements', () => z.object({ achievement_id: z.uuid() }))),
  status: 201,
  response: one(HubAchievement),
  errors: ['limit_reached', 'unknown_achievement'],
  async handler({ params, body }, { caller, team, db, now }) {
    const { achievement_id } = body;
    const signed = { actor: actorOf(caller), now };
    const made = await achievements(db, team).offer(achievement_id, params.hub_id, signed);
    if (made === 'not_found') return refuse('unknown_achievement', { field: 'achievement_id' });
    if (made === 'limit_reached') return refuse(made, { field: 'achievement_id' });
    return answer({ ...teamView(made), hub_id: params.hub_id, achievement_id });
  },
});

const detach = route({
  method: 'DELETE',
  path: '/teams/{team_id}/hubs/{hub_id}/achievements/{achievement_id}',
  summary: text('Remove an achievement from a hub'),
  description: text('The hub no longer offers the achievement. Members who earned it keep it and its points.'),
  caller: creator('content.manage'),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, team, db, now }) {
    const signed = { actor: actorOf(caller), now };
    const withdrawn = await achievements(db, team).withdraw(params.achievement_id, params.hub_id, signed);
    return withdrawn ? done() : refuse('not_found');
  },
});

export const hubAchievementRoutes = [listOffered, attach, detach];
