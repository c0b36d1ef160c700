import * as z from 'zod';
import { activities } from '../../shared/activity/activities.ts';
import { ACTIVITY_TYPES } from '../../shared/activity/activity-item.ts';
import { ActivityShape } from '../../shared/activity/activity-shape.ts';
import { creator } from '../../shared/http/callers.ts';
import { list } from '../../shared/http/query-spec.ts';
import { answer, many, resource } from '../../shared/http/response.ts';
import { route } from '../../shared/http/route.ts';

const Activity = resource('activity_events', ActivityShape, 'ListedActivity');

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

export const activityRoutes = [listActivities];
