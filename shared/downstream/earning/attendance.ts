import { dayOf } from '../../engagement/achievements/counted-action-item.ts';
import { countedActions } from '../../engagement/achievements/counted-actions.ts';
import { dueChecks } from '../../engagement/achievements/due-checks.ts';
import { type HubEventItem, hubEventKey } from '../../engagement/hub-events/event-item.ts';
import { type RsvpItem, rsvpKey } from '../../engagement/hub-events/rsvp-item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';

/** Whoever goes to an event has attended it once it has ended. */
interface Going {
  readonly hub: HubKey;
  readonly contact: string;
  readonly event: string;
}

/** The event that the contact goes to at this moment, where they do. */
const goneTo = async (db: Table, { hub, contact, event }: Going): Promise<HubEventItem | undefined> => {
  const key = hubEventKey(hub.team, event);
  if (!key) return undefined;
  const [found, answer] = await rowsAt<[HubEventItem, RsvpItem]>(db, [key, rsvpKey(hub, contact, event)]);
  const stands = found?.status === 'scheduled' && found.hub_id === hub.hub;
  return stands && answer?.status === 'going' ? found : undefined;
};

/** Counts it, or waits for its end. Whether it was counted. */
export const attend = async (db: Table, going: Going, now: Date): Promise<boolean> => {
  const event = await goneTo(db, going);
  if (!event) return false;
  const { hub, contact } = going;
  const { ends_at: at, id } = event;
  if (Date.parse(at) > now.getTime()) {
    const whose = { team_id: hub.team, hub_id: hub.hub, contact_id: contact };
    await dueChecks(db).schedule({ kind: 'attendance', at, ...whose, event_id: id });
    return false;
  }
  const deed = { contact, kind: 'events_attended' as const, source: id, counts: true, day: dayOf(at), event_id: id };
  return countedActions(db, hub).record(deed);
};
