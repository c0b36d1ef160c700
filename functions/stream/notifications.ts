import * as z from 'zod';
import { described, text } from '#docs';
import { callerDeleted } from '../../shared/api/caller-deleted.ts';
import { contactSelf } from '../../shared/api/contact-self.ts';
import { route } from '../../shared/api/route.ts';
import { NOTIFICATION_KINDS } from '../../shared/downstream/notifications/kinds.ts';
import { notificationView } from '../../shared/downstream/notifications/notification-view.ts';
import { notifications } from '../../shared/downstream/notifications/notifications.ts';
import { present } from '../../shared/downstream/notifications/present.ts';
import { presentWithUnread } from '../../shared/downstream/notifications/unread.ts';
import { optionalPersonShape } from '../../shared/hubs/people/embedded/embedded-shape.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one, resource, withMeta } from '../../shared/platform/http/response.ts';

const Notification = resource('notifications', () =>
  z.object({
    hub_id: z.string(),
    kind: z.enum(NOTIFICATION_KINDS),
    title: z.string(),
    body: z.string().nullable().meta(described('For something a person wrote: its first 280 characters.')),
    url: z.string().nullable().meta(described('The link that an automation sends its members to.')),
    resource_type: z.string().nullable().meta(described('Type of the resource that the notification links to.')),
    resource_id: z.string().nullable(),
    actor_contact_id: z.string().nullable().meta(described('The member who caused the notification, if there is one.')),
    ...optionalPersonShape('actor'),
    is_read: z.boolean(),
    read_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
  }),
);

const UNREAD = {
  unread_count: z.int().meta(described('Number of notifications that `filter[is_read]=false` lists, at most 1,000.')),
};

const ReadFilter = z
  .enum(['true', 'false'])
  .optional()
  .meta(described('`false` lists the unread notifications only, `true` those that were read.'));

const listMine = route({
  method: 'GET',
  path: '/me/notifications',
  summary: text('List notifications'),
  description: text(
    "Returns the member's notifications from all hubs of the team, newest first, for 90 days: replies, messages, earned achievements, seats from a waitlist, warnings, what drip campaigns unlocked and messages by automations. Notifications about something that was deleted or hidden, or that the member can no longer see, are left out, so a page can be shorter than requested. `meta.unread_count` is the number of those that `filter[is_read]=false` lists, at most 1,000. A message causes a notification only if the conversation has no earlier unread message and is not muted. It counts in `message_count` of `GET /me/unread-counts`, too; marking the conversation as read does not mark the notification as read. For users, see the alerts.",
  ),
  caller: contactSelf(),
  query: list(() => ({ filter: { is_read: ReadFilter } })),
  response: withMeta(many(Notification), UNREAD),
  errors: ['unauthorized'],
  async handler({ query }, { caller: { id }, team, prefetched: [me], db, now, files }) {
    if (!me) return callerDeleted();
    const { is_read } = query.filter;
    const reading = notifications(db, team, id).list(query.page, now, is_read && is_read === 'true');
    const rows = reading.then(({ items }) => items);
    const { presented, unread } = await presentWithUnread(db, team, id, rows, now);
    const { next } = await reading;
    const items = presented.map((each) => notificationView(each, { now, files }));
    return answer({ items, next }, { meta: { unread_count: unread.length } });
  },
});

const read = route({
  method: 'PUT',
  path: '/me/notifications/{notification_id}/read',
  summary: text('Mark a notification as read'),
  description: text('`read_at` keeps its first value.'),
  caller: contactSelf(),
  response: one(Notification),
  errors: ['not_found', 'unauthorized'],
  async handler({ params: { notification_id } }, { caller: { id }, team, prefetched: [me], db, now, files }) {
    if (!me) return callerDeleted();
    const ownNotifications = notifications(db, team, id);
    const found = await ownNotifications.get(notification_id, now);
    if (!found) return refuse('not_found');
    const [presented] = await present(db, team, id, [found], now);
    if (!presented) return refuse('not_found');
    if (found.read_at !== null) return answer(notificationView(presented, { now, files }));
    await ownNotifications.read(notification_id, now);
    return answer(
      notificationView(
        { ...presented, item: (await ownNotifications.get(notification_id, now)) ?? found },
        { now, files },
      ),
    );
  },
});

const readAll = route({
  method: 'PUT',
  path: '/me/notifications/read',
  summary: text('Mark all notifications as read'),
  description: text('Marks the 1,000 oldest unread notifications at most.'),
  caller: contactSelf(),
  status: 204,
  response: empty,
  errors: ['unauthorized'],
  async handler(_, { caller: { id }, team, prefetched: [me], db, now }) {
    if (!me) return callerDeleted();
    await notifications(db, team, id).readAll(now);
    return done();
  },
});

export const notificationRoutes = [listMine, read, readAll];
