import { commentCounts, viewerCounts } from '../checks/community.ts';
import type { Day } from '../day/day.ts';
import type { Request } from '../run/api.ts';
import { accepted } from '../run/api.ts';
import { type Arena, dataOf } from './arena.ts';

const counts = async ({ simulation }: Arena): Promise<readonly string[]> => {
  const day = { simulation } as Day;
  return [...(await commentCounts(day)), ...(await viewerCounts(day))];
};

const react = (arena: Arena, post: string, nth: number, method: 'POST' | 'DELETE'): Request => {
  const path = `/discussions/${post}/reactions`;
  const token = arena.member(nth);
  return method === 'DELETE'
    ? { method, path: `${path}/${encodeURIComponent('🎉')}`, token }
    : { method, path, token, type: 'reactions', attributes: { emoji: '🎉' } };
};

export const poll = async (arena: Arena): Promise<readonly string[]> => {
  const post = await arena.post();
  const { attributes } = dataOf(
    await arena.one({ method: 'GET', path: `/discussions/${post}`, token: arena.member(1) }),
  );
  const { options } = (attributes?.poll ?? { options: [] }) as { options: readonly { id: string }[] };
  const vote = (nth: number, option: number): Request => ({
    method: 'PUT',
    path: `/discussions/${post}/poll-vote`,
    token: arena.member(nth),
    type: 'poll_votes',
    attributes: { option_id: options[option]?.id },
  });
  await arena.together([vote(1, 0), vote(1, 1), vote(1, 0), vote(2, 1), vote(3, 1)]);
  return counts(arena);
};

export const reaction = async (arena: Arena): Promise<readonly string[]> => {
  const post = await arena.post();
  const one = (nth: number, method: 'POST' | 'DELETE' = 'POST') => react(arena, post, nth, method);
  await arena.together([one(1), one(1), one(2), one(1, 'DELETE'), one(3), one(1)]);
  return counts(arena);
};

export const counters = async (arena: Arena): Promise<readonly string[]> => {
  const post = await arena.post();
  const comment = (nth: number, parent?: string): Request => ({
    method: 'POST',
    path: '/comments',
    token: arena.member(nth),
    type: 'comments',
    attributes: {
      target_type: 'discussion',
      target_id: post,
      body: 'text',
      ...(parent && { parent_comment_id: parent }),
    },
  });
  const root = dataOf(await arena.one(comment(1))).id ?? '';
  const remove: Request = { method: 'DELETE', path: `/comments/${root}`, token: arena.member(1) };
  await arena.together([comment(2), comment(2, root), comment(3, root), remove, remove, comment(1)]);
  return counts(arena);
};

/** A post that began after the ban was answered is refused, and so is one that the ban overtook. */
export const banAgainstPost = async (arena: Arena): Promise<readonly string[]> => {
  const path = `${arena.path}/members/${arena.memberId(2)}/ban`;
  const spaces = `/hubs/${arena.ours.hub}/spaces/${arena.ours.space}/discussions`;
  const post = (): Request => ({
    method: 'POST',
    path: spaces,
    token: arena.member(2),
    type: 'discussions',
    attributes: { title: 'Race', body: 'text' },
  });
  const ban: Request = {
    method: 'POST',
    path,
    token: arena.owner,
    type: 'banned_members',
    attributes: { ban_reason: 'spamming' },
  };
  const [banned] = await arena.together([ban, post(), post()]);
  const [late] = await arena.together([post()]);
  await arena.one({ method: 'DELETE', path, token: arena.owner });
  return banned && accepted(banned) && late && accepted(late) ? ['a banned member posted'] : [];
};
