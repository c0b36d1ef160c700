import { demand, type Schemas, settle } from '../../../../shared/client/client.ts';
import { type Child, h } from '../base/dom.ts';
import type { SitePage } from '../base/page.ts';
import type { Caller } from '../base/session.ts';
import { decision } from '../parts/decision.ts';
import { listed } from '../parts/list.ts';
import { authorLine } from '../parts/post-card.ts';
import { decidedPost } from './post-decisions.ts';
import { waitingIn } from './waiting.ts';

const comment = (caller: Caller, { id, attributes }: Schemas['Comment']): Child => {
  const { client } = caller;
  const params = { path: { comment_id: id } };
  const body = { data: { type: 'comments' as const, attributes: { status: 'published' as const } } };
  const place = attributes.target_title ? ` on ${attributes.target_title}` : '';
  const what = `the comment of ${attributes.author_display_name}${place}`;
  const publish = () => demand(client.PATCH('/api/v1/comments/{comment_id}', { params, body }));
  const remove = () => settle(client.DELETE('/api/v1/comments/{comment_id}', { params }));
  return [
    authorLine(caller, attributes, attributes.created_at, place),
    attributes.body && h('p.text', {}, attributes.body),
    decision([
      { text: 'Approve', act: publish, done: 'Published.', label: `Approve ${what}` },
      { text: 'Reject', act: remove, done: 'Deleted.', label: `Reject ${what}`, isDangerous: true },
    ]),
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
      h('h2', {}, 'Posts'),
      listed(posts, firstPosts, {
        label: 'Waiting posts',
        none: 'No post waits.',
        show: (one) => decidedPost(caller, one),
      }),
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
