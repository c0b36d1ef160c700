import { roleCountsEntity } from '../../../shared/accounts/roles/role-counts.ts';
import { membershipEntity } from '../../../shared/accounts/teams/memberships.ts';
import {
  reportReasonCountEntity,
  reportReasonEntity,
} from '../../../shared/community/moderation/report-reason-item.ts';
import { webhookEndpointCountEntity, webhookEndpointEntity } from '../../../shared/delivery/webhooks/endpoint-item.ts';
import { dripStepCountEntity, dripStepEntity } from '../../../shared/downstream/drip/step-item.ts';
import type { Item } from '../../../shared/platform/db/item.ts';
import { isTombstone } from '../../../shared/platform/db/item.ts';

/** One number that the table stores, and one that is counted from rows. */
export interface Mismatch {
  readonly counter: string;
  readonly pk: string;
  readonly sk: string;
  readonly attribute: string;
  readonly stored: number;
  readonly counted: number;
}

interface Place {
  readonly pk: string;
  readonly sk: string;
  readonly attribute: string;
}

type Row = Item & Readonly<Record<string, unknown>>;

/** A counter: its row's attributes with numbers, and what a counted row adds to. */
interface Counter {
  readonly stores: (row: Row) => readonly string[];
  /** The entity of the rows that are counted, and where each of them counts; `undefined` if it does not. */
  readonly of: string;
  readonly place: (row: Row) => Place | undefined;
}

const SAME =
  (sk: string) =>
  (row: Row): Place => ({ pk: row.pk, sk, attribute: 'count' });
const count = () => ['count'];

/** The attributes of a row of role counts that are ids of roles. */
const roleIds = (row: Row): readonly string[] =>
  Object.keys(row).filter((name) => typeof row[name] === 'number' && name.length === 36);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The counters whose rows name what they count, by the entity of the counter. Others are not checked: reactions, votes,
 * comments and seats are counted in rows that a scan cannot match with their targets.
 */
export const COUNTERS: Readonly<Record<string, Counter>> = {
  [roleCountsEntity]: {
    stores: roleIds,
    of: membershipEntity,
    place: (row) => ({ pk: row.pk, sk: 'ROLE-COUNTS', attribute: text(row.role_id) }),
  },
  [webhookEndpointCountEntity]: { stores: count, of: webhookEndpointEntity, place: SAME('WEBHOOKS') },
  [reportReasonCountEntity]: { stores: count, of: reportReasonEntity, place: SAME('REASONS') },
  [dripStepCountEntity]: { stores: count, of: dripStepEntity, place: SAME('STEPS') },
};

const keyOf = ({ pk, sk, attribute }: Place): string => JSON.stringify([pk, sk, attribute]);

/** Collects rows; then compares each stored number with the number of rows. A number that is zero needs no row. */
export const recount = () => {
  const stored = new Map<string, Place & { readonly counter: string; readonly value: number }>();
  const counted = new Map<string, Place & { readonly counter: string; value: number }>();
  const byCounted = new Map(Object.entries(COUNTERS).map(([name, counter]) => [counter.of, { name, counter }]));
  return {
    add(item: Item): void {
      if (isTombstone(item)) return;
      const row = item as Row;
      const own = COUNTERS[row.entity];
      for (const attribute of own?.stores(row) ?? []) {
        const place = { pk: row.pk, sk: row.sk, attribute };
        stored.set(keyOf(place), { ...place, counter: row.entity, value: Number(row[attribute]) });
      }
      const of = byCounted.get(row.entity);
      const place = of?.counter.place(row);
      if (!of || !place) return;
      const known = counted.get(keyOf(place)) ?? { ...place, counter: of.name, value: 0 };
      known.value += 1;
      counted.set(keyOf(place), known);
    },
    mismatches(): readonly Mismatch[] {
      const keys = new Set([...stored.keys(), ...counted.keys()]);
      return [...keys].flatMap((key) => {
        const [one, other] = [stored.get(key), counted.get(key)];
        const place = one ?? other;
        const [left, right] = [one?.value ?? 0, other?.value ?? 0];
        if (!place || left === right) return [];
        const { pk, sk, attribute, counter } = place;
        return [{ counter, pk, sk, attribute, stored: left, counted: right }];
      });
    },
  };
};
