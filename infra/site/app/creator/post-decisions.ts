import { demand, type Schemas, settle } from '../../../../shared/client/client.ts';
import { type Child, h, link } from '../base/dom.ts';
import type { Caller } from '../base/session.ts';
import { decision } from '../parts/decision.ts';
import { authorLine } from '../parts/post-card.ts';

type Post = Schemas['Discussion'];
type Status = Post['attributes']['status'];

/** What a moderator can do with a post: another status, or its deletion. */
interface Decision {
  readonly text: string;
  readonly to: 'published' | 'hidden' | 'deleted';
  readonly done: string;
}

const REMOVE: Decision = { text: 'Delete', to: 'deleted', done: 'Deleted.' };

const DECISIONS: Readonly<Record<Status, readonly Decision[]>> = {
  draft: [],
  scheduled: [],
  pending_review: [
    { text: 'Approve', to: 'published', done: 'Published.' },
    { text: 'Reject', to: 'deleted', done: 'Deleted.' },
  ],
  published: [{ text: 'Hide', to: 'hidden', done: 'Hidden.' }, REMOVE],
  hidden: [{ text: 'Publish', to: 'published', done: 'Published.' }, REMOVE],
  deleted: [],
};

const carryOut = ({ client }: Caller, id: string, to: Decision['to']): Promise<unknown> => {
  const params = { path: { discussion_id: id } };
  if (to === 'deleted') return settle(client.DELETE('/api/v1/discussions/{discussion_id}', { params }));
  const body = { data: { type: 'discussions' as const, attributes: { status: to } } };
  return demand(client.PATCH('/api/v1/discussions/{discussion_id}', { params, body }));
};

/** A post with its author, and what a moderator can do with it. */
export const decidedPost = (caller: Caller, { id, attributes }: Post): Child => {
  const { title, body, status, space_name, created_at } = attributes;
  const name = title ?? 'Untitled post';
  const choices = DECISIONS[status].map(({ text, to, done }) => ({
    text,
    done,
    label: `${text} ${name}`,
    isDangerous: to === 'deleted',
    act: () => carryOut(caller, id, to),
  }));
  return [
    h('h3', {}, link(`/posts/${id}`, {}, name)),
    authorLine(caller, attributes, created_at, space_name && ` in ${space_name}`),
    body && h('p.text', {}, body),
    choices.length > 0 && decision(choices),
  ];
};
