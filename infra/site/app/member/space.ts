import { demand, listOf, RequestFailed, type Schemas, uploadFile } from '../../../../shared/client/client.ts';
import { button, type Child, h, link } from '../base/dom.ts';
import type { SitePage, Visit } from '../base/page.ts';
import { type Filled, form } from '../parts/form.ts';
import { listed } from '../parts/list.ts';
import { postCard } from '../parts/post-card.ts';
import { countsOf } from '../parts/space-counts.ts';
import { empty } from '../parts/states.ts';

/** What a new post that is not published does next. */
const UNPUBLISHED: Readonly<Partial<Record<Schemas['Discussion']['attributes']['status'], string>>> = {
  draft: 'Saved as a draft. The page Saved shows it.',
  pending_review: 'Your post waits for a review. Until a moderator approves it, the page Saved shows it to you.',
};

const publish = async ({ caller, params, reload }: Visit, { text, file }: Filled): Promise<string | undefined> => {
  const { client, hub } = caller;
  const picture = file('picture');
  const media = picture && (await uploadFile(client, picture, { hubId: hub })).attributes.media_id;
  const options = text('poll')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const attributes = {
    title: text('title') || null,
    body: text('body'),
    ...(text('status') === 'draft' && { status: 'draft' as const }),
    ...(options.length > 0 && { poll: { options } }),
  };
  const path = { hub_id: hub, space_id: params.id ?? '' };
  const body = { data: { type: 'discussions' as const, attributes } };
  const { data } = await demand(
    client.POST('/api/v1/hubs/{hub_id}/spaces/{space_id}/discussions', { params: { path }, body }),
  );
  if (media) {
    const attachment = { media_id: media, target_type: 'discussion' as const, target_id: data.id };
    await demand(
      client.POST('/api/v1/attachments', { body: { data: { type: 'attachments', attributes: attachment } } }),
    );
  }
  const note = UNPUBLISHED[data.attributes.status];
  if (note) return note;
  await reload();
  return undefined;
};

const WHEN = [
  ['published', 'Publish now'],
  ['draft', 'Save as a draft'],
] as const;

const composer = (visit: Visit): HTMLElement => {
  const made = form({
    submit: 'Post',
    fields: [
      { name: 'title', label: 'Title' },
      { name: 'body', label: 'Text', kind: 'long' },
      { name: 'picture', label: 'Picture', kind: 'file' },
      { name: 'poll', label: 'Poll', kind: 'long', hint: 'Write each option on a line of its own.' },
      { name: 'status', label: 'When', kind: 'select', options: WHEN },
    ],
    async act(values) {
      const done = await publish(visit, values);
      if (made instanceof HTMLFormElement) made.reset();
      return done;
    },
  });
  return h('details.card', {}, h('summary', {}, 'Write a post'), made);
};

const closed = (
  space: Schemas['Space'] | undefined,
  { caller, params, reload }: Visit,
  code: string | undefined,
): Child => {
  if (code === 'access_rule_not_met')
    return empty('This space is for subscribers.', link('/shop', {}, 'See the products'));
  const join = async () => {
    const path = { hub_id: caller.hub, space_id: params.id ?? '' };
    await demand(caller.client.PUT('/api/v1/hubs/{hub_id}/spaces/{space_id}/membership', { params: { path } }));
    caller.forgetSpaces();
    await reload();
  };
  return empty(`Join ${space?.attributes.name ?? 'the space'} to read its posts.`, button('Join', join));
};

/** The posts of a space, and a form for a new one. */
export const space: SitePage = {
  path: '/spaces/:id',
  async open(visit) {
    const { caller, params } = visit;
    const path = { hub_id: caller.hub, space_id: params.id ?? '' };
    const posts = listOf((cursor) =>
      caller.client.GET('/api/v1/hubs/{hub_id}/spaces/{space_id}/discussions', {
        params: { path, query: { ...cursor, 'page[size]': 20 } },
      }),
    );
    const [spaces, first] = await Promise.all([
      caller.spaces(),
      posts.page().catch((error: unknown) => {
        if (error instanceof RequestFailed && error.status === 403) return error;
        throw error;
      }),
    ]);
    const own = spaces.find(({ id }) => id === params.id);
    const title = own?.attributes.name ?? 'Space';
    const intro = [h('p.quiet', {}, own?.attributes.description), own && h('p.small', {}, countsOf(own.attributes))];
    if (first instanceof RequestFailed) return { title, body: [intro, closed(own, visit, first.code)] };
    if (first.items.length > 0)
      await caller.client.PUT('/api/v1/hubs/{hub_id}/spaces/{space_id}/read', { params: { path } });
    const list = listed(posts, first, {
      label: 'Posts',
      none: 'This space has no posts yet. Write the first.',
      class: 'cards',
      show: (post) => postCard(caller, post, {}),
    });
    return { title, body: h('div.narrow', {}, intro, composer(visit), list) };
  },
};
