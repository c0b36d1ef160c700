import type { HubItem } from '../../hubs/hubs/hub-item.ts';
import type { MemberItem } from '../../hubs/people/members/member-item.ts';
import type { Table } from '../../platform/db/table.ts';
import type { DiscussionChanges } from './discussion-input.ts';
import type { DiscussionItem } from './discussion-item.ts';
import { discussionTexts } from './discussion-texts.ts';
import { type Assessment, approvalSteps, assessEdit, assessPost } from './newcomer-limits.ts';

const UNCOUNTED: Assessment = { held: false, steps: [] };

/** The texts after the change. */
const textsAfter = (discussion: DiscussionItem, { title, body, external_video_embeds, poll }: DiscussionChanges) =>
  discussionTexts({
    title: title === undefined ? discussion.title : title,
    body: body ?? discussion.body,
    external_video_embeds: external_video_embeds ?? discussion.external_video_embeds,
    poll: poll?.options ? { options: poll.options } : discussion.poll,
  });

interface Assessed {
  readonly discussion: DiscussionItem;
  readonly hub: HubItem;
  readonly member?: MemberItem | undefined;
  readonly now: Date;
}

/**
 * Whether a member's change is held for review: the publication of a draft, or links that are added to a published
 * post. A held post that a moderator publishes counts from then on.
 */
export const assessChange = async (
  db: Table,
  { discussion, hub, member, now }: Assessed,
  input: DiscussionChanges,
): Promise<Assessment> => {
  const { author, status, published_at, needs_review } = discussion;
  if (author.type !== 'contact') return UNCOUNTED;
  if (status === 'pending_review' && input.status === 'published' && published_at === null)
    return { held: false, steps: approvalSteps(hub, author.id) };
  if (member?.contact_id !== author.id) return UNCOUNTED;
  const after = textsAfter(discussion, input);
  if (status === 'draft' && input.status === 'published' && !needs_review)
    return assessPost(db, { hub, member }, after, now);
  const held =
    status === 'published' && (await assessEdit(db, { hub, member }, discussionTexts(discussion), after, now));
  return { held, steps: [] };
};
