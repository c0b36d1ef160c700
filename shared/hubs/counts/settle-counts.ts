import { Contention } from '../../platform/db/contention.ts';
import { SPREAD } from '../../platform/db/counts.ts';
import { exists, free } from '../../platform/db/expression.ts';
import type { Attributes } from '../../platform/db/item.ts';
import type { Key } from '../../platform/db/key.ts';
import { DERIVED, nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import type { Table } from '../../platform/db/table.ts';
import { inParts } from '../../platform/runtime/in-parts.ts';

const countEntity = /* @__PURE__ */ entity('count');
const countedEntity = /* @__PURE__ */ entity('counted');

/** The number of a count in the first of its rows; busy counts have more rows, which are added up. */
export interface Counter {
  readonly key: Key;
  readonly attribute: string;
}

/** Something that a count may contain. */
export interface Countable {
  /** The key of the row that says that the count contains it. */
  readonly mark: Key;
  readonly counter: Counter;
  /** What the mark says of it. */
  readonly attributes: Attributes;
  /** Whether the mark exists. */
  readonly isMarked: boolean;
  /** Whether the count should contain it. */
  readonly isCounted: boolean;
}

const MAX_SPREAD = 16;
const MAX_ROUNDS = 20;
const CONCURRENCY = 10;

/** Another row of a count, for writes that collide on its first row. */
const spreadKey = ({ pk, sk }: Key): Key => ({
  pk,
  sk: `${sk}${SPREAD}${Math.floor(Math.random() * MAX_SPREAD).toString(MAX_SPREAD)}`,
});

/** Writes the mark and the count in one transaction; nothing if a concurrent call did. False if writes collided. */
const move = async (db: Table, { mark, counter, attributes, isCounted }: Countable, row: Key): Promise<boolean> => {
  const marking = isCounted
    ? { put: { ...attributes, ...mark, entity: countedEntity }, condition: free }
    : { remove: mark, condition: exists() };
  const change = { set: { entity: countEntity }, add: { [counter.attribute]: isCounted ? 1 : -1 } };
  try {
    await db.transact([marking, { update: row, change }]);
    return true;
  } catch (error) {
    if (error instanceof Contention) return false;
    throw error;
  }
};

/**
 * Makes counts agree with the things that `read` reads consistently, together with their marks. Idempotent. A count is
 * always the number of its marks. A call returns only after it has read no difference, so after concurrent, repeated
 * and interrupted calls, in any order, the marks agree with the newest state.
 */
export const settleCounts = async (db: Table, read: () => Promise<readonly Countable[]>): Promise<void> => {
  let busy = false;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const wrong = (await read()).filter(({ isMarked, isCounted }) => isMarked !== isCounted);
    if (wrong.length === 0) return;
    for (const part of inParts(wrong, CONCURRENCY)) {
      const rowOf = ({ key }: Counter) => (busy ? spreadKey(key) : key);
      const moved = await Promise.all(part.map((one) => move(db, one, rowOf(one.counter))));
      busy ||= moved.includes(false);
    }
  }
  throw new Error('The things changed faster than their counts');
};

export const countKind = {
  entity: countEntity,
  key: [
    'TEAM#{team}#LISTED#HUBS or TEAM#{team}#LISTED#HUB#{hub}#SPACES',
    'HUB#{hub} or HUB#{hub}~{n} or SPACE#{space} or SPACE#{space}~{n}',
  ],
  events: 'none',
  person: nobody,
  text: 'none',
  gives: false,
  note: 'the active members of a hub; the active members and published discussions of a space; the rows `~{n}` are added',
} as const satisfies RowKind;

export const countedKind = {
  entity: countedEntity,
  key: [
    'TEAM#{team}#LISTED#CONTACT#{contact} or TEAM#{team}#LISTED#HUB#{hub}#DISCUSSIONS',
    'COUNTED#HUB#{hub}#MEMBER or COUNTED#HUB#{hub}#SPACE#{space} or D#{discussion}',
  ],
  events: 'none',
  person: {
    contact: {
      exported: DERIVED,
      erased: { kept: 'The worker removes it after the membership ended, with its share of the count.' },
    },
  },
  text: 'none',
  gives: false,
  note: 'that a count contains a member or a discussion',
} as const satisfies RowKind;
