import { admitComment } from '../../shared/comments/admit-comment.ts';
import { commentKey } from '../../shared/comments/comment-item.ts';
import { admitting, participantOf } from '../../shared/http/admitted.ts';

/** Callers of what hangs on a comment that the path names by its id alone. */
export const commentParticipant = () => participantOf('comment_id', commentKey);

/** The comment where it is there for the caller; else why not. */
export const admittedComment = admitting(admitComment);
