import type { Step } from '../../platform/db/transaction.ts';
import { countersKey, countersStep } from './counters.ts';
import type { DiscussionItem } from './discussion-item.ts';
import { draftSteps } from './draft-steps.ts';
import { placeAgain } from './publication-place.ts';

/** The steps that undo those of a deletion, for the transaction that puts the row from before it. */
export const restoreSteps = (before: DiscussionItem): readonly Step[] => {
  const { team_id, id, repost_of, status, author } = before;
  const own = status === 'published' ? countersKey(team_id, id) : undefined;
  const original = repost_of ? countersKey(team_id, repost_of.id) : undefined;
  return [
    ...(own ? [countersStep(own, { remove: ['withdrawn'] })] : []),
    ...(original ? [countersStep(original, { add: { reposts: 1 } })] : []),
    ...placeAgain(before),
    ...draftSteps(before, status, author),
  ];
};
