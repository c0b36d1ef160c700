import { NOT_INDEXED } from '../../../platform/db/personal-data.ts';
import type { RowKind } from '../../../platform/db/row-kind.ts';
import { declared } from '../../../platform/ledger/domain-event.ts';
import { circumstances, rowChange, writeTime } from '../../../platform/ledger/row-change.ts';
import { contactPairEntity, type PairItem } from './pairs.ts';

type BlockList = Partial<Pick<PairItem, 'blocked_by'>>;

const blockersOf = (row: object | undefined): readonly string[] => (row as BlockList | undefined)?.blocked_by ?? [];

/** The ids of the two contacts, from the partition key. */
const contactsOf = (partition: string): readonly string[] => partition.split('#').slice(-2);

/** `contact.blocked` and `contact.unblocked`. The resource is the blocked contact. */
const pairEvents = /* @__PURE__ */ declared(['contact.blocked', 'contact.unblocked'], (before, after) => {
  const change = rowChange(before, after);
  if (!change || change.kind === 'deleted') return [];
  const { after: row } = change;
  const [had, has] = [blockersOf(change.kind === 'created' ? undefined : change.before), blockersOf(row)];
  const eventsFor = (blockers: readonly string[], word: string) =>
    blockers.flatMap((blocker) =>
      contactsOf(row.pk)
        .filter((id) => id !== blocker)
        .map((resource_id) => ({
          ...circumstances(row, writeTime(row)),
          type: `contact.${word}`,
          resource_type: 'contacts',
          resource_id,
          changed: [],
        })),
    );
  return [
    ...eventsFor(
      has.filter((id) => !had.includes(id)),
      'blocked',
    ),
    ...eventsFor(
      had.filter((id) => !has.includes(id)),
      'unblocked',
    ),
  ];
});

export const contactPairKind = {
  entity: contactPairEntity,
  key: ['TEAM#{team}#PAIR#{low}#{high}', 'PAIR'],
  events: pairEvents,
  person: {
    contact: { exported: NOT_INDEXED, erased: { kept: 'The other contact may have blocked the erased one.' } },
  },
  text: 'none',
  gives: false,
  note: 'two contacts: their conversation, who blocks whom',
} as const satisfies RowKind;
