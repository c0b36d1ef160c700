import { admitting, participantOf } from '../../shared/api/admitted.ts';
import { admitDiscussion } from '../../shared/community/discussions/admit-discussion.ts';
import { discussionKey } from '../../shared/community/discussions/discussion-item.ts';

/** The participants of the discussion in the path. */
export const discussionParticipant = () => participantOf('discussion_id', discussionKey);

export const admitted = admitting(admitDiscussion);
