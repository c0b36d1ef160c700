import { type PreferencesItem, preferencesKey, wants } from '../../shared/downstream/notifications/preferences.ts';
import { type HubEventItem, hubEventKey } from '../../shared/engagement/hub-events/event-item.ts';
import { closedReason } from '../../shared/engagement/hub-events/event-status.ts';
import { type RsvpItem, rsvpKey } from '../../shared/engagement/hub-events/rsvp-item.ts';
import { type HubItem, hubItemKey } from '../../shared/hubs/hubs/hub-item.ts';
import { type ContactItem, contactKey } from '../../shared/hubs/people/contacts/contact-item.ts';
import type { HubKey } from '../../shared/platform/db/key.ts';
import { rowsAt } from '../../shared/platform/db/rows-at.ts';
import type { Table } from '../../shared/platform/db/table.ts';

/** The content of an email about a seat from the waitlist. */
interface ConfirmedSeat {
  readonly email: string;
  readonly hub: string;
  readonly title: string;
  /** The start of the event, formatted in its time zone. */
  readonly when: string;
}

const formatStart = ({ starts_at, timezone }: HubEventItem): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: timezone, dateStyle: 'full', timeStyle: 'long' }).format(
    Date.parse(starts_at),
  );

/**
 * The content of a member's seat email. `undefined` if the member has withdrawn or turned these emails off, or if the
 * event is over.
 */
export const confirmedSeat = async (
  db: Table,
  hub: HubKey,
  contact: string,
  event: string,
  now: Date,
): Promise<ConfirmedSeat | undefined> => {
  const key = hubEventKey(hub.team, event);
  if (!key) return undefined;
  const [found, rsvp, person, hubItem, chosen] = await rowsAt<
    [HubEventItem, RsvpItem, ContactItem, HubItem, PreferencesItem]
  >(db, [
    key,
    rsvpKey(hub, contact, event),
    contactKey(hub.team, contact),
    hubItemKey(hub),
    preferencesKey(hub.team, contact),
  ]);
  if (!found || found.status === 'deleted' || closedReason(found, now) || rsvp?.status !== 'going') return undefined;
  if (!person || !hubItem) return undefined;
  if (!wants(chosen, 'event_seat', 'email')) return undefined;
  return { email: person.email, hub: hubItem.name, title: found.title, when: formatStart(found) };
};
