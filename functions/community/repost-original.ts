import type { AccessContext } from '../../shared/api/admitted.ts';
import type { DiscussionItem } from '../../shared/community/discussions/discussion-item.ts';
import { Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { admitted } from './admitted.ts';

/** The refusal of a discussion that cannot be reposted. */
export const unknownRepost = () => refuse('unknown_repost', { field: 'repost_of_id' });

/**
 * The discussion to repost: published, in the same hub, and the caller can read it. Undefined without a `repost_of_id`.
 */
export const originalOf = async (
  { repost_of_id: id }: { readonly repost_of_id: string | null },
  context: AccessContext,
  hubId: string,
): Promise<DiscussionItem | Refusal<'unknown_repost'> | undefined> => {
  if (id === null) return undefined;
  const found = await admitted(context, id);
  if (found instanceof Refusal) return unknownRepost();
  const { discussion } = found;
  return discussion.hub_id === hubId && discussion.status === 'published' ? discussion : unknownRepost();
};
