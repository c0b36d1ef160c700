import { type List, listOf, type Page, type Schemas } from '../../../../shared/client/client.ts';
import { type Child, fill, h, link } from '../base/dom.ts';
import type { Caller } from '../base/session.ts';
import { listed } from './list.ts';
import { photo } from './person.ts';
import { failed, loading } from './states.ts';

/** What resources about a member say of them. */
type Embedded = Pick<
  Schemas['PollVote']['attributes'],
  'contact_id' | 'contact_display_name' | 'contact_is_former_member' | 'contact_photo_url'
>;

/** A member with their photo, and the page that members of the hub have. */
export const personLine = ({ role }: Caller, person: Embedded, ...more: readonly Child[]): HTMLElement => {
  const { contact_id, contact_display_name: name, contact_is_former_member: isFormer, contact_photo_url } = person;
  const hasPage = role === 'member' && !isFormer;
  return h(
    'div.byline',
    {},
    photo(name, contact_photo_url),
    h('span', {}, hasPage ? link(`/members/${contact_id}`, { class: 'name' }, name) : name, more),
  );
};

/** A panel with the members who did something. It is loaded when it is opened for the first time. */
export const whoPanel = <Item extends { readonly attributes: Embedded }>(
  caller: Caller,
  summary: string,
  list: List<Page<Item>>,
  detail: (item: Item) => Child,
): HTMLElement => {
  const place = h('div', {});
  const load = async (): Promise<void> => {
    fill(place, loading());
    try {
      const first = await list.page();
      fill(
        place,
        listed(list, first, {
          label: summary,
          none: 'Nobody yet.',
          class: 'items.tight',
          show: (item) => personLine(caller, item.attributes, ' ', h('span.small', {}, detail(item))),
        }),
      );
    } catch (error) {
      fill(place, failed(error, load));
    }
  };
  const opened = () => void (place.childElementCount === 0 && load());
  return h('details.who-panel', { ontoggle: opened }, h('summary.quiet', {}, summary), place);
};

type Poll = NonNullable<Schemas['Discussion']['attributes']['poll']>;

/** The members who voted, unless the poll is anonymous. */
export const votersPanel = (caller: Caller, discussion_id: string, { is_anonymous, options }: Poll): HTMLElement => {
  if (is_anonymous) return h('p.small', {}, 'The poll is anonymous.');
  const labels = new Map(options.map(({ id, label }) => [id, label]));
  const votes = listOf((cursor) =>
    caller.client.GET('/api/v1/discussions/{discussion_id}/poll-votes', {
      params: { path: { discussion_id }, query: cursor },
    }),
  );
  return whoPanel(caller, 'Who voted', votes, ({ attributes }) => labels.get(attributes.option_id));
};
