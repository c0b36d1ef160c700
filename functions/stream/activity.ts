import * as z from 'zod';
import { described, text } from '#docs';
import { contact, creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { activities, admittingHubs, recordActivities } from '../../shared/community/activity/activities.ts';
import { ActivityInput, MAX_ACTIVITIES } from '../../shared/community/activity/activity-input.ts';
import { ACTIVITY_TYPES, type ActivityItem } from '../../shared/community/activity/activity-item.ts';
import { activityShape } from '../../shared/community/activity/activity-shape.ts';
import { firstBeyondLimit, firstUnreadable } from '../../shared/community/activity/readable-targets.ts';
import { withTargetTitles } from '../../shared/community/titles/with-target-titles.ts';
import { hubContact } from '../../shared/hubs/people/embedded/embedded-person.ts';
import { personShape } from '../../shared/hubs/people/embedded/embedded-shape.ts';
import { attachPeople, peopleKeys } from '../../shared/hubs/people/embedded/with-people.ts';
import { gather } from '../../shared/platform/db/gather.ts';
import { batch } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, each, many, resource } from '../../shared/platform/http/response.ts';

const Activity = resource('activity_events', activityShape);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The maximum number of different targets of a request: each costs several reads. */
export const MAX_TARGETS = 20;

/** Accepts clock skew, and late reports of offline clients. */
const isTimely = (occurred_at: string | undefined, now: Date): boolean => {
  const age = occurred_at === undefined ? 0 : now.getTime() - Date.parse(occurred_at);
  return age >= -5 * MINUTE && age <= 7 * DAY;
};

const record = route({
  method: 'POST',
  path: '/activity',
  also: ['/activity'],
  summary: text('Record member activity'),
  description: text(
    `Send one activity, or an array of at most ${MAX_ACTIVITIES}; all of them are recorded or none. \`target_type\` and \`target_id\` together name a target. A request with more than ${MAX_TARGETS} different targets returns 409 \`limit_reached\` with the first target over the limit. A target that does not exist in the hub, or that the member cannot read, returns 422 \`unknown_target\`.`,
  ),
  caller: contact(),
  body: batch('activity_events', ActivityInput, MAX_ACTIVITIES),
  status: 201,
  response: each(Activity),
  errors: ['limit_reached', 'outside_window', 'unknown_hub', 'unknown_target'],
  async handler({ bodies }, { caller, db, now }) {
    const activityContact = { team: caller.team, contact: caller.id };
    const hubs = await admittingHubs(db, activityContact, [...new Set(bodies.map(({ hub_id }) => hub_id))], now);
    const elsewhere = bodies.findIndex(({ hub_id }) => !hubs.has(hub_id));
    if (elsewhere >= 0) return refuse('unknown_hub', { index: elsewhere, field: 'hub_id' });
    const untimely = bodies.findIndex(({ occurred_at }) => !isTimely(occurred_at, now));
    if (untimely >= 0) return refuse('outside_window', { index: untimely, field: 'occurred_at' });
    const beyond = firstBeyondLimit(bodies, MAX_TARGETS);
    if (beyond >= 0) return refuse('limit_reached', { index: beyond, field: 'target_id' });
    const unreadable = await firstUnreadable(db, caller.team, caller.id, bodies, now);
    if (unreadable >= 0) return refuse('unknown_target', { index: unreadable, field: 'target_id' });
    return answer(await recordActivities(db, activityContact, bodies, now));
  },
});

const ListedActivity = resource(
  'activity_events',
  () =>
    activityShape().extend({
      ...personShape('contact'),
      target_title: z
        .string()
        .nullable()
        .meta(
          described(
            'The current title of the target. Null without a target, and if it has no title, was deleted or may not be read by the caller.',
          ),
        ),
    }),
  'ListedActivity',
);

const listActivities = route({
  method: 'GET',
  path: '/hubs/{hub_id}/activity',
  summary: text('List member activity in a hub'),
  description: text('Newest first. Entries are kept for 90 days.'),
  caller: creator('analytics.read'),
  query: list(() => ({
    filter: {
      contact_id: z.uuid().optional(),
      activity_type: z.enum(ACTIVITY_TYPES).optional(),
      target_id: z.uuid().optional(),
    },
  })),
  response: many(ListedActivity),
  async handler({ params, query }, { caller, team, db, now, files }) {
    const hub = { team, hub: params.hub_id };
    const { items, next } = await activities(db, hub, query.filter, query.page);
    const roles = { contact: ({ contact_id }: ActivityItem) => hubContact(hub, contact_id) };
    const [titled, rows] = await Promise.all([
      withTargetTitles(db, hub, items, caller),
      gather(db, peopleKeys(items, roles), { eventual: true }),
    ]);
    return answer({ items: attachPeople(titled, roles, rows, { now, files }), next });
  },
});

export const activityRoutes = [record, listActivities];
