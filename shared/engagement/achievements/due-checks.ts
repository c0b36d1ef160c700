import { type DuePage, dueOf } from '../../platform/db/due.ts';
import { duePartition } from '../../platform/db/due-shards.ts';
import type { Item } from '../../platform/db/item.ts';
import { PENDING, SETTLED } from '../../platform/db/personal-data.ts';
import { dueTimeOf } from '../../platform/db/postpone.ts';
import type { PageRequest } from '../../platform/db/query.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import type { Table } from '../../platform/db/table.ts';

const achievementDueEntity = /* @__PURE__ */ entity('achievement_due');

/** A scheduled check of one member: a time in the hub is reached, or an event they attend has ended. */
export type DueCheck = {
  readonly at: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly contact_id: string;
} & (
  | { readonly kind: 'tenure'; readonly achievement_id: string }
  | { readonly kind: 'attendance'; readonly event_id: string }
);

export const ACHIEVEMENTS_DUE = 'ACHIEVEMENTS_DUE';
const PREFIX = 'AT#';

const subjectOf = (due: DueCheck): string => (due.kind === 'tenure' ? due.achievement_id : due.event_id);

export const dueChecks = (db: Table) => ({
  /** The check runs within a minute after `at`. Idempotent: scheduling it again writes the same row. */
  async schedule(due: DueCheck): Promise<void> {
    const sk = [`${PREFIX}${due.at}`, due.hub_id, due.contact_id, subjectOf(due)].join('#');
    await db.put({ pk: duePartition(ACHIEVEMENTS_DUE, due.contact_id), sk, entity: achievementDueEntity, ...due });
  },

  /** A page of the checks that are due, longest overdue first. */
  async listDue(partition: string, now: Date, page: PageRequest): Promise<DuePage<DueCheck & Item>> {
    const items = await db.query<DueCheck>({ partition, prefix: PREFIX, ...page });
    return dueOf(items, (row) => dueTimeOf(row) <= now.getTime());
  },

  async delete({ pk, sk }: Item): Promise<void> {
    await db.remove({ pk, sk });
  },
});

export const achievementDueKind = {
  entity: achievementDueEntity,
  key: ['ACHIEVEMENTS_DUE or ACHIEVEMENTS_DUE~{n} or ACHIEVEMENTS_DUE#ASIDE', 'AT#{at}#{hub}#{contact}#{id}'],
  events: 'none',
  person: { contact: { exported: PENDING, erased: SETTLED } },
  team: 'team_id',
  text: 'none',
  gives: false,
  note: 'a member’s time in a hub, the end of an event they go to',
} as const satisfies RowKind;
