import { demand, type Schemas, settle } from '../../../../../shared/client/client.ts';
import { type Child, h, link } from '../base/dom.ts';
import type { SitePage } from '../base/page.ts';
import type { Caller } from '../base/session.ts';
import { decision } from '../parts/decision.ts';
import { countOf, listed } from '../parts/list.ts';
import { authorOf, byline } from '../parts/post-card.ts';
import { waitingIn } from './waiting.ts';

/** What a moderator decides about a post or a comment. */
const decisions = (what: string, publish: () => Promise<unknown>, remove: () => Promise<unknown>): HTMLElement =>
  decision([
    { text: 'Approve', act: publish, done: 'Published.', label: `Approve ${what}` },
    { text: 'Reject', act: remove, done: 'Deleted.', label: `Reject ${what}`, isDangerous: true },
  ]);

const authorLine = (
  caller: Caller,
  { attributes }: Schemas['Discussion'] | Schemas['Comment'],
  ...more: readonly Child[]
): Child =>
  byline(
    authorOf(caller, attributes),
    attributes.author_photo_thumbnail_url ?? attributes.author_photo_url,
    attributes.created_at,
    ...more,
  );

const post = (caller: Caller, found: Schemas['Discussion']): Child => {
  const { client } = caller;
  const { id, attributes } = found;
  const params = { path: { discussion_id: id } };
  const body = { data: { type: 'discussions' as const, attributes: { status: 'published' as const } } };
  const title = attributes.title ?? 'Untitled post';
  return [
    h('h3', {}, link(`/posts/${id}`, {}, title)),
    authorLine(caller, found, attributes.space_name && ` in ${attributes.space_name}`),
    attributes.body && h('p.text', {}, attributes.body),
    decisions(
      title,
      () => demand(client.PATCH('/api/v1/discussions/{discussion_id}', { params, body })),
      () => settle(client.DELETE('/api/v1/discussions/{discussion_id}', { params })),
    ),
  ];
};

const comment = (caller: Caller, found: Schemas['Comment']): Child => {
  const { client } = caller;
  const { id, attributes } = found;
  const params = { path: { comment_id: id } };
  const body = { data: { type: 'comments' as const, attributes: { status: 'published' as const } } };
  return [
    authorLine(caller, found, attributes.target_title && ` on ${attributes.target_title}`),
    attributes.body && h('p.text', {}, attributes.body),
    decisions(
      `the comment of ${attributes.author_display_name}`,
      () => demand(client.PATCH('/api/v1/comments/{comment_id}', { params, body })),
      () => settle(client.DELETE('/api/v1/comments/{comment_id}', { params })),
    ),
  ];
};

/** The posts and comments of the hub that wait for a review, oldest first. */
export const review: SitePage = {
  path: '/review',
  nav: 'Review',
  async open({ caller }) {
    const { posts, comments } = waitingIn(caller);
    const [firstPosts, firstComments] = await Promise.all([posts.page(), comments.page()]);
    const body = h(
      'div.narrow',
      {},
      h('p.quiet', {}, 'Only their authors and the moderators see these. What you reject is deleted.'),
      h('h2', {}, `Posts (${countOf(firstPosts)})`),
      listed(posts, firstPosts, {
        label: 'Waiting posts',
        none: 'No post waits.',
        show: (one) => post(caller, one),
      }),
      h('h2', {}, `Comments (${countOf(firstComments)})`),
      listed(comments, firstComments, {
        label: 'Waiting comments',
        none: 'No comment waits.',
        show: (one) => comment(caller, one),
      }),
    );
    return { title: 'Review', body };
  },
};
