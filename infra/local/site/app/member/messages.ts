import { demand, listOf, type Schemas } from '../../../../../shared/client/client.ts';
import { button, fill, h, link } from '../base/dom.ts';
import type { SitePage, Visit } from '../base/page.ts';
import type { Caller } from '../base/session.ts';
import { form } from '../parts/form.ts';
import { listed } from '../parts/list.ts';
import { othersIn, titleOf } from '../parts/participants.ts';
import { ago, photo } from '../parts/person.ts';
import { failed, notice, reasonOf } from '../parts/states.ts';

type Conversation = Schemas['Conversation'];

const conversationsOf = ({ client, hub }: Caller, more: { readonly 'filter[request_status]'?: 'requested' } = {}) =>
  listOf((cursor) =>
    client.GET('/api/v1/conversations', { params: { query: { ...cursor, 'filter[hub_id]': hub, ...more } } }),
  );

const row = (conversation: Conversation, caller: Caller): HTMLElement => {
  const { unread_count: count, last_message, last_activity_at, kind } = conversation.attributes;
  const [other] = othersIn(conversation, caller);
  const name = titleOf(conversation, caller);
  return h(
    count > 0 ? 'div.talk-row.unread' : 'div.talk-row',
    {},
    photo(name, kind === 'direct' ? other?.photo_url : undefined),
    h(
      'div',
      {},
      h(
        'div.row.apart',
        {},
        link(
          `/messages/${conversation.id}`,
          { class: 'cover' },
          name,
          count > 0 && h('span.hidden', {}, ` (${count} unread)`),
        ),
        h('span.small', {}, ago(last_activity_at)),
      ),
      h(
        'div.row.apart',
        {},
        h(
          'span.line.quiet',
          {},
          last_message ? (last_message.preview ?? 'This message was deleted.') : 'No messages yet.',
        ),
        count > 0 && h('span.badge', { 'aria-hidden': 'true' }, count),
      ),
    ),
  );
};

/** A form that loads the members when it is opened. */
const start = ({ caller, go }: Visit): HTMLElement => {
  const place = h('div', {});
  const load = async (): Promise<void> => {
    try {
      const people = await caller.people();
      const others = [...people].filter(([id]) => id !== caller.id).map(([id, { name }]) => [id, name] as const);
      const begin = form({
        submit: 'Start',
        class: 'form.inline',
        fields: [{ name: 'contact_ids', label: 'Member', kind: 'select', options: others }],
        async act({ text }) {
          const attributes = { contact_ids: [text('contact_ids')], hub_id: caller.hub };
          const body = { data: { type: 'conversations' as const, attributes } };
          const made = await demand(caller.client.POST('/api/v1/conversations', { body }));
          go(`/messages/${made.data.id}`);
          return undefined;
        },
      });
      fill(place, begin);
    } catch (error) {
      fill(place, failed(error, load));
    }
  };
  const opened = () => void (place.childElementCount === 0 && load());
  return h('details', { ontoggle: opened }, h('summary', {}, 'New conversation'), place);
};

/** The requests of newcomers, with what the member can answer. */
const requests = async ({ caller, reload }: Visit): Promise<HTMLElement | undefined> => {
  const list = conversationsOf(caller, { 'filter[request_status]': 'requested' });
  const first = await list.page();
  if (first.items.length === 0) return undefined;
  const { element: status, say } = notice();
  const answer = async (conversation_id: string, request_status: 'accepted' | 'declined'): Promise<void> => {
    try {
      const body = { data: { type: 'conversations' as const, attributes: { request_status } } };
      await demand(
        caller.client.PATCH('/api/v1/conversations/{conversation_id}', { params: { path: { conversation_id } }, body }),
      );
      await reload();
    } catch (error) {
      say(reasonOf(error), true);
    }
  };
  const shown = listed(list, first, {
    label: 'Requests',
    none: '',
    show(conversation) {
      const name = titleOf(conversation, caller);
      const choice = (text: string, status: 'accepted' | 'declined') =>
        button(text, () => answer(conversation.id, status), { 'aria-label': `${text} the request of ${name}` });
      return [row(conversation, caller), h('div.row', {}, choice('Accept', 'accepted'), choice('Decline', 'declined'))];
    },
  });
  return h('section', {}, h('h2', {}, 'Requests'), status, shown);
};

/** The conversations of the member. */
export const conversations: SitePage = {
  path: '/messages',
  async open(visit) {
    const { caller } = visit;
    const list = conversationsOf(caller);
    const [first, asked] = await Promise.all([list.page(), requests(visit)]);
    const shown = listed(list, first, {
      label: 'Conversations',
      none: 'You have no conversations yet.',
      show: (conversation) => row(conversation, caller),
    });
    return { title: 'Messages', body: h('div.narrow', {}, start(visit), asked, shown) };
  },
};
