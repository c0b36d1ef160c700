import * as z from 'zod';
import { text } from '#docs';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { activities } from '../../shared/community/activity/activities.ts';
import { ACTIVITY_TYPES } from '../../shared/community/activity/activity-item.ts';
import { activityShape } from '../../shared/community/activity/activity-shape.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, resource } from '../../shared/platform/http/response.ts';

const Activity = resource('activity_events', activityShape, 'ListedActivity');

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
  handler: async ({ params, query }, { team, db }) =>
    answer(await activities(db, { team, hub: params.hub_id }, query.filter, query.page)),
});

export const activityRoutes = [listActivities];
