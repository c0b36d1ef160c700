import { benefit } from '../../hubs/people/contacts/recipient.ts';
import { Contention } from '../../platform/db/contention.ts';
import { type Change, equals } from '../../platform/db/expression.ts';
import type { Actor, Attributes } from '../../platform/db/item.ts';
import { hubOf } from '../../platform/db/key.ts';
import { UNLISTED } from '../../platform/db/listing.ts';
import { KEPT, type SoftDelete, softDelete, TIME_OF_DELETION } from '../../platform/db/soft-delete.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import type { EventRefused } from './create-event.ts';
import type { EventChanges } from './event-input.ts';
import { type HubEventItem, hubEventKey } from './event-item.ts';
import type { Closed } from './event-status.ts';
import { type ChangePlan, planChange } from './plan-change.ts';
import { resolveReferences } from './references.ts';
import { seatsStep } from './seats.ts';
import { fillSeats } from './waitlist.ts';
import { writeWithHost } from './write-with-host.ts';

interface ChangingEvent {
  readonly event: HubEventItem;
  readonly actor: Actor;
  readonly now: Date;
}

/** The seats row follows the event's limit, and closes when the event is canceled or deleted. */
const relatedSteps = ({ team_id, id }: HubEventItem, { limit, closes }: ChangePlan): readonly Step[] => {
  if (limit === undefined && !closes) return [];
  const set = { ...(typeof limit === 'number' && { rsvp_limit: limit }), ...(closes && { closed: true }) };
  return [seatsStep(team_id, id, { set, remove: limit === null ? ['rsvp_limit'] : [] })];
};

/** Returns the event as written; undefined if it changed in the meantime. */
const writeEvent = async (
  db: Table,
  { event, actor, now }: ChangingEvent,
  plan: ChangePlan,
): Promise<HubEventItem | undefined> => {
  const key = hubEventKey(event.team_id, event.id);
  if (!key) return undefined;
  const signed = { updated_at: now.toISOString(), actor: { ...actor } };
  const change: Change = {
    set: { ...(plan.set as Attributes), ...signed },
    add: { version: 1 },
    remove: plan.remove ?? [],
  };
  const unchanged = equals('version', event.version);
  const steps = relatedSteps(event, plan);
  const { host_contact_id: host } = plan.set;
  if (host) {
    const hosting = benefit({ update: key, change, condition: unchanged });
    const written = await writeWithHost(db, hubOf(event), host, hosting, steps, now);
    return written.ok ? db.get<HubEventItem>(key) : undefined;
  }
  if (steps.length === 0) {
    const written = await db.update<HubEventItem>(key, change, unchanged);
    return written.ok ? written.value : undefined;
  }
  const written = await db.transact([{ update: key, change, condition: unchanged }, ...steps]);
  return written.ok ? db.get<HubEventItem>(key) : undefined;
};

const MAX_ATTEMPTS = 8;

/**
 * Changes an event. A higher limit gives seats to the waiting list. A concurrent change is kept: this one is planned
 * again on top of it.
 */
export const changeEvent = async (
  db: Table,
  changing: ChangingEvent,
  input: EventChanges,
  attempt = 1,
): Promise<HubEventItem | EventRefused | Closed | 'illegal_transition' | 'illegal_start' | 'not_found'> => {
  const { event, now } = changing;
  if (event.status === 'deleted') return 'not_found';
  const plan = planChange(event, input, now);
  if (plan === 'unchanged') return event;
  if (typeof plan === 'string') return plan;
  const references = await resolveReferences(db, hubOf(event), plan.set, now);
  if (typeof references === 'string') return references;
  const written = await writeEvent(db, changing, { ...plan, set: { ...plan.set, ...references } });
  if (written) {
    if (plan.limit !== undefined) await fillSeats(db, written, now);
    return written;
  }
  const key = hubEventKey(event.team_id, event.id);
  const fresh = key && (await db.get<HubEventItem>(key));
  if (!fresh) return 'not_found';
  if (attempt === MAX_ATTEMPTS) throw new Contention('The event kept changing');
  return changeEvent(db, { ...changing, event: fresh }, input, attempt + 1);
};

/** The content is cleared; the row is kept with the status `deleted`. */
const AFTER_DELETION: SoftDelete<HubEventItem> = {
  id: KEPT,
  team_id: KEPT,
  hub_id: KEPT,
  title: '',
  description: null,
  starts_at: KEPT,
  ends_at: KEPT,
  timezone: KEPT,
  location_type: KEPT,
  location_address: null,
  location_url: null,
  host_contact_id: null,
  cover_media_id: null,
  cover_file_id: null,
  rsvp_limit: KEPT,
  status: 'deleted',
  canceled_at: KEPT,
  /* Written by `removeEvent`. */
  was_shown: KEPT,
  gated: KEPT,
  version: KEPT,
  created_at: KEPT,
  updated_at: TIME_OF_DELETION,
};

/** Clears the content and keeps the row, so that shares of the event show it as deleted. False if it does not exist. */
export const removeEvent = async (db: Table, changing: ChangingEvent): Promise<boolean> => {
  const { event, now } = changing;
  if (event.status === 'deleted') return false;
  const set = { ...softDelete(AFTER_DELETION, now).set, was_shown: event.status !== 'draft' };
  if (await writeEvent(db, changing, { set, remove: UNLISTED, closes: true })) return true;
  const key = hubEventKey(event.team_id, event.id);
  const fresh = key && (await db.get<HubEventItem>(key));
  return fresh !== undefined && removeEvent(db, { ...changing, event: fresh });
};
