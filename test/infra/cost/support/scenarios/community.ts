import { rootsOf } from '../../../../../shared/community/comments/comment-item.ts';
import { settleCommentPlaces } from '../../../../../shared/community/comments/comment-places.ts';
import { createComment } from '../../../../../shared/community/comments/create-comment.ts';
import { TARGETS } from '../../../../../shared/community/comments/targets.ts';
import { settleDiscussionCount } from '../../../../../shared/community/discussions/count-discussion.ts';
import { createDiscussion } from '../../../../../shared/community/discussions/create-discussion.ts';
import { DiscussionInput } from '../../../../../shared/community/discussions/discussion-input.ts';
import { settleDiscussionPlaces } from '../../../../../shared/community/discussions/discussion-places.ts';
import { spaceInput } from '../../../../../shared/hubs/spaces/space-input.ts';
import type { SpaceItem } from '../../../../../shared/hubs/spaces/space-item.ts';
import { spaces } from '../../../../../shared/hubs/spaces/spaces.ts';
import { newId } from '../../../../../shared/platform/ids/id.ts';
import type { Call } from '../../../../support/service.ts';
import type { Costs } from '../costs.ts';
import { asMember, asOwner, data, newHub, newMember, type Scenario, team, times } from './scenario.ts';

const SYLLABLES = 'bdfgklmnpr';
const wordOf = (n: number) => `${SYLLABLES[Math.floor(n / 10) % 10]}o${SYLLABLES[n % 10]}anik`;
/** A thousand characters of a hundred different words. The search index keeps each of them. */
const WORDS = Array.from({ length: 125 }, (_, nth) => wordOf((nth * 37) % 100))
  .join(' ')
  .padEnd(1_000, '.');
const POLL = { options: ['A', 'B'], duration_days: 7 };

export const newSpace = async ({ service, ours }: Costs, id: string = ours.hub): Promise<SpaceItem> => {
  const hub = { team: ours.id, hub: id };
  const input = spaceInput().parse({ name: 'Space', slug: `c-${newId()}` });
  const made = await spaces(service.db, hub).create(input, { type: 'user', id: ours.users.owner.id }, new Date());
  if (typeof made === 'string') throw new Error(made);
  return made;
};

/** A discussion of one kilobyte with a poll, written by a contact. */
export const newDiscussion = async (
  { service, ours }: Costs,
  space: SpaceItem,
  author: string = ours.member.id,
  now = new Date(),
) => {
  const by = { type: 'contact', id: author } as const;
  const input = DiscussionInput.parse({ title: 'Title', body: WORDS, poll: POLL });
  const made = await createDiscussion(service.db, input, {
    space,
    author: by,
    actor: by,
    now,
    original: undefined,
  });
  if (typeof made === 'string') throw new Error(made);
  return made;
};

/** The same, in a space and by an author that the process has cached. */
const seen = async (costs: Costs) => {
  const made = await newDiscussion(costs, await newSpace(costs));
  await costs.call(asMember(costs, { path: `/discussions/${made.id}` }));
  return made;
};

const newComment = async (costs: Costs, discussion: string, author = costs.ours.member.id, text = 'Words') => {
  const { service, ours } = costs;
  const by = { type: 'contact', id: author } as const;
  const caller = { kind: 'contact', id: by.id, member: undefined } as const;
  const target = await TARGETS.discussion.admit(service.db, caller, ours.id, discussion, new Date());
  if (typeof target === 'string') throw new Error(target);
  const made = await createComment(service.db, text, {
    target,
    parent: undefined,
    author: by,
    actor: by,
    now: new Date(),
  });
  if (typeof made === 'string') throw new Error(made);
  return made.id;
};

/** Makes each call as a new member, so that no rate limit is reached. */
const asNewMember = async (costs: Costs, call: Call): Promise<Call> => ({
  ...asMember(costs, call),
  token: (await newMember(costs)).token,
});
const comment = (target_id: string, parent_comment_id: string | null = null) =>
  data('comments', { target_type: 'discussion', target_id, body: WORDS.slice(0, 250), parent_comment_id });
const react = data('reactions', { emoji: '👍' });

/** More than a page of comments of 250 characters, each author's in turn. */
const fiftyComments = async (costs: Costs, authors: number): Promise<Call> => {
  const { id } = await seen(costs);
  const members = await times(authors, () => newMember(costs));
  await times(51, (nth) => newComment(costs, id, members[nth % authors]?.id, WORDS.slice(0, 250)));
  return asNewMember(costs, { path: `/discussions/${id}/comments` });
};

/** A space with three discussions by another contact, published in different seconds. */
const withUnread = async (costs: Costs): Promise<SpaceItem> => {
  const space = await newSpace(costs);
  const author = newId();
  const start = Date.now();
  await times(3, (n) => newDiscussion(costs, space, author, new Date(start + n * 1_000)));
  return space;
};

export const communityScenarios: Record<string, Scenario> = {
  'Start a discussion of 1.3 KB': async (costs) => {
    const path = `/hubs/${costs.ours.hub}/spaces/${(await newSpace(costs)).id}/discussions`;
    return asNewMember(costs, {
      method: 'POST',
      path,
      body: data('discussions', { body: WORDS, title: 'x'.repeat(100) }),
    });
  },
  'Start a discussion of 1.3 KB, as a newcomer whom limits apply to': async (costs) => {
    const { id: hub } = await newHub(costs);
    const limits = data('hubs', { newcomer_limits: true });
    await costs.call(asOwner(costs, { method: 'PATCH', path: `${team(costs)}/hubs/${hub}`, body: limits }));
    const [space, { token }] = [await newSpace(costs, hub), await newMember(costs, hub)];
    const path = `/hubs/${hub}/spaces/${space.id}/discussions`;
    const body = data('discussions', { body: WORDS, title: 'x'.repeat(100) });
    return { ...asMember(costs, { method: 'POST', path, body }), token };
  },
  'Count a discussion that was published': async (costs) => {
    const hub = { team: costs.ours.id, hub: costs.ours.hub };
    const { id } = await newDiscussion(costs, await newSpace(costs));
    return () => settleDiscussionCount(costs.service.db, hub, id);
  },
  'List 50 discussions of a space': async (costs) => {
    const space = await newSpace(costs);
    await times(51, () => newDiscussion(costs, space));
    return asNewMember(costs, { path: `/hubs/${costs.ours.hub}/spaces/${space.id}/discussions` });
  },
  'List 50 discussions of a space by reactions': async (costs) => {
    const space = await newSpace(costs);
    const made = await times(51, () => newDiscussion(costs, space));
    for (const { id } of made) await settleDiscussionPlaces(costs.service.db, costs.ours.id, id);
    return asNewMember(costs, { path: `/hubs/${costs.ours.hub}/spaces/${space.id}/discussions?sort=-reactions` });
  },
  'Count the unread discussions of a space': async (costs) =>
    asMember(costs, {
      path: `/hubs/${costs.ours.hub}/space-unread-counts?filter[space_id]=${(await withUnread(costs)).id}`,
    }),
  'Mark a space as read': async (costs) =>
    asMember(costs, {
      method: 'PUT',
      path: `/hubs/${costs.ours.hub}/spaces/${(await withUnread(costs)).id}/read`,
    }),
  'Read a discussion': async (costs) => asMember(costs, { path: `/discussions/${(await seen(costs)).id}` }),
  'Change a discussion': async (costs) =>
    asMember(costs, {
      method: 'PATCH',
      path: `/discussions/${(await seen(costs)).id}`,
      body: data('discussions', { body: 'Other' }),
    }),
  'Lock a discussion': async (costs) =>
    asOwner(costs, {
      method: 'PATCH',
      path: `/discussions/${(await seen(costs)).id}`,
      body: data('discussions', { is_locked: true }),
    }),
  'Delete a discussion': async (costs) =>
    asMember(costs, { method: 'DELETE', path: `/discussions/${(await seen(costs)).id}` }),
  'Vote in a poll': async (costs) => {
    const { id, poll } = await seen(costs);
    const body = data('poll_votes', { option_id: poll?.options[0]?.id });
    return asNewMember(costs, { method: 'PUT', path: `/discussions/${id}/poll-vote`, body });
  },
  'Comment on a discussion': async (costs) =>
    asNewMember(costs, { method: 'POST', path: '/comments', body: comment((await seen(costs)).id) }),
  'Reply to a comment': async (costs) => {
    const { id } = await seen(costs);
    return asNewMember(costs, { method: 'POST', path: '/comments', body: comment(id, await newComment(costs, id)) });
  },
  'List 50 comments by ten members': (costs) => fiftyComments(costs, 10),
  'List 50 comments by 50 members': (costs) => fiftyComments(costs, 50),
  'List 50 comments by 50 members, by reactions': async (costs) => {
    const call = await fiftyComments(costs, 50);
    const id = call.path.split('/')[4] ?? '';
    const { items } = await costs.service.db.query<{ id: string }>({ ...rootsOf(costs.ours.id, id), limit: 100 });
    for (const comment of items) await settleCommentPlaces(costs.service.db, costs.ours.id, comment.id);
    return { ...call, path: `${call.path}?sort=-reactions` };
  },
  'React to a discussion': async (costs) =>
    asNewMember(costs, { method: 'POST', path: `/discussions/${(await seen(costs)).id}/reactions`, body: react }),
  'Report a discussion': async (costs) => {
    const { body } = await costs.call(asMember(costs, { path: `/hubs/${costs.ours.hub}/report-reasons` }));
    const [reason] = body.data as readonly { id: string }[];
    const report = { target_type: 'discussion', target_id: (await seen(costs)).id, reason_id: reason?.id };
    return asNewMember(costs, { method: 'POST', path: '/reports', body: data('reports', report) });
  },
  'List the reports of a hub': async (costs) =>
    asOwner(costs, { path: `${team(costs)}/hubs/${costs.ours.hub}/reports` }),
  'List the report cases of a hub': async (costs) =>
    asOwner(costs, { path: `${team(costs)}/hubs/${costs.ours.hub}/report-cases` }),
  'Resolve a report': async (costs) => {
    const reports = `${team(costs)}/hubs/${costs.ours.hub}/reports`;
    const { body } = await costs.call(asOwner(costs, { path: `${reports}?filter[status]=open` }));
    const [report] = body.data as readonly { id: string }[];
    const decision = data('reports', { status: 'resolved' });
    return asOwner(costs, { method: 'PATCH', path: `${reports}/${report?.id}`, body: decision });
  },
};
