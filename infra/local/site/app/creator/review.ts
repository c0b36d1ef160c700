import { demand, listOf, type Schemas, settle } from '../../../../../shared/client/client.ts';
import { type Child, h, link } from '../base/dom.ts';
import type { SitePage } from '../base/page.ts';
import type { Caller } from '../base/session.ts';
import { decision } from '../parts/decision.ts';
import { listed } from '../parts/list.ts';
import { ago, photo } from '../parts/person.ts';

/** What a moderator decides about a post or a comment. */
interface Decisions {
  readonly what: string;
  readonly publish: () => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
}

const decisions = ({ what, publish, remove }: Decisions): HTMLElement =>
  decision([
    { text: 'Approve', act: publish, done: 'Published.', label: `Approve ${what}` },
    { text: 'Reject', act: remove, done: 'Deleted.', label: `Reject ${what}` },
  ]);

const byline = (name: string, photoUrl: string | null, at: string): Child =>
  h('div.byline', {}, photo(name, photoUrl), h('strong', {}, name), ' ', h('span.small', {}, ago(at)));

const post = ({ client }: Caller, { id, attributes }: Schemas['Discussion']): Child => {
  const params = { path: { discussion_id: id } };
  const body = { data: { type: 'discussions' as const, attributes: { status: 'published' as const } } };
  const title = attributes.title ?? 'A post';
  return [
    h('h3', {}, link(`/posts/${id}`, {}, title)),
    byline(attributes.author_display_name, attributes.author_photo_url, attributes.created_at),
    attributes.body && h('p.text', {}, attributes.body),
    decisions({
      what: title,
      publish: () => demand(client.PATCH('/api/v1/discussions/{discussion_id}', { params, body })),
      remove: () => settle(client.DELETE('/api/v1/discussions/{discussion_id}', { params })),
    }),
  ];
};

const comment = ({ client }: Caller, { id, attributes }: Schemas['Comment']): Child => {
  const params = { path: { comment_id: id } };
  const body = { data: { type: 'comments' as const, attributes: { status: 'published' as const } } };
  return [
    byline(attributes.author_display_name, attributes.author_photo_url, attributes.created_at),
    attributes.body && h('p.text', {}, attributes.body),
    decisions({
      what: `the comment of ${attributes.author_display_name}`,
      publish: () => demand(client.PATCH('/api/v1/comments/{comment_id}', { params, body })),
      remove: () => settle(client.DELETE('/api/v1/comments/{comment_id}', { params })),
    }),
  ];
};

/** The posts and comments of the hub that wait for a review, oldest first. */
export const review: SitePage = {
  path: '/review',
  nav: 'Review',
  async open({ caller }) {
    const path = { team_id: caller.team, hub_id: caller.hub };
    const posts = listOf((query) =>
      caller.client.GET('/api/v1/teams/{team_id}/hubs/{hub_id}/discussions', { params: { path, query } }),
    );
    const comments = listOf((query) =>
      caller.client.GET('/api/v1/teams/{team_id}/hubs/{hub_id}/held-comments', { params: { path, query } }),
    );
    const [firstPosts, firstComments] = await Promise.all([posts.page(), comments.page()]);
    const body = h(
      'div.narrow',
      {},
      h('h2', {}, 'Posts'),
      listed(posts, firstPosts, { label: 'Waiting posts', none: 'No post waits.', show: (one) => post(caller, one) }),
      h('h2', {}, 'Comments'),
      listed(comments, firstComments, {
        label: 'Waiting comments',
        none: 'No comment waits.',
        show: (one) => comment(caller, one),
      }),
    );
    return { title: 'Review', body };
  },
};
