import type { LedgerEvent } from '../../platform/ledger/ledger-event.ts';

/** The data of an event, without any written text. Members see only actors who are members. */
export const eventData = (
  { id, type, at, hub_id, resource_type, resource_id, actor, contact_id }: LedgerEvent,
  reader: 'user' | 'key' | 'contact',
) => ({
  id,
  type,
  at,
  hub_id,
  resource_type,
  resource_id,
  ...(contact_id !== undefined && { contact_id }),
  actor: actor && (reader !== 'contact' || actor.type === 'contact') ? { type: actor.type, id: actor.id } : null,
});
