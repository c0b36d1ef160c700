import * as z from 'zod';
import { described, text } from '#docs';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { activities } from '../../shared/community/activity/activities.ts';
import { ACTIVITY_TYPES, type ActivityItem } from '../../shared/community/activity/activity-item.ts';
import { activityShape } from '../../shared/community/activity/activity-shape.ts';
import { withTargetTitles } from '../../shared/community/titles/with-target-titles.ts';
import { hubContact } from '../../shared/hubs/people/embedded/embedded-person.ts';
import { personShape } from '../../shared/hubs/people/embedded/embedded-shape.ts';
import { attachPeople, peopleKeys } from '../../shared/hubs/people/embedded/with-people.ts';
import { gather } from '../../shared/platform/db/gather.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, resource } from '../../shared/platform/http/response.ts';

const Activity = resource(
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
  response: many(Activity),
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

export const activityRoutes = [listActivities];
