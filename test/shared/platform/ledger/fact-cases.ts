import type { Item } from '../../../../shared/platform/db/item.ts';
import { hubPartition } from '../../../../shared/platform/db/key.ts';

/** The time of the fact. Every other time in the rows is a decoy. */
export const FACT = '2026-03-02T10:00:00.000Z';
export const DECOY = '2026-05-05T05:05:05.000Z';
export const FACT_SECONDS = Date.parse(FACT) / 1000;
export const DECOY_SECONDS = Date.parse(DECOY) / 1000;

const TIMES = [
  'created_at',
  'updated_at',
  'published_at',
  'scheduled_at',
  'deleted_at',
  'edited_at',
  'opened_at',
  'canceled_at',
  'ended_at',
  'expires_at',
  'revoked_at',
  'resolved_at',
  'completed_at',
  'started_at',
  'joined_at',
  'banned_at',
  'earned_at',
  'enrolled_at',
  'entered_at',
  'granted_at',
  'paid_at',
  'past_due_since',
  'grace_ends_at',
  'since',
  'verified_at',
  'rotated_at',
  'disabled_at',
  'suppressed_at',
  'suspended_until',
  'current_period_end',
];

const pk = hubPartition({ team: 't', hub: 'h' });

/** A row with every time attribute. Each time is a decoy unless the case sets it. */
export const row = (attributes: object): Item =>
  ({
    ...Object.fromEntries(TIMES.map((name) => [name, DECOY])),
    pk,
    sk: 'ROW#x',
    entity: 'x',
    id: 'x',
    team_id: 't',
    hub_id: 'h',
    contact_id: 'c',
    ...attributes,
  }) as Item;

/** A tombstone. `buried_at` is the stored name of its deletion time. */
const gone = { pk, sk: 'ROW#x', entity: 'x', buried_at: FACT } as Item;

export interface FactCase {
  readonly type: string;
  readonly before?: Item;
  readonly after: Item;
}

/** A row is created, and its event has the time of the attributes. */
export const creates = (type: string, after: object): FactCase => ({ type, after: row(after) });

/** A row is changed, and its event has the time of the new attributes. */
export const changes = (type: string, before: object, after: object): FactCase => ({
  type,
  before: row(before),
  after: row({ tries: 2, ...after }),
});

/** A change whose time is only in `updated_at`. */
export const updates = (type: string, before: object, after: object): FactCase =>
  changes(type, before, { ...after, updated_at: FACT });

export const deletes = (type: string, before: object = {}): FactCase => ({ type, before: row(before), after: gone });

/** A change of the status. The time is in the named attribute, by default `updated_at`. */
export const changesStatus = (type: string, from: string, to: string, time = 'updated_at'): FactCase =>
  changes(type, { status: from }, { status: to, [time]: FACT });

export const crudOf = (thing: string): readonly FactCase[] => [
  creates(`${thing}.created`, { created_at: FACT }),
  updates(`${thing}.updated`, {}, {}),
  deletes(`${thing}.deleted`),
];
