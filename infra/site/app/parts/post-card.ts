import { demand, listOf, type Schemas, settle } from '../../../../shared/client/client.ts';
import { counted } from '../../../../shared/platform/text/counted.ts';
import { type Child, fill, h, link } from '../base/dom.ts';
import type { Caller } from '../base/session.ts';
import { bookmark } from './bookmark.ts';
import { ago, photo } from './person.ts';
import { poll } from './poll.ts';
import { reactions } from './reactions.ts';
import { postNote } from './status-note.ts';
import { votersPanel, whoPanel } from './who.ts';

type Discussion = Schemas['Discussion'];

const FORMER = 'Former member';

const pictures = ({ attachments }: Discussion['attributes'], title: string): Child =>
  attachments.map(
    ({ url }) =>
      url && h('img.picture', { src: url, alt: `Picture: ${title}`, loading: 'lazy', width: 480, height: 320 }),
  );

/** The head of a post or comment: who wrote it, with a link to their page, and when. */
export const byline = (
  { name, page }: { readonly name: string | null | undefined; readonly page?: string | undefined },
  url: string | null | undefined,
  at: string | null | undefined,
  ...more: readonly Child[]
): HTMLElement =>
  h(
    'div.byline',
    {},
    photo(name ?? FORMER, url),
    h(
      'div',
      {},
      h('strong', {}, page ? link(page, { class: 'name' }, name) : (name ?? FORMER)),
      ' ',
      h('div.small', {}, ago(at), more),
    ),
  );

type Authored = Pick<
  Discussion['attributes'],
  | 'author_contact_id'
  | 'author_display_name'
  | 'author_is_former_member'
  | 'author_photo_thumbnail_url'
  | 'author_photo_url'
>;

/** The name of an author, with the page that members of the hub have. */
const authorOf = (
  { role }: Caller,
  { author_contact_id: id, author_display_name: name, author_is_former_member: isFormer }: Authored,
) => ({
  name,
  page: id && !isFormer && role === 'member' ? `/members/${id}` : undefined,
});

/** The author of a post or comment, with a photo and a time. */
export const authorLine = (
  caller: Caller,
  attributes: Authored,
  at: string | null | undefined,
  ...more: readonly Child[]
): HTMLElement =>
  byline(
    authorOf(caller, attributes),
    attributes.author_photo_thumbnail_url ?? attributes.author_photo_url,
    at,
    ...more,
  );

/** A post with its poll, pictures and reactions. In a list, the title leads to its page. */
export const postCard = (
  caller: Caller,
  { id, attributes }: Discussion,
  place: { readonly hasSpace?: boolean; readonly isWhole?: boolean },
): HTMLElement => {
  const { title, body, published_at, created_at } = attributes;
  const { client } = caller;
  const path = { discussion_id: id };
  const name = title ?? 'Untitled post';
  const count = attributes.comment_count;
  const isPublished = attributes.status === 'published';
  const voting = h('div', {});
  const showPoll = (shown: Discussion['attributes']['poll']): void =>
    fill(
      voting,
      shown &&
        poll(name, shown, async (option_id) => {
          const body = { data: { type: 'poll_votes' as const, attributes: { option_id } } };
          await settle(client.PUT('/api/v1/discussions/{discussion_id}/poll-vote', { params: { path }, body }));
          const read = await demand(client.GET('/api/v1/discussions/{discussion_id}', { params: { path } }));
          showPoll(read.data.attributes.poll);
          voting.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
        }),
      place.isWhole && shown && votersPanel(caller, id, shown),
    );
  showPoll(attributes.poll);
  const reacted = listOf((cursor) =>
    client.GET('/api/v1/discussions/{discussion_id}/member-reactions', { params: { path, query: cursor } }),
  );
  return h(
    'article.card',
    {},
    authorLine(
      caller,
      attributes,
      published_at ?? created_at,
      place.hasSpace &&
        attributes.space_name && [
          ' in ',
          link(`/spaces/${attributes.space_id}`, { class: 'name' }, attributes.space_name),
        ],
      attributes.is_pinned && ' · Pinned',
    ),
    !place.isWhole && h('h2', {}, link(`/posts/${id}`, {}, name)),
    postNote(attributes, caller.id),
    h('p.text', {}, body),
    pictures(attributes, name),
    voting,
    h(
      'div.row',
      {},
      reactions(`Reactions to ${name}`, attributes.reactions, {
        add: (emoji) =>
          settle(
            client.POST('/api/v1/discussions/{discussion_id}/reactions', {
              params: { path },
              body: { data: { type: 'reactions', attributes: { emoji } } },
            }),
          ),
        remove: (emoji) =>
          settle(
            client.DELETE('/api/v1/discussions/{discussion_id}/reactions/{emoji}', {
              params: { path: { ...path, emoji } },
            }),
          ),
        isReader: caller.role === 'member' && isPublished,
      }),
      h(
        'div.row.end',
        {},
        !place.isWhole && link(`/posts/${id}`, { class: 'quiet' }, counted(count, 'comment')),
        caller.role === 'member' && isPublished && bookmark(caller, id, name, attributes.is_bookmarked),
      ),
    ),
    place.isWhole &&
      attributes.reaction_count > 0 &&
      whoPanel(caller, 'Who reacted', reacted, (one) => one.attributes.emoji),
  );
};
