import { prefixed } from '../../hubs/people/embedded/prefixed.ts';
import { NOBODY } from '../../hubs/people/embedded/with-people.ts';
import type { PresentDeps } from '../../media/attachments/present-attachments.ts';
import type { Presented } from './present.ts';

/** A notification as its recipient sees it, with the member who caused it: the same in a list and when it is pushed. */
export const notificationView = ({ item, title, body, leads_to, actor }: Presented, showing: PresentDeps) => ({
  id: item.id,
  hub_id: item.hub_id,
  kind: item.kind ?? ('automation' as const),
  title,
  body,
  url: item.url,
  resource_type: leads_to?.type ?? null,
  resource_id: leads_to?.id ?? null,
  actor_contact_id: item.by?.type === 'contact' ? item.by.id : null,
  ...prefixed('actor', actor(showing) ?? NOBODY),
  is_read: item.read_at !== null,
  read_at: item.read_at,
  created_at: item.created_at,
});

export type NotificationView = ReturnType<typeof notificationView>;
