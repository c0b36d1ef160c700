import type { Day } from './day.ts';
import type { StepKinds } from './step.ts';

const EMOJI = ['👍', '🎉', '❤️'];
const emojiOf = (number: number): string => EMOJI[number % EMOJI.length] ?? '👍';

const spaceOf = ({ ours }: Day, number: number): string => (number % 5 === 0 ? ours.secret : ours.space);

interface PollData {
  readonly attributes?: { readonly poll?: { readonly options?: readonly { readonly id: string }[] } | null };
}

/** What members and moderators do in the community of a hub. */
export const community: StepKinds = {
  post: {
    weight: 6,
    async run(day, { nth, a, b }) {
      const { token, id } = day.member(a);
      const space = spaceOf(day, b);
      const poll = b % 2 === 0 ? { poll: { options: ['yes', 'no'], duration_days: 3 } } : {};
      const attributes = { title: `title${nth}`, body: `text${nth}`, ...poll };
      const path = `/hubs/${day.ours.hub}/spaces/${space}/discussions`;
      const request = { method: 'POST', path, token, type: 'discussions', attributes };
      await day.create('discussion', id, request, { token, space });
    },
  },
  edit: {
    weight: 3,
    async run(day, { nth, a }) {
      const thing = day.one('discussion', a);
      if (!thing) return;
      const body = `text${nth}`;
      const request = { method: 'PATCH', path: `/discussions/${thing.id}`, token: String(thing.more.token) };
      await day.write(`discussion ${thing.id}`, body, { ...request, type: 'discussions', attributes: { body } });
    },
  },
  'remove a post': {
    weight: 2,
    async run(day, { a, b }) {
      const thing = day.one('discussion', a);
      const token = b % 2 === 0 ? day.owner : String(thing?.more.token);
      if (thing) await day.remove(thing, { method: 'DELETE', path: `/discussions/${thing.id}`, token });
    },
  },
  comment: {
    weight: 7,
    async run(day, { nth, a, b }) {
      const [target, { token, id }] = [day.one('discussion', a), day.member(b)];
      if (!target) return;
      const parent = b % 3 === 0 ? day.one('comment', a + b) : undefined;
      const attributes = {
        target_type: 'discussion',
        target_id: parent?.more.target ?? target.id,
        body: `words${nth}`,
        ...(parent && { parent_comment_id: parent.id }),
      };
      const request = { method: 'POST', path: '/comments', token, type: 'comments', attributes };
      await day.create('comment', id, request, { token, target: attributes.target_id, parent });
    },
  },
  'remove a comment': {
    weight: 3,
    async run(day, { a, b }) {
      const thing = day.one('comment', a);
      if (!thing) return;
      const token = b % 2 === 0 ? day.owner : String(thing.more.token);
      await day.remove(thing, { method: 'DELETE', path: `/comments/${thing.id}`, token });
    },
  },
  react: {
    weight: 6,
    async run(day, { a, b }) {
      const on = a % 2 === 0 ? 'discussion' : 'comment';
      const target = day.one(on, a);
      if (!target) return;
      const attributes = { emoji: emojiOf(b) };
      const path = `/${on}s/${target.id}/reactions`;
      await day.send({ method: 'POST', path, token: day.member(b).token, type: 'reactions', attributes });
    },
  },
  unreact: {
    weight: 3,
    async run(day, { a, b }) {
      const on = a % 2 === 0 ? 'discussion' : 'comment';
      const target = day.one(on, a);
      if (!target) return;
      const path = `/${on}s/${target.id}/reactions/${encodeURIComponent(emojiOf(b))}`;
      await day.send({ method: 'DELETE', path, token: day.member(b).token });
    },
  },
  vote: {
    weight: 5,
    async run(day, { a, b }) {
      const target = day.one('discussion', a);
      const options = (target?.more.data as PollData | undefined)?.attributes?.poll?.options ?? [];
      const option = options[b % 2];
      if (!target || !option) return;
      const path = `/discussions/${target.id}/poll-vote`;
      const request = { path, token: day.member(b >> 1).token };
      if (b % 7 === 0) await day.send({ ...request, method: 'DELETE' });
      else await day.send({ ...request, method: 'PUT', type: 'poll_votes', attributes: { option_id: option.id } });
    },
  },
  moderate: {
    weight: 2,
    async run(day, { a, b }) {
      const target = day.one('discussion', a);
      if (!target) return;
      const changes = [{ is_locked: true }, { is_locked: false }, { is_pinned: true }, { is_pinned: false }];
      const attributes = changes[b % changes.length] ?? {};
      const path = `/discussions/${target.id}`;
      await day.send({ method: 'PATCH', path, token: day.owner, type: 'discussions', attributes });
    },
  },
  'read as a stranger': {
    weight: 2,
    async run(day, { a, b }) {
      const target = day.one(a % 2 === 0 ? 'discussion' : 'comment', a);
      const stranger = day.theirs.members[b % day.theirs.members.length];
      if (!target || !stranger) return;
      const path = `/${target.entity}s/${target.id}`;
      const { status } = await day.send({ method: 'GET', path, token: stranger.token });
      if (status !== undefined && status < 400) day.broken.push(`a stranger read ${path}`);
    },
  },
};
