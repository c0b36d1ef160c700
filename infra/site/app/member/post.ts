import { demand, listOf, type Schemas, settle } from '../../../../shared/client/client.ts';
import { h, link } from '../base/dom.ts';
import type { SitePage } from '../base/page.ts';
import type { Caller } from '../base/session.ts';
import { commentList, write } from '../parts/comments.ts';
import { form } from '../parts/form.ts';
import { listed } from '../parts/list.ts';
import { postCard } from '../parts/post-card.ts';
import { reasonOf } from '../parts/states.ts';

/** A form that loads the reasons when it is opened. */
const report = (caller: Caller, discussion: Schemas['Discussion']): HTMLElement => {
  const place = h('div', {});
  const load = async (): Promise<void> => {
    if (place.childElementCount > 0) return;
    const path = { hub_id: caller.hub };
    try {
      const { data } = await demand(caller.client.GET('/api/v1/hubs/{hub_id}/report-reasons', { params: { path } }));
      place.append(
        form({
          submit: 'Send report',
          fields: [
            {
              name: 'reason_id',
              label: 'Reason',
              kind: 'select',
              options: data.map(({ id, attributes }) => [id, attributes.label]),
            },
            { name: 'note', label: 'Note', kind: 'long' },
          ],
          async act({ text }) {
            const attributes = {
              target_type: 'discussion' as const,
              target_id: discussion.id,
              reason_id: text('reason_id'),
              note: text('note') || null,
            };
            await settle(caller.client.POST('/api/v1/reports', { body: { data: { type: 'reports', attributes } } }));
            return 'Thank you. The moderators will look at it.';
          },
        }),
      );
    } catch (error) {
      place.append(h('p.bad', { role: 'alert' }, reasonOf(error)));
    }
  };
  return h('details', { ontoggle: () => void load() }, h('summary.quiet', {}, 'Report this post'), place);
};

/** A post with its comments. */
export const post: SitePage = {
  path: '/posts/:id',
  async open({ caller, params }) {
    const path = { discussion_id: params.id ?? '' };
    const comments = listOf((cursor) =>
      caller.client.GET('/api/v1/discussions/{discussion_id}/comments', {
        params: { path, query: { ...cursor, 'page[size]': 50 } },
      }),
    );
    const [{ data }, first] = await Promise.all([
      demand(caller.client.GET('/api/v1/discussions/{discussion_id}', { params: { path } })),
      comments.page(),
    ]);
    const { space_id, space_name, status, is_locked } = data.attributes;
    const isPublished = status === 'published';
    const target = { target_type: 'discussion' as const, target_id: data.id };
    const added = h('ul.items', { 'aria-label': 'Your new comments' });
    const shown = listed(comments, first, {
      label: 'Comments',
      none: 'No comments yet.',
      show: (comment) => commentList.item(caller, comment, target),
    });
    const add = (made: Schemas['Comment']): void => {
      if (first.items.length === 0) shown.remove();
      added.append(h('li', {}, commentList.item(caller, made, target)));
    };
    const body = h(
      'div.narrow',
      {},
      caller.role === 'member' && space_name && h('p', {}, link(`/spaces/${space_id}`, {}, `← ${space_name}`)),
      postCard(caller, data, { isWhole: true }),
      isPublished && [
        h('h2', {}, 'Comments'),
        shown,
        added,
        is_locked && h('p.quiet', {}, 'Comments are closed.'),
        caller.role === 'member' && [!is_locked && write(caller, target, add), report(caller, data)],
      ],
      caller.role === 'creator' &&
        status === 'pending_review' &&
        h('p', {}, link('/review', {}, 'Review the posts that wait')),
    );
    return { title: data.attributes.title ?? 'Post', body };
  },
};
