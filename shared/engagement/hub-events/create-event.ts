import { benefit, isContactMissing } from '../../hubs/people/contacts/recipient.ts';
import { free } from '../../platform/db/expression.ts';
import { type Actor, attributesOf } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import { listed } from '../../platform/db/listing.ts';
import type { Table } from '../../platform/db/table.ts';
import { newPlaceId } from '../../platform/ids/place-id.ts';
import { hubEventEntity } from './event-events.ts';
import { defaultEnd, type NewEvent, timesProblem } from './event-input.ts';
import { eventsOf, eventTag, type HubEventItem, hubEventKey, startOrder } from './event-item.ts';
import { closedReason } from './event-status.ts';
import { resolveReferences } from './references.ts';
import { newSeatsStep } from './seats.ts';
import { writeWithHost } from './write-with-host.ts';

/** Why the attributes of an event are refused. */
export type EventRefused = 'ends_before_start' | 'too_long' | 'scheduled_in_past' | 'unknown_contact' | 'unknown_media';

const itemOf = (hub: HubKey, input: NewEvent, now: Date): HubEventItem => {
  const { ends_at = defaultEnd(input.starts_at), ...rest } = input;
  const timestamp = now.toISOString();
  return {
    id: newPlaceId(eventTag(hub.hub), now.getTime()),
    team_id: hub.team,
    hub_id: hub.hub,
    ...rest,
    ends_at,
    cover_file_id: null,
    canceled_at: null,
    version: 1,
    created_at: timestamp,
    updated_at: timestamp,
  };
};

/** Creates the event together with its seats row. */
export const createEvent = async (
  db: Table,
  hub: HubKey,
  input: NewEvent,
  actor: Actor,
  now: Date,
): Promise<HubEventItem | EventRefused> => {
  const draft = itemOf(hub, input, now);
  const key = hubEventKey(hub.team, draft.id);
  if (!key) throw new TypeError('The id of an event has no partition');
  const problem = timesProblem(draft.starts_at, draft.ends_at);
  if (problem) return problem;
  if (closedReason(draft, now)) return 'scheduled_in_past';
  const references = await resolveReferences(db, hub, input, now);
  if (typeof references === 'string') return references;
  const item = { ...draft, ...references };
  const row = {
    ...key,
    entity: hubEventEntity,
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
  return isContactMissing(await writeWithHost(db, hub, host, benefit(put), [seats], now)) ? 'unknown_contact' : item;
};
