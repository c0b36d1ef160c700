import { absent } from '../../platform/db/expression.ts';
import type { TeamId } from '../../platform/db/key.ts';
import {
  commentCountersEntity,
  commentCountersKey,
  commentKey,
  commentViewerEntity,
  commentViewerKey,
} from '../comments/comment-item.ts';
import { countersKey, discussionCountersEntity, isNotWithdrawn } from '../discussions/counters.ts';
import { discussionKey } from '../discussions/discussion-item.ts';
import { discussionViewerEntity, viewerKey } from '../discussions/viewer-item.ts';
import type { Reactable } from './react.ts';

interface Target {
  readonly id: string;
  readonly team_id: TeamId;
  readonly hub_id: string;
}

/** A discussion as the target of a contact's reactions; undefined for an id that no discussion can have. */
export const reactableDiscussion = ({ id, team_id, hub_id }: Target, contact: string): Reactable | undefined => {
  const [post, numbers, own] = [discussionKey(team_id, id), countersKey(team_id, id), viewerKey(team_id, id, contact)];
  return (
    post &&
    numbers &&
    own && {
      post,
      counters: { key: numbers, entity: discussionCountersEntity, open: isNotWithdrawn },
      viewer: { key: own, entity: discussionViewerEntity },
      hub_id,
      resource_id: id,
    }
  );
};

/** A comment as the target of a contact's reactions; undefined for an id that no comment can have. */
export const reactableComment = ({ id, team_id, hub_id }: Target, contact: string): Reactable | undefined => {
  const [post, numbers] = [commentKey(team_id, id), commentCountersKey(team_id, id)];
  const own = commentViewerKey(team_id, id, contact);
  return (
    post &&
    numbers &&
    own && {
      post,
      counters: { key: numbers, entity: commentCountersEntity, open: absent('root_deleted') },
      viewer: { key: own, entity: commentViewerEntity },
      hub_id,
      resource_id: id,
    }
  );
};
