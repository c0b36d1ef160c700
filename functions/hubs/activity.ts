import * as z from 'zod';
import { described, text } from '#docs';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { activities } from '../../shared/community/activity/activities.ts';
import { ACTIVITY_TYPES } from '../../shared/community/activity/activity-item.ts';
import { activityShape } from '../../shared/community/activity/activity-shape.ts';
import { withTargetTitles } from '../../shared/community/titles/with-target-titles.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, resource } from '../../shared/platform/http/response.ts';

const Activity = resource(
  'activity_events',
  () =>
    activityShape().extend({
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
  async handler({ params, query }, { caller, team, db }) {
    const hub = { team, hub: params.hub_id };
    const { items, next } = await activities(db, hub, query.filter, query.page);
    return answer({ items: await withTargetTitles(db, hub, items, caller), next });
  },
});

export const activityRoutes = [listActivities];
