import { admitting, participantOf } from '../../shared/api/admitted.ts';
import { admitDiscussion } from '../../shared/community/discussions/admit-discussion.ts';
import { discussionKey } from '../../shared/community/discussions/discussion-item.ts';

/** Callers of what hangs on a discussion that the path names by its id alone. */
export const discussionParticipant = () => participantOf('discussion_id', discussionKey);

/** The discussion where it is there for the caller; else why not. */
export const admitted = admitting(admitDiscussion);
