import type { CommentItem } from '../../../shared/community/comments/comment-item.ts';
import { repliesOf, rootsOf } from '../../../shared/community/comments/comment-item.ts';
import type { Item } from '../../../shared/platform/db/item.ts';
import type { ApiResponse } from '../../support/service.ts';
import { type CommunityWorld, data, type Person, read } from '../community/world.ts';

export const comment = (world: CommunityWorld, token: string | undefined, attributes: object): Promise<ApiResponse> =>
  world.service.call({
    method: 'POST',
    path: '/api/v1/comments',
    token,
    body: { data: { type: 'comments', attributes } },
  });

/** Creates a comment or a reply and returns its id. */
export const newComment = async (
  world: CommunityWorld,
  by: Person,
  discussion: string,
  parent: string | null = null,
): Promise<string> => {
  const made = await comment(world, by.token, {
    target_type: 'discussion',
    target_id: discussion,
    body: 'Words',
    parent_comment_id: parent,
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return data(made).id;
};

export const call = (
  world: CommunityWorld,
  method: string,
  path: string,
  token: string,
  body?: unknown,
): Promise<ApiResponse> =>
  world.service.call({ method, path: `/api/v1${path}`, token, ...(body !== undefined && { body }) });

/** The comment_count of the discussion. */
export const commentCount = async (world: CommunityWorld, by: Person, discussion: string): Promise<number> =>
  Number(data(await read(world, by.token, discussion)).attributes.comment_count);

const LIVE = { limit: 1000, after: undefined };

/** The count recomputed from the rows: live roots and their live replies. */
export const recountComments = async ({ service, team }: CommunityWorld, discussion: string): Promise<number> => {
  const live = ({ status, target_id }: CommentItem) => status !== 'deleted' && target_id === discussion;
  const { items: roots } = await service.db.query<CommentItem & Item>({ ...rootsOf(team.id, discussion), ...LIVE });
  const counts = roots.filter(live).map(async (root) => {
    const { items } = await service.db.query<CommentItem & Item>({ ...repliesOf(team.id, root), ...LIVE });
    return 1 + items.filter((reply) => live(reply) && reply.parent_comment_id === root.id).length;
  });
  return (await Promise.all(counts)).reduce((all, one) => all + one, 0);
};
