import type { Key } from '../../../shared/platform/db/key.ts';

/** Rows of one kind, as the table on the page groups them. */
export type Part =
  | 'hub row'
  | 'contacts and members'
  | 'limits'
  | 'discussions of a space'
  | 'feed of the hub'
  | 'counters of a discussion'
  | 'counters of a comment'
  | 'rows of one viewer'
  | 'members who reacted'
  | 'comments of a target'
  | 'conversations and inboxes'
  | 'activity'
  | 'seats row of an event'
  | 'RSVPs of an event'
  | 'awards, points and monthly counters'
  | 'leaderboard'
  | 'editor queue'
  | 'orders'
  | 'ledger of the hub'
  | 'stream end'
  | 'notifications'
  | 'fan-out of an automation'
  | 'due rows'
  | 'search index';

/** How the rows of a partition are spread: at its end, which the store cannot split, or over its sort keys. */
export type Spread = 'end' | 'keys';

/** One access of an item. */
export interface Access {
  readonly part: Part;
  readonly key: Key;
  readonly spread: Spread;
  readonly write: number;
  readonly read: number;
}

type Place = Pick<Access, 'part' | 'spread'>;

export const required = (key: Key | undefined): Key => {
  if (!key) throw new Error('The id has no key');
  return key;
};

/** A write of the units that DynamoDB charges, twice those of the row in a transaction. */
export const write = ({ part, spread }: Place, key: Key | undefined, units: number): Access => ({
  part,
  spread,
  key: required(key),
  write: units,
  read: 0,
});

export const read = ({ part, spread }: Place, key: Key | undefined, units = 1): Access => ({
  part,
  spread,
  key: required(key),
  write: 0,
  read: units,
});

export const at = (part: Part, spread: Spread): Place => ({ part, spread });
