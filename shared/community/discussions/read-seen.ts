import type { Reader } from '../../hubs/readers/readers.ts';
import { type Gathered, gather } from '../../platform/db/gather.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { type CountersItem, countersKey } from './counters.ts';
import type { DiscussionItem } from './discussion-item.ts';
import type { SeenDiscussion } from './present.ts';
import { type ViewerItem, viewerKey } from './viewer-item.ts';

type Named = Pick<DiscussionItem, 'team_id' | 'id'>;

/** Where its numbers stand, and what the reader did with it. */
const beside = (reader: Reader, { team_id, id }: Named) => ({
  numbers: countersKey(team_id, id),
  own: reader.kind === 'contact' ? viewerKey(team_id, id, reader.id) : undefined,
});

/** The rows that stand beside some discussions: to be read in one round trip, and given to `seenIn`. */
export const keysBeside = (reader: Reader, discussions: readonly Named[]): readonly Key[] =>
  discussions.flatMap((one) => Object.values(beside(reader, one)).filter((key) => key !== undefined));

/** A discussion with its numbers and what the reader did, as `keysBeside` found them. */
export const seenIn = (rows: Gathered, reader: Reader, discussion: DiscussionItem): SeenDiscussion => {
  const { numbers, own } = beside(reader, discussion);
  return {
    discussion,
    counters: numbers && rows<CountersItem>(numbers),
    viewer: own && rows<ViewerItem>(own),
  };
};

/** Discussions with their numbers and what the reader did: one round trip. */
export const readSeen = async (
  db: Table,
  reader: Reader,
  discussions: readonly DiscussionItem[],
): Promise<readonly SeenDiscussion[]> => {
  const rows = await gather(db, keysBeside(reader, discussions), { eventual: true });
  return discussions.map((one) => seenIn(rows, reader, one));
};
