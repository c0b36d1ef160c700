import { absent, exists, free } from '../../platform/db/expression.ts';
import type { Actor, Attributes, Item, NewItem } from '../../platform/db/item.ts';
import type { Key } from '../../platform/db/key.ts';
import { type Listed, withoutListing } from '../../platform/db/listing.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import { type Entity, entity, type RowKind } from '../../platform/db/row-kind.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids/id.ts';

const alertDedupeEntity = /* @__PURE__ */ entity('alert_dedupe');

/** The attributes of every alert. */
export type Alert = {
  readonly id: string;
  readonly alert_type: string;
  /** Diagnostic data without secrets. */
  readonly payload: Attributes;
  readonly created_at: string;
  readonly resolved_at: string | null;
  readonly resolved_by: string | null;
  readonly dedupe_key: string;
};

/** The input of `raise`. While an alert with the same `dedupe_key` is open, raising it again changes nothing. */
type Raised<More> = Pick<Alert, 'alert_type' | 'payload' | 'dedupe_key'> & More;

type Unresolvable = 'not_found' | 'already_resolved';

interface Kind<More> {
  readonly entity: Entity;
  readonly partition: string;
  /** Index attributes of an open alert, if a list needs them. */
  readonly index?: (alert: Alert & More) => Listed;
}

const OPEN = 'ALERT#';
const SERVICE = { type: 'system', id: 'service' } as const;

/**
 * The alerts of one partition. Open and resolved alerts have different keys, so listing open alerts never reads
 * resolved ones.
 */
export const openAlerts = <More extends Attributes>(db: Table, { entity, partition, index }: Kind<More>) => {
  type A = Alert & More;
  const at = (sk: string): Key => ({ pk: partition, sk });
  const openKey = (id: string) => at(`${OPEN}${id}`);
  const resolvedKey = (id: string) => at(`RESOLVED-ALERT#${id}`);
  const dedupeKey = (key: string) => at(`ALERT-DEDUPE#${key}`);

  /** The row that keeps a second alert with the same `dedupe_key` away, and the alert. */
  const rowsOf = (id: string, raised: Raised<More>, now: Date) => {
    const state = { id, created_at: now.toISOString(), resolved_at: null, resolved_by: null };
    const alert: A = { ...raised, ...state };
    return [
      { ...dedupeKey(raised.dedupe_key), entity: alertDedupeEntity, alert_id: id },
      { ...openKey(id), ...index?.(alert), ...alert, entity, actor: SERVICE },
    ] as const;
  };

  return {
    /** Raises an alert. Returns its id, or the id of the open alert with the same `dedupe_key`. */
    async raise(raised: Raised<More>, now: Date): Promise<string> {
      const id = newId();
      const [dedupe, row] = rowsOf(id, raised, now);
      const written = await db.transact([{ put: dedupe, condition: absent() }, { put: row }]);
      return written.ok ? id : String(written.failed[0]?.current?.alert_id);
    },

    /** The steps that raise an alert about a change that the same transaction makes, and that happens once. */
    raiseSteps: (raised: Raised<More>, now: Date): readonly Step[] =>
      rowsOf(newId(), raised, now).map((put) => ({ put, label: 'alert' })),

    /** Replaces the payload of an open alert; does nothing if it is resolved. */
    async updatePayload(id: string, payload: Attributes, now: Date): Promise<void> {
      await db.update(openKey(id), { set: { payload, updated_at: now.toISOString() } }, exists());
    },

    /** Open alerts, newest first. */
    list: (page: PageRequest): Promise<Page<A & Item>> =>
      db.query<A>({ partition, prefix: OPEN, descending: true, ...page }),

    /** Resolves an alert and returns it. Of concurrent calls one succeeds; the others get `already_resolved`. */
    async resolve(id: string, actor: Actor, now: Date): Promise<A | Unresolvable> {
      const [open, resolved] = await db.getMany<A>([openKey(id), resolvedKey(id)]);
      if (!open) return resolved ? 'already_resolved' : 'not_found';
      const alert = withoutListing(open);
      const change = { resolved_at: now.toISOString(), resolved_by: actor.id, updated_at: now.toISOString() };
      const row = { ...alert, ...change, ...resolvedKey(id), entity, actor: { ...actor } } as A & NewItem;
      const moved = await db.transact([
        { remove: openKey(id), condition: exists() },
        { put: row, condition: free },
        { remove: dedupeKey(open.dedupe_key) },
      ]);
      return moved.ok ? row : 'already_resolved';
    },
  };
};

export const alertDedupeKind = {
  entity: alertDedupeEntity,
  key: ['TEAM#{team} or PLATFORM', 'ALERT-DEDUPE#{key}'],
  events: 'none',
  person: nobody,
  text: 'none',
  gives: false,
  note: 'that an alert of this key is open',
} as const satisfies RowKind;
