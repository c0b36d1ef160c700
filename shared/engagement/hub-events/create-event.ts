import { gift, isContactMissing } from '../../hubs/people/contacts/recipient.ts';
import { free } from '../../platform/db/expression.ts';
import { type Actor, attributesOf } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import { listed } from '../../platform/db/listing.ts';
import type { Table } from '../../platform/db/table.ts';
import { placedId } from '../../platform/ids/place-id.ts';
import { defaultEnd, type NewEvent, timesProblem } from './event-input.ts';
import { eventsOf, eventTag, type HubEventItem, hubEventKey, startOrder } from './event-item.ts';
import { closedAt } from './event-status.ts';
import { writeHosted } from './hosted.ts';
import { referencesOf } from './references.ts';
import { newSeatsStep } from './seats.ts';

/** Why an event cannot be as it was asked for. */
export type EventRefused = 'ends_before_start' | 'too_long' | 'scheduled_in_past' | 'unknown_contact' | 'unknown_media';

const itemOf = (hub: HubKey, input: NewEvent, at: Date): HubEventItem => {
  const { ends_at = defaultEnd(input.starts_at), ...rest } = input;
  const now = at.toISOString();
  return {
    id: placedId(eventTag(hub.hub), at.getTime()),
    team_id: hub.team,
    hub_id: hub.hub,
    ...rest,
    ends_at,
    cover_file_id: null,
    canceled_at: null,
    version: 1,
    created_at: now,
    updated_at: now,
  };
};

/** The new event, and the row that counts who comes: made together. Its host and its cover are the hub's own. */
export const createEvent = async (
  db: Table,
  hub: HubKey,
  input: NewEvent,
  actor: Actor,
  at: Date,
): Promise<HubEventItem | EventRefused> => {
  const asked = itemOf(hub, input, at);
  const key = hubEventKey(hub.team, asked.id);
  if (!key) throw new TypeError('An event was made without a place');
  const problem = timesProblem(asked.starts_at, asked.ends_at);
  if (problem) return problem;
  if (closedAt(asked, at)) return 'scheduled_in_past';
  const named = await referencesOf(db, hub, input, at);
  if (typeof named === 'string') return named;
  const item = { ...asked, ...named };
  const row = {
    ...key,
    entity: 'hub_event',
    ...listed({ partition: eventsOf(hub), sort: startOrder(item) }),
    ...attributesOf(item),
    actor: { ...actor },
  };
  const [put, seats] = [{ put: row, condition: free }, newSeatsStep(hub.team, item.id, item.rsvp_limit)];
  const { host_contact_id: host } = item;
  if (host === null) {
    await db.transact([put, seats]);
    return item;
  }
  return isContactMissing(await writeHosted(db, hub, host, gift(put), [seats], at)) ? 'unknown_contact' : item;
};
