import * as z from 'zod';
import { newId } from '../../../platform/ids/id.ts';
import { singleLine } from '../../../platform/text/single-line.ts';
import { requiredText } from '../../../platform/text/visible.ts';
import { type NotificationItem, notificationRow } from '../../notifications/notification-item.ts';
import { preferences, wants } from '../../notifications/preferences.ts';
import { NO_REFERENCES, nodeKind, type PlanOf, passThrough } from '../node-kind.ts';
import { fillPlaceholders } from '../placeholders.ts';

/** Creates an in-app notification, unless the member's preferences exclude it. */
export const notify = nodeKind({
  type: 'notify',
  data: z.object({
    title: singleLine(z.string().trim().min(1).max(200)),
    body: requiredText(2_000).optional(),
    url: z
      .url({ protocol: /^https?$/ })
      .max(2_048)
      .optional(),
  }),
  links: ['next'],
  references: NO_REFERENCES,
  has_effect: true,
  simulate: passThrough,
});

export const planNotify: PlanOf<typeof notify> = async ({ title, body, url }, visit) => {
  const { db, hub, contact, now, actor } = visit;
  const chosen = await preferences(db, hub.team, contact.id).read();
  if (!wants(chosen, 'automation', 'in_app')) return { go: 'next' };
  const at = now.toISOString();
  const item: NotificationItem = {
    id: newId(),
    team_id: hub.team,
    hub_id: hub.hub,
    contact_id: contact.id,
    kind: 'automation',
    title: fillPlaceholders(title, visit),
    body: body === undefined ? null : fillPlaceholders(body, visit),
    url: url ?? null,
    read_at: null,
    created_at: at,
    updated_at: at,
  };
  return { go: 'next', steps: [{ put: notificationRow(item, actor) }] };
};
