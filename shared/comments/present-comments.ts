import { gather } from '../db/gather.ts';
import type { Table } from '../db/table.ts';
import { authorAttributes, authorKeys } from '../discussions/authors.ts';
import { emojiCounts } from '../discussions/counters.ts';
import { gave } from '../discussions/viewer-item.ts';
import type { SeenComment } from './admit-comment.ts';

/** Comments of one hub as their viewer sees them, with who wrote them as they are now. */
export const presentComments = async (db: Table, seen: readonly SeenComment[], now: Date) => {
  const hubOf = ({ comment }: SeenComment) => ({ team: comment.team_id, hub: comment.hub_id });
  const keys = seen.flatMap((one) => authorKeys(hubOf(one), one.comment.author));
  const rows = await gather(db, keys, { eventual: true });
  return seen.map((one) => {
    const { comment, counters, viewer } = one;
    return {
      ...comment,
      ...authorAttributes(hubOf(one), comment.author, rows, now),
      reply_count: counters?.replies ?? 0,
      reaction_count: counters?.reactions ?? 0,
      report_count: counters?.reports ?? 0,
      reported_by_me: viewer?.reported ?? false,
      reactions: emojiCounts(counters).map(({ emoji, count }) => ({
        emoji,
        count,
        viewer_reacted: gave(viewer, emoji),
      })),
    };
  });
};
