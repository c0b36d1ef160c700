import * as z from 'zod';
import { newId } from '../../id.ts';
import { type NotificationItem, notificationKey } from '../../notifications/notification-item.ts';
import { nodeKind, type PlanOf } from '../node-kind.ts';
import { worded } from '../words.ts';

/** Tells the member something, where their client shows it. */
export const notify = nodeKind({
  type: 'notify',
  data: z.object({
    title: z.string().trim().min(1).max(200),
    body: z.string().trim().min(1).max(2_000).optional(),
    url: z
      .url({ protocol: /^https?$/ })
      .max(2_048)
      .optional(),
  }),
  links: ['next'],
});

export const planNotify: PlanOf<typeof notify> = async ({ title, body, url }, visit) => {
  const { hub, contact, now, actor } = visit;
  const at = now.toISOString();
  const item: NotificationItem = {
    ...{ id: newId(), team_id: hub.team, hub_id: hub.hub, contact_id: contact.id },
    title: worded(title, visit),
    body: body === undefined ? null : worded(body, visit),
    ...{ url: url ?? null, read_at: null, created_at: at, updated_at: at },
  };
  const put = { ...notificationKey(hub.team, contact.id, item.id), entity: 'notification', ...item };
  return { go: 'next', steps: [{ put: { ...put, actor: { ...actor } } }] };
};
