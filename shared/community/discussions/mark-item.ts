import type { Key } from '../../platform/db/key.ts';
import { COUNTED, DERIVED } from '../../platform/db/personal-data.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';

const postMarkEntity = /* @__PURE__ */ entity('post_mark');

/** The kinds of mark: a reaction with an emoji, or a vote for an option of a poll. */
const PREFIXES = { reaction: 'R#', vote: 'V#' } as const;

type MarkKind = keyof typeof PREFIXES;

/** A mark that a contact made on a post. Its `value` is the emoji or the id of the option. */
interface Mark {
  readonly kind: MarkKind;
  readonly value: string;
  readonly contact: string;
}

/**
 * A reaction to a post, or a vote in its poll, beside the post instead of its contact. It is written and removed with
 * the contact's viewer row, so that lists of a post's reactions and votes agree with its counts.
 */
interface MarkItem {
  readonly value: string;
  readonly contact_id: string;
  readonly created_at: string;
}

const partitionOf = (post: Key): string => `${post.pk}#M#${post.sk}`;
const valuePrefix = (kind: MarkKind, value: string): string => `${PREFIXES[kind]}${value}#`;

export const markKey = (post: Key, { kind, value, contact }: Mark): Key => ({
  pk: partitionOf(post),
  sk: `${valuePrefix(kind, value)}${contact}`,
});

/** The step that adds a mark to the post with the key, for the transaction that writes the viewer row. */
export const addMark = (post: Key, mark: Mark, now: Date): Step => ({
  put: {
    ...markKey(post, mark),
    entity: postMarkEntity,
    value: mark.value,
    contact_id: mark.contact,
    created_at: now.toISOString(),
  },
});

export const removeMark = (post: Key, mark: Mark): Step => ({ remove: markKey(post, mark) });

/** A page of the marks on a post by value, then by contact; optionally of one value. */
export const listMarks = (
  db: Table,
  post: Key,
  { kind, value }: { readonly kind: MarkKind; readonly value: string | undefined },
  page: PageRequest,
): Promise<Page<MarkItem>> =>
  db.query<MarkItem>({
    partition: partitionOf(post),
    prefix: value === undefined ? PREFIXES[kind] : valuePrefix(kind, value),
    ...page,
  });

export const postMarkKind = {
  entity: postMarkEntity,
  key: [
    'TEAM#{team}#SPACE#{tag}#M#D#{discussion} or TEAM#{team}#TARGET#{tag}#M#C#{comment} or TEAM#{team}#TARGET#{tag}#M#R#{root}#{comment}',
    'R#{emoji}#{contact} or V#{option}#{contact}',
  ],
  events: 'none',
  person: { contact: { exported: DERIVED, erased: COUNTED } },
  text: 'none',
  gives: false,
  note: "a reaction to a post, or a vote in a poll that is not anonymous; written and removed with the contact's viewer row",
} as const satisfies RowKind;
