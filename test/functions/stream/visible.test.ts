import { describe, expect, test } from 'vitest';
import { commentEntity } from '../../../shared/community/comments/comment-events.ts';
import { commentKey } from '../../../shared/community/comments/comment-item.ts';
import { type DiscussionItem, discussionKey } from '../../../shared/community/discussions/discussion-item.ts';
import { NewContentNode } from '../../../shared/engagement/content/content-input.ts';
import { contentNodeKey } from '../../../shared/engagement/content/content-node-item.ts';
import { contentNodes } from '../../../shared/engagement/content/content-nodes.ts';
import { conversationEntity, conversationKeyOf } from '../../../shared/engagement/messages/conversation-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId, replyId, tagFor } from '../../../shared/platform/ids/place-id.ts';
import { useWorld } from '../../support/use-world.ts';
import { eventsOf, startStream } from './world.ts';

const at = useWorld(startStream);

const about = (type: string, resource_type: string, resource_id: string, more: object = {}) =>
  at.record({ type, resource_type, resource_id, ...more });
const seenBy = async (token: string, after: string) =>
  eventsOf(await at.read(token, after)).map(({ data }) => `${data?.type} ${data?.resource_id}`);

/** An id before all events of a test. */
const lastEventId = () => about('member.joined', 'members', newId());

const comment = async (on: DiscussionItem, status: string, root: string | null = null, target_type = 'discussion') => {
  const id = root === null ? newPlaceId(tagFor(on.id)) : replyId(tagFor(on.id), root);
  const key = commentKey(at.ours.id, id) ?? { pk: '', sk: '' };
  const author = { type: 'contact', id: newId() };
  const place = { hub_id: on.hub_id, space_id: on.space_id, target_type, target_id: on.id };
  await at.service.db.put({
    ...key,
    entity: commentEntity,
    id,
    team_id: at.ours.id,
    ...place,
    author,
    status,
    parent_comment_id: root,
  });
  return id;
};

describe('comments on content', () => {
  const node = async (of = at.ours, input: object = {}) => {
    const author = { type: 'user', id: of.users.owner.id } as const;
    const made = await contentNodes(at.service.db, { team: of.id, hub: of.hub }).create(
      NewContentNode.parse({ title: 'A node', ...input }),
      author,
      author,
      new Date(),
    );
    if (typeof made === 'string') throw new Error(made);
    return { ...made, space_id: null };
  };

  test('are visible with their node: not on a draft or a locked node', async () => {
    const from = await lastEventId();
    const [open, draft, locked] = [await node(), await node(at.ours, { status: 'draft' }), await node()];
    const key = contentNodeKey(at.ours.id, locked.id) ?? { pk: '', sk: '' };
    await at.service.db.update(key, { set: { gated: true } });
    const ids: string[] = [];
    for (const one of [open, draft, locked]) {
      const id = await comment(one as never, 'published', null, 'content_node');
      ids.push(id);
      await about('comment.created', 'comments', id);
    }
    const [first] = ids;
    expect(await seenBy(at.ours.member.token, from)).toEqual([`comment.created ${first}`]);
    expect(await seenBy(at.ours.users.owner.token, from)).toHaveLength(3);
  });
});

describe('discussions', () => {
  test('of spaces that a member cannot read are visible only to moderators', async () => {
    const from = await lastEventId();
    const ids: string[] = [];
    for (const [visibility, access_level] of [
      ['public', 'invite'],
      ['members', 'open'],
      ['members', 'invite'],
      ['secret', 'open'],
    ] as const) {
      const { id } = await at.discussion(await at.space(visibility, access_level));
      ids.push(id);
      for (const type of ['discussion.created', 'discussion.deleted', 'reaction.added'])
        await about(type, 'discussions', id);
    }
    const seen = await seenBy(at.ours.member.token, from);
    expect(seen.map((text) => text.split(' ')[1])).toEqual(ids.slice(0, 2).flatMap((id) => [id, id, id]));
    expect(await seenBy(at.ours.users.moderator.token, from)).toHaveLength(12);
  });

  test('are hidden from others as drafts; a withdrawn discussion is sent only as withdrawn', async () => {
    const from = await lastEventId();
    const space = await at.space('public');
    const draft = await at.discussion(space, { status: 'draft' });
    const withdrawn = await at.discussion(space);
    const key = discussionKey(at.ours.id, withdrawn.id) ?? { pk: '', sk: '' };
    await at.service.db.update(key, { set: { status: 'deleted' } });
    await about('discussion.created', 'discussions', draft.id);
    await about('discussion.deleted', 'discussions', draft.id);
    await about('discussion.created', 'discussions', withdrawn.id);
    await about('discussion.deleted', 'discussions', withdrawn.id);
    expect(await seenBy(at.ours.member.token, from)).toEqual([`discussion.deleted ${withdrawn.id}`]);
    expect(await seenBy(at.ours.users.owner.token, from)).toContain(`discussion.created ${draft.id}`);
  });
});

describe('comments', () => {
  test('are visible with their target', async () => {
    const from = await lastEventId();
    const open = await at.discussion(await at.space('public'));
    const secret = await at.discussion(await at.space('secret'));
    const shown = await comment(open, 'published');
    const hidden = await comment(open, 'hidden');
    const secretly = await comment(secret, 'published');
    for (const id of [shown, hidden, secretly]) await about('comment.created', 'comments', id);
    await about('comment.created', 'comments', await comment(open, 'published', hidden));
    await about('comment.hidden', 'comments', hidden);
    await about('reaction.added', 'comments', secretly);
    await about('comment.created', 'comments', newPlaceId(tagFor(open.id)));
    expect(await seenBy(at.ours.member.token, from)).toEqual([`comment.created ${shown}`, `comment.hidden ${hidden}`]);
    expect(await seenBy(at.ours.users.moderator.token, from)).toHaveLength(6);
  });
});

describe('messages', () => {
  test('are visible only to participants who accepted them, not to creators', async () => {
    const from = await lastEventId();
    const conversation = async (contact_ids: readonly string[], more: object = {}) => {
      const id = newId();
      const key = conversationKeyOf(at.ours.id, id);
      await at.service.db.put({ ...key, entity: conversationEntity, id, team_id: at.ours.id, contact_ids, ...more });
      const message = newPlaceId(tagFor(id));
      await about('message.created', 'messages', message);
      return message;
    };
    const ownMessage = await conversation([at.ours.member.id, newId()]);
    await conversation([newId(), newId()]);
    for (const status of ['requested', 'held', 'declined'])
      await conversation([at.ours.member.id, newId()], { requests: { [at.ours.member.id]: status } });
    const accepted = await conversation([at.ours.member.id], { requests: { [at.ours.member.id]: 'accepted' } });
    const seen = [ownMessage, accepted].map((message) => `message.created ${message}`);
    expect(await seenBy(at.ours.member.token, from)).toEqual(seen);
    expect(await seenBy(at.ours.users.owner.token, from)).toEqual([]);
    expect(await seenBy(at.ours.key.secret, from)).toEqual([]);
  });
});

describe('members', () => {
  test('joining and leaving are visible to all members; other events to the member and moderators', async () => {
    const from = await lastEventId();
    const other = newId();
    for (const type of ['member.joined', 'member.warned', 'member.banned', 'member.left'])
      await about(type, 'members', other);
    await about('member.warned', 'members', at.ours.member.id);
    expect(await seenBy(at.ours.member.token, from)).toEqual([
      `member.joined ${other}`,
      `member.left ${other}`,
      `member.warned ${at.ours.member.id}`,
    ]);
    expect(await seenBy(at.ours.users.moderator.token, from)).toHaveLength(5);
  });
});
