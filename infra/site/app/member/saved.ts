import { demand, listOf, type Schemas, settle } from '../../../../shared/client/client.ts';
import { button, type Child, h, link } from '../base/dom.ts';
import type { SitePage, Visit } from '../base/page.ts';
import { listed } from '../parts/list.ts';
import { ago } from '../parts/person.ts';
import { authorLine } from '../parts/post-card.ts';
import { notice, reasonOf } from '../parts/states.ts';
import { postNote } from '../parts/status-note.ts';

type Discussion = Schemas['Discussion'];

/** The drafts, the waiting and the saved posts of the member. */
export const saved: SitePage = {
  path: '/saved',
  nav: 'Saved',
  async open({ caller, reload }: Visit) {
    const { client } = caller;
    const drafts = listOf((cursor) => client.GET('/api/v1/me/drafts', { params: { query: cursor } }));
    const bookmarks = listOf((cursor) => client.GET('/api/v1/me/bookmarks', { params: { query: cursor } }));
    const [firstDrafts, firstBookmarks] = await Promise.all([drafts.page(), bookmarks.page()]);
    const { element: status, say } = notice();
    const attempt = (work: () => Promise<unknown>) => async () => {
      try {
        await work();
        await reload();
      } catch (error) {
        say(reasonOf(error), true);
      }
    };
    const draft = ({ id, attributes }: Discussion): Child => {
      const { title, body, space_name, status: state, updated_at } = attributes;
      const name = title ?? 'Untitled post';
      const path = { discussion_id: id };
      const publish = () =>
        demand(
          client.PATCH('/api/v1/discussions/{discussion_id}', {
            params: { path },
            body: { data: { type: 'discussions', attributes: { status: 'published' } } },
          }),
        );
      const remove = () => settle(client.DELETE('/api/v1/discussions/{discussion_id}', { params: { path } }));
      return [
        h('h3', {}, link(`/posts/${id}`, {}, name)),
        postNote(attributes, caller.id),
        h('p.text', {}, body),
        h('p.small', {}, 'Changed ', ago(updated_at), space_name && ` in ${space_name}`),
        h(
          'div.row',
          {},
          state === 'draft' && button('Publish', attempt(publish), { 'aria-label': `Publish ${name}` }),
          button('Delete', attempt(remove), { class: 'danger', 'aria-label': `Delete ${name}` }),
        ),
      ];
    };
    const savedPost = ({ id, attributes }: Discussion): Child => {
      const name = attributes.title ?? 'Untitled post';
      const params = { path: { discussion_id: id } };
      const remove = () => settle(client.DELETE('/api/v1/me/bookmarks/{discussion_id}', { params }));
      return [
        h('h3', {}, link(`/posts/${id}`, {}, name)),
        authorLine(
          caller,
          attributes,
          attributes.published_at,
          attributes.space_name && ` in ${attributes.space_name}`,
        ),
        h(
          'div.row',
          {},
          button('Remove', attempt(remove), { class: 'plain', 'aria-label': `Remove ${name} from the saved posts` }),
        ),
      ];
    };
    return {
      title: 'Saved',
      body: h(
        'div.narrow',
        {},
        status,
        h('h2', {}, 'Drafts and waiting posts'),
        listed(drafts, firstDrafts, {
          label: 'Drafts and waiting posts',
          none: 'You have no drafts, and no post of yours waits for a review. To save a draft, open a space, write a post and choose “Save as a draft”.',
          show: draft,
        }),
        h('h2', {}, 'Saved posts'),
        listed(bookmarks, firstBookmarks, {
          label: 'Saved posts',
          none: 'You have not saved any posts. Choose ☆ Save at a post to find it here.',
          show: savedPost,
        }),
      ),
    };
  },
};
