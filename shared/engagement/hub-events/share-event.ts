import type { SharedObject, SharedReference } from '../../access/sharing/shared-object.ts';
import type { Gathered } from '../../platform/db/gather.ts';
import { isEventShownTo } from './admit-event.ts';
import { type HubEventItem, hubEventKey } from './event-item.ts';
import { type EventStatus, eventStatusAt } from './event-status.ts';
import { coverFor, locationFor } from './present-event.ts';
import { type RsvpItem, rsvpKey } from './rsvp-item.ts';

interface SharedEvent
  extends Pick<HubEventItem, 'id' | 'title' | 'starts_at' | 'ends_at' | 'timezone' | 'host_contact_id'>,
    Pick<HubEventItem, 'location_type' | 'location_address'>,
    ReturnType<typeof coverFor> {
  readonly status: EventStatus;
}

const eventIn = ({ hub, id }: SharedReference, rows: Gathered): HubEventItem | undefined => {
  const key = hubEventKey(hub.team, id);
  const found = key && rows<HubEventItem>(key);
  return found?.hub_id === hub.hub ? found : undefined;
};

const ownRsvpKey = ({ hub, id, reader }: SharedReference) =>
  reader.kind === 'contact' ? rsvpKey(hub, reader.id, id) : undefined;

/** An event in a discussion. The viewer sees no more of it than by its id. */
export const sharedEvent: SharedObject<SharedEvent> = {
  keys(reference) {
    const keys = [hubEventKey(reference.hub.team, reference.id), ownRsvpKey(reference)];
    return keys.filter((key) => key !== undefined);
  },

  gates(reference, rows) {
    const event = eventIn(reference, rows);
    return event ? [{ ...event, type: 'event' }] : [];
  },

  view(reference, rows, now, { open, files }) {
    const event = eventIn(reference, rows);
    if (!event) return { state: 'unavailable' };
    if (!open.has(event.id)) return { state: 'restricted' };
    const status = eventStatusAt(event, now);
    if (status === undefined) return { state: 'deleted' };
    const { reader } = reference;
    if (!isEventShownTo(reader, event)) return { state: 'restricted' };
    const own = ownRsvpKey(reference);
    const { location_type, location_address } = locationFor(reader, event, own && rows<RsvpItem>(own));
    const { id, title, starts_at, ends_at, timezone, host_contact_id } = event;
    return {
      state: 'visible',
      id,
      title,
      status,
      starts_at,
      ends_at,
      timezone,
      host_contact_id,
      location_type,
      location_address,
      ...coverFor(event, { now, files }),
    };
  },
};
