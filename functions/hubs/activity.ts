import * as z from 'zod';
import { activities, hubsOf, recordActivities } from '../../shared/activity/activities.ts';
import { ActivityInput, MOST_ACTIVITIES } from '../../shared/activity/activity-input.ts';
import { ACTIVITY_TARGETS, ACTIVITY_TYPES } from '../../shared/activity/activity-item.ts';
import { unreadableTarget } from '../../shared/activity/readable-targets.ts';
import { batch } from '../../shared/http/body.ts';
import { contact, creator } from '../../shared/http/callers.ts';
import { refuse } from '../../shared/http/errors.ts';
import { list } from '../../shared/http/query-spec.ts';
import { answer, each, many, resource } from '../../shared/http/response.ts';
import { route } from '../../shared/http/route.ts';

const Activity = resource(
  'activity_events',
  z.object({
    hub_id: z.string(),
    contact_id: z.string(),
    activity_type: z.enum(ACTIVITY_TYPES),
    target_type: z.enum(ACTIVITY_TARGETS).nullable(),
    target_id: z.string().nullable(),
    metadata: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    occurred_at: z.iso.datetime(),
    created_at: z.iso.datetime(),
  }),
);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Clocks differ a little, and a client that was offline tells late. */
const isTimely = (occurred_at: string | undefined, now: Date): boolean => {
  const age = occurred_at === undefined ? 0 : now.getTime() - Date.parse(occurred_at);
  return age >= -5 * MINUTE && age <= 7 * DAY;
};

const record = route({
  method: 'POST',
  path: '/activity',
  also: ['/activity'],
  summary: 'Tell what a member did',
  description: `One activity, or an array of at most ${MOST_ACTIVITIES}: all of them are kept or none. A target is named by
its \`target_type\` and \`target_id\` together. 422 \`unknown_target\` for a target that does not exist in the hub, or
that the member cannot read.`,
  caller: contact(),
  body: batch('activity_events', ActivityInput, MOST_ACTIVITIES),
  status: 201,
  response: each(Activity),
  errors: ['outside_window', 'unknown_hub', 'unknown_target'],
  async handler({ bodies }, { caller, db, now }) {
    const teller = { team: caller.team, contact: caller.id };
    const hubs = await hubsOf(db, teller, [...new Set(bodies.map(({ hub_id }) => hub_id))], now);
    const elsewhere = bodies.findIndex(({ hub_id }) => !hubs.has(hub_id));
    if (elsewhere >= 0) return refuse('unknown_hub', { nth: elsewhere, field: 'hub_id' });
    const untimely = bodies.findIndex(({ occurred_at }) => !isTimely(occurred_at, now));
    if (untimely >= 0) return refuse('outside_window', { nth: untimely, field: 'occurred_at' });
    const unreadable = await unreadableTarget(db, caller.team, caller.id, bodies, now);
    if (unreadable >= 0) return refuse('unknown_target', { nth: unreadable, field: 'target_id' });
    return answer(await recordActivities(db, teller, bodies, now));
  },
});

const listActivities = route({
  method: 'GET',
  path: '/hubs/{hub_id}/activity',
  summary: 'List what members did in a hub',
  description: 'The latest first; kept for ninety days.',
  caller: creator('analytics.read'),
  query: list({
    filter: {
      contact_id: z.uuid().optional(),
      activity_type: z.enum(ACTIVITY_TYPES).optional(),
      target_id: z.uuid().optional(),
    },
  }),
  response: many(Activity),
  handler: async ({ params, query }, { team, db }) =>
    answer(await activities(db, { team, hub: params.hub_id }, query.filter, query.page)),
});

export const activityRoutes = [record, listActivities];
