import { commentCountersKey, commentKey } from '../../../shared/community/comments/comment-item.ts';
import { countersKey } from '../../../shared/community/discussions/counters.ts';
import { discussionKey } from '../../../shared/community/discussions/discussion-item.ts';
import { feedOf } from '../../../shared/community/discussions/feed-listing.ts';
import { markKey } from '../../../shared/community/discussions/mark-item.ts';
import { viewerKey } from '../../../shared/community/discussions/viewer-item.ts';
import { inboxKey } from '../../../shared/engagement/messages/inbox-item.ts';
import { messageKey } from '../../../shared/engagement/messages/message-item.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { spaceTag } from '../../../shared/hubs/spaces/space-partition.ts';
import { newPlaceId, replyId, tagFor } from '../../../shared/platform/ids/place-id.ts';
import { HUB, idOf, POPULATION } from './population.ts';
import { type Access, at, required, write } from './writes.ts';

const { team } = HUB;
const START = Date.UTC(2026, 0, 1);

const spaces = Array.from({ length: POPULATION.spaces }, (_, nth) => idOf('space', nth));

/** The spaces of the discussions: busy discussions are in busy spaces. */
export const discussions = Array.from({ length: POPULATION.discussions }, (_, nth) =>
  newPlaceId(spaceTag(spaces[nth % Math.ceil((nth + 1) / 250)] ?? ''), START + nth),
);

const comments = discussions.map((discussion) =>
  Array.from({ length: POPULATION.comments }, (_, nth) => newPlaceId(tagFor(discussion), START + nth)),
);

const limit = (policy: string, contact: string): Access =>
  write(at('limits', 'keys'), { pk: `LIMIT#${policy}#${contact}`, sk: 'COUNTS' }, 1);

const counters = (discussion: string): Access =>
  write(at('counters of a discussion', 'keys'), countersKey(team, discussion), 2);

const viewer = (discussion: string, contact: string): Access =>
  write(at('rows of one viewer', 'keys'), viewerKey(team, discussion, contact), 2);

const mark = (discussion: string, contact: string): Access =>
  write(
    at('members who reacted', 'keys'),
    markKey(required(discussionKey(team, discussion)), { kind: 'reaction', value: '❤️', contact }),
    2,
  );

const comment = (id: string): Access => write(at('comments of a target', 'end'), commentKey(team, id), 2);

export const react = (contact: string, nth: number): readonly Access[] => {
  const discussion = discussions[nth] ?? '';
  return [
    viewer(discussion, contact),
    mark(discussion, contact),
    counters(discussion),
    limit('discussion-reactions', contact),
  ];
};

export const vote = (contact: string, nth: number): readonly Access[] => {
  const discussion = discussions[nth] ?? '';
  return [viewer(discussion, contact), counters(discussion)];
};

export const addComment = (contact: string, nth: number, now: number): readonly Access[] => {
  const discussion = discussions[nth] ?? '';
  return [comment(newPlaceId(tagFor(discussion), now)), counters(discussion), limit('comments', contact)];
};

export const reply = (contact: string, nth: number, root: number, now: number): readonly Access[] => {
  const [discussion = '', to = ''] = [discussions[nth], comments[nth]?.[root]];
  return [
    comment(replyId(tagFor(discussion), to, now)),
    counters(discussion),
    write(at('counters of a comment', 'keys'), commentCountersKey(team, to), 2),
    limit('comments', contact),
  ];
};

export const startDiscussion = (contact: string, space: number, now: number): readonly Access[] => {
  const id = newPlaceId(spaceTag(spaces[space] ?? ''), now);
  return [
    write(at('discussions of a space', 'end'), discussionKey(team, id), 2),
    write(at('feed of the hub', 'end'), { pk: feedOf(HUB), sk: id }, 2),
    limit('discussions', contact),
  ];
};

/** A message of a conversation of two; the relay writes both inbox entries. */
export const sendMessage = (contact: string, to: string, conversation: string, now: number): readonly Access[] => {
  const place = at('conversations and inboxes', 'keys');
  const tag = tagFor(conversation);
  return [
    write(place, messageKey(team, tag, newPlaceId(tag, now)), 2),
    write(at('contacts and members', 'keys'), memberKey(HUB, contact), 2),
    limit('messages', contact),
  ].concat([contact, to].map((one) => write(place, inboxKey(team, one, conversation), 2)));
};
