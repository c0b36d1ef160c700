import { demand, listOf, type Schemas } from '../../../../shared/client/client.ts';
import { type Child, fill, h, link } from '../base/dom.ts';
import type { SitePage, Visit } from '../base/page.ts';
import type { Caller } from '../base/session.ts';
import { requestAnswers, requestNote, waitsForAnswer } from '../parts/conversation-request.ts';
import { form } from '../parts/form.ts';
import { countOf, listed } from '../parts/list.ts';
import { othersIn, titleOf } from '../parts/participants.ts';
import { ago, photo } from '../parts/person.ts';
import { failed } from '../parts/states.ts';
import { chosenTab, type Tab, tabLinks } from '../parts/tabs.ts';

type Conversation = Schemas['Conversation'];

const conversationsOf = ({ client, hub }: Caller, status?: 'requested' | 'held' | 'declined') =>
  listOf((cursor) => {
    const filter = { 'filter[hub_id]': hub, ...(status && { 'filter[request_status]': status }) };
    return client.GET('/api/v1/conversations', { params: { query: { ...cursor, ...filter } } });
  });

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
        waitsForAnswer(conversation, caller) && h('span.tag', {}, 'Request sent'),
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

/** The conversations in the inbox, and the requests of newcomers by their status. */
const TABS = [
  ['', 'Inbox', 'You have no conversations yet.'],
  ['requested', 'Requests', 'No request of a newcomer waits for your answer.'],
  ['held', 'Held', 'No request is held. Requests of newcomers who ask many members at once are here.'],
  ['declined', 'Declined', 'You have not declined any request.'],
] as const satisfies readonly Tab[];

/** A request with what it means, and the answers to it. An accepted one is opened, so that the member can reply. */
const request = (conversation: Conversation, { caller, go, reload }: Visit): Child => [
  row(conversation, caller),
  requestNote(conversation, caller),
  requestAnswers(conversation, caller, (answer) =>
    answer === 'accepted' ? go(`/messages/${conversation.id}`) : reload(),
  ),
];

/** The conversations of the member, and the requests of newcomers. */
export const conversations: SitePage = {
  path: '/messages',
  async open(visit) {
    const { caller, query } = visit;
    const tab = chosenTab(TABS, query.get('requests'));
    const [status, , none] = tab;
    const requests = conversationsOf(caller, 'requested');
    const list = status === 'requested' ? requests : conversationsOf(caller, status || undefined);
    const firstRequests = requests.page();
    const [first, asked] = await Promise.all([list === requests ? firstRequests : list.page(), firstRequests]);
    const counts = asked.items.length > 0 ? { requested: countOf(asked) } : {};
    const shown = listed(list, first, {
      label: status === '' ? 'Conversations' : 'Requests',
      none,
      show: (conversation) => (status === '' ? row(conversation, caller) : request(conversation, visit)),
    });
    return {
      title: 'Messages',
      body: h(
        'div.narrow',
        {},
        start(visit),
        tabLinks('Conversations by kind', '/messages', 'requests', TABS, tab, counts),
        shown,
      ),
    };
  },
};
