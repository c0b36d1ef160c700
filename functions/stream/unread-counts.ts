import * as z from 'zod';
import { described, text } from '#docs';
import { callerDeleted } from '../../shared/api/caller-deleted.ts';
import { contactSelf } from '../../shared/api/contact-self.ts';
import { route } from '../../shared/api/route.ts';
import { unreadCounts } from '../../shared/downstream/notifications/unread-counts.ts';
import { answer, one, resource } from '../../shared/platform/http/response.ts';

const counts = {
  notification_count: z
    .int()
    .meta(
      described(
        'Number of notifications that are not read, at most 1,000. `GET /me/notifications?filter[is_read]=false` lists those of all hubs.',
      ),
    ),
  message_count: z
    .int()
    .meta(
      described(
        'Number of unread messages: the sum of `unread_count` of the conversations, at most 100 of each, muted and archived ones included.',
      ),
    ),
  conversation_count: z.int().meta(described('Number of conversations with unread messages.')),
};

const UnreadCounts = resource('unread_counts', () =>
  z.object({
    ...counts,
    hubs: z
      .array(z.object({ hub_id: z.string(), ...counts }))
      .meta(described('The same counts for each hub that has any of them, sorted by `hub_id`.')),
  }),
);

const readUnread = route({
  method: 'GET',
  path: '/me/unread-counts',
  summary: text('Get unread counts'),
  description: text(
    "Returns how many notifications and messages the member has not read, in all hubs of the team that admit the member and for each hub. `id` is the member's contact id. Live updates send `notification_count` and `message_count` of all hubs as `unread_count` and `unread_message_count`, without `conversation_count` and `hubs`. For unread discussions, see `GET /hubs/{hub_id}/space-unread-counts`.",
  ),
  caller: contactSelf(),
  response: one(UnreadCounts),
  errors: ['unauthorized'],
  async handler(_, { caller: { id }, team, prefetched: [me], db, now }) {
    if (!me) return callerDeleted();
    const { presented: _presented, ...found } = await unreadCounts(db, team, id, now);
    return answer({ id, ...found });
  },
});

export const unreadCountRoutes = [readUnread];
