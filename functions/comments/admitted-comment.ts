import { admitting, participantOf } from '../../shared/api/admitted.ts';
import { admitComment } from '../../shared/community/comments/admit-comment.ts';
import { commentKey } from '../../shared/community/comments/comment-item.ts';

/** The participants of the comment in the path. */
export const commentParticipant = () => participantOf('comment_id', commentKey);

export const admittedComment = admitting(admitComment);
