import { admitDiscussion } from '../../shared/discussions/admit-discussion.ts';
import { discussionKey } from '../../shared/discussions/discussion-item.ts';
import { admitting, participantOf } from '../../shared/http/admitted.ts';

/** Callers of what hangs on a discussion that the path names by its id alone. */
export const discussionParticipant = () => participantOf('discussion_id', discussionKey);

/** The discussion where it is there for the caller; else why not. */
export const admitted = admitting(admitDiscussion);
