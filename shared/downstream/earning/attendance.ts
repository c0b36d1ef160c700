import { dayOf } from '../../engagement/achievements/counted-action-item.ts';
import { countedActions } from '../../engagement/achievements/counted-actions.ts';
import { dueChecks } from '../../engagement/achievements/due-checks.ts';
import { type HubEventItem, hubEventKey } from '../../engagement/hub-events/event-item.ts';
import { type RsvpItem, rsvpKey } from '../../engagement/hub-events/rsvp-item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';

/** An RSVP that counts as attendance once the event has ended. */
interface Attendance {
  readonly hub: HubKey;
  readonly contact: string;
  readonly event: string;
}

/** The event, if the contact is going to it. */
const attendedEvent = async (db: Table, { hub, contact, event }: Attendance): Promise<HubEventItem | undefined> => {
  const key = hubEventKey(hub.team, event);
  if (!key) return undefined;
  const [found, answer] = await rowsAt<[HubEventItem, RsvpItem]>(db, [key, rsvpKey(hub, contact, event)]);
  const isScheduled = found?.status === 'scheduled' && found.hub_id === hub.hub;
  return isScheduled && answer?.status === 'going' ? found : undefined;
};

/** Counts the attendance, or schedules it for the end of the event. Returns whether it was counted. */
export const countAttendance = async (db: Table, going: Attendance, now: Date): Promise<boolean> => {
  const event = await attendedEvent(db, going);
  if (!event) return false;
  const { hub, contact } = going;
  const { ends_at: at, id } = event;
  if (Date.parse(at) > now.getTime()) {
    const whose = { team_id: hub.team, hub_id: hub.hub, contact_id: contact };
    await dueChecks(db).schedule({ kind: 'attendance', at, ...whose, event_id: id });
    return false;
  }
  const action = { contact, kind: 'events_attended' as const, source: id, counts: true, day: dayOf(at), event_id: id };
  return countedActions(db, hub).record(action);
};
