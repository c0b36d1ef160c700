import type { HubKey } from '../db/key.ts';
import type { LedgerEvent } from './ledger-event.ts';
import type { PublishedEvent } from './published-event-message.ts';

/** The event as published to one hub. */
export const publishedTo = ({ team: team_id, hub: hub_id }: HubKey, event: LedgerEvent): PublishedEvent => {
  const { id, type, resource_type, resource_id, actor, at, changed, contact_id, tag_id } = event;
  const about = { ...(contact_id !== undefined && { contact_id }), ...(tag_id !== undefined && { tag_id }) };
  return { id, type, team_id, hub_id, resource_type, resource_id, actor, at, changed, ...about };
};
