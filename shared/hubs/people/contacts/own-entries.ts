import type { NewItem } from '../../../platform/db/item.ts';
import { contactPartition, type Key, type TeamId } from '../../../platform/db/key.ts';
import { listed } from '../../../platform/db/listing.ts';
import type { Page, PageRequest } from '../../../platform/db/query.ts';
import { entity, type RowKind } from '../../../platform/db/row-kind.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { Step } from '../../../platform/db/transaction.ts';

const ownEntryEntity = /* @__PURE__ */ entity('own_entry');

/** What a contact lists of their own, although the key of the listed row does not name them. */
export type OwnList = 'BLOCKS' | 'DRAFTS' | 'REPORTS' | 'ORDERS' | 'SUBSCRIPTIONS';

export interface Owner {
  readonly team: TeamId;
  readonly contact: string;
}

/** An entry of a contact's own list. It is written with the row that it leads to. */
export interface OwnEntryItem {
  /** The id of the row that it leads to. */
  readonly id: string;
  /** The hub of that row; null for rows of the team. */
  readonly hub_id: string | null;
  readonly created_at: string;
}

const OWN = 'OWN#';

/** The entries of a list in the contact's partition, by id. */
export const ownEntries = (team: TeamId, contact: string, list: OwnList) => ({
  partition: contactPartition(team, contact),
  prefix: `${OWN}${list}#`,
});

const ownEntryKey = ({ team, contact }: Owner, list: OwnList, id: string): Key => {
  const { partition: pk, prefix } = ownEntries(team, contact, list);
  return { pk, sk: `${prefix}${id}` };
};

const listingOf = ({ team, contact }: Owner, list: OwnList): string => `${contactPartition(team, contact)}#${list}`;

const AT = 'AT#';

/** Adds an entry. Adding it again changes nothing. */
export const addEntry = (
  owner: Owner,
  list: OwnList,
  { id, hub_id, created_at }: OwnEntryItem,
): { readonly put: NewItem } => ({
  put: {
    ...ownEntryKey(owner, list, id),
    entity: ownEntryEntity,
    ...listed({ partition: listingOf(owner, list), sort: `${AT}${created_at}#${id}` }),
    id,
    hub_id,
    created_at,
  },
});

export const removeEntry = (owner: Owner, list: OwnList, id: string): Step => ({
  remove: ownEntryKey(owner, list, id),
});

/** A page of a contact's own list, newest first, eventually consistent. */
export const listEntries = (db: Table, owner: Owner, list: OwnList, page: PageRequest): Promise<Page<OwnEntryItem>> =>
  db.query<OwnEntryItem>({
    partition: listingOf(owner, list),
    prefix: AT,
    index: 'listing',
    descending: true,
    ...page,
  });

export const ownEntryKind = {
  entity: ownEntryEntity,
  key: ['TEAM#{team}#CONTACT#{contact}', 'OWN#{list}#{id}'],
  index: ['TEAM#{team}#CONTACT#{contact}#{list}', 'AT#{at}#{id}'],
  events: 'none',
  person: { contact: { exported: 'blocks', erased: 'afterwards' } },
  text: 'none',
  gives: false,
  note: "an entry of a contact's own list (`BLOCKS`, `DRAFTS`, `REPORTS`, `ORDERS`, `SUBSCRIPTIONS`), whose row has a key without the contact; written with that row",
} as const satisfies RowKind;
