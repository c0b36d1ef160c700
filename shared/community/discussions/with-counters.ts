import type { Reader } from '../../hubs/readers/readers.ts';
import type { Gathered } from '../../platform/db/gather.ts';
import { gatherNear } from '../../platform/db/gather-near.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { type CountersItem, countersKey } from './counters.ts';
import type { DiscussionItem } from './discussion-item.ts';
import type { ViewedDiscussion } from './present.ts';
import { type ViewerItem, viewerKey } from './viewer-item.ts';

type DiscussionId = Pick<DiscussionItem, 'team_id' | 'id'>;

/** The keys of the counters and of the reader's viewer row. */
const companionKeys = (reader: Reader, { team_id, id }: DiscussionId) => ({
  numbers: countersKey(team_id, id),
  own: reader.kind === 'contact' ? viewerKey(team_id, id, reader.id) : undefined,
});

/** The rows that `fromRows` needs. */
export const companionKeysOf = (reader: Reader, discussions: readonly DiscussionId[]): readonly Key[] =>
  discussions.flatMap((one) => Object.values(companionKeys(reader, one)).filter((key) => key !== undefined));

/** A discussion with the rows that were read for `companionKeysOf`. */
export const fromRows = (rows: Gathered, reader: Reader, discussion: DiscussionItem): ViewedDiscussion => {
  const { numbers, own } = companionKeys(reader, discussion);
  return {
    discussion,
    counters: numbers && rows<CountersItem>(numbers),
    viewer: own && rows<ViewerItem>(own),
  };
};

/** Discussions with their counters and the reader's viewer rows: one round trip. */
export const withCounters = async (
  db: Table,
  reader: Reader,
  discussions: readonly DiscussionItem[],
): Promise<readonly ViewedDiscussion[]> => {
  const rows = await gatherNear(db, companionKeysOf(reader, discussions), { eventual: true });
  return discussions.map((one) => fromRows(rows, reader, one));
};
