import { demand, followLive, listOf, type Schemas, settle } from '../../../../../shared/client/client.ts';
import { fill, h, link } from '../base/dom.ts';
import type { Shown, SitePage, Visit } from '../base/page.ts';
import type { Caller } from '../base/session.ts';
import { form } from '../parts/form.ts';
import { listed } from '../parts/list.ts';
import { ago, photo } from '../parts/person.ts';
import { failed } from '../parts/states.ts';

type Conversation = Schemas['Conversation'];
type Participant = Conversation['attributes']['participants'][number];

const othersIn = ({ attributes: { participants } }: Conversation, caller: Caller): readonly Participant[] =>
  participants.filter(({ contact_id }) => contact_id !== caller.id);

const titleOf = (conversation: Conversation, caller: Caller): string =>
  conversation.attributes.title ??
  othersIn(conversation, caller)
    .map(({ display_name }) => display_name)
    .join(', ');

const conversationsOf = ({ client, hub }: Caller) =>
  listOf((cursor) => client.GET('/api/v1/conversations', { params: { query: { ...cursor, 'filter[hub_id]': hub } } }));

const row = (conversation: Conversation, caller: Caller): HTMLElement => {
  const { unread_count, last_message, last_activity_at, kind } = conversation.attributes;
  const [other] = othersIn(conversation, caller);
  const name = titleOf(conversation, caller);
  const shown = link(
    `/messages/${conversation.id}`,
    unread_count > 0 ? { class: 'unread' } : {},
    name,
    unread_count > 0 && ` (${unread_count} unread)`,
  );
  return h(
    'div',
    {},
    h(
      'div.byline',
      {},
      photo(name, kind === 'direct' ? other?.photo_url : undefined),
      h('span', {}, shown, ' ', h('span.small', {}, ago(last_activity_at))),
    ),
    last_message && h('p.small', {}, last_message.preview ?? 'This message was deleted.'),
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

/** The conversations of the member. */
export const conversations: SitePage = {
  path: '/messages',
  nav: 'Messages',
  async open(visit) {
    const { caller } = visit;
    const list = conversationsOf(caller);
    const shown = listed(list, await list.page(), {
      label: 'Conversations',
      none: 'You have no conversations yet.',
      show: (conversation) => row(conversation, caller),
    });
    return { title: 'Messages', body: h('div.narrow', {}, start(visit), shown) };
  },
};

const bubble = ({ attributes }: Schemas['Message'], caller: Caller): HTMLElement => {
  const { author_contact_id, author_display_name, body, created_at } = attributes;
  const isOwn = author_contact_id === caller.id;
  const author = isOwn ? 'You' : author_display_name;
  return h(
    isOwn ? 'li.own' : 'li',
    {},
    h('div.small', {}, author, ' · ', ago(created_at)),
    h('div.text', {}, body ?? 'This message was deleted.'),
  );
};

/** Shows each message once, whether it was sent here or arrives live. */
const thread = (caller: Caller, loaded: readonly Schemas['Message'][]) => {
  const shown = new Set<string>();
  const element = h('ol.messages', { 'aria-label': 'Messages', 'aria-live': 'polite' });
  const add = (message: Schemas['Message']): void => {
    if (shown.has(message.id)) return;
    shown.add(message.id);
    element.append(bubble(message, caller));
    element.lastElementChild?.scrollIntoView({ block: 'nearest' });
  };
  for (const message of loaded) add(message);
  return { element, add };
};

/** How long a member is shown as typing after the last key. */
const TYPING_MS = 5_000;

const open = async ({ caller, params }: Visit): Promise<Shown> => {
  const { client, hub, session } = caller;
  const path = { conversation_id: params.id ?? '' };
  const newest = async () =>
    (
      await demand(
        client.GET('/api/v1/conversations/{conversation_id}/messages', {
          params: { path, query: { sort: '-created_at', 'page[size]': 30 } },
        }),
      )
    ).data.toReversed();
  const [{ data: conversation }, messages] = await Promise.all([
    demand(client.GET('/api/v1/conversations/{conversation_id}', { params: { path } })),
    newest(),
  ]);
  const { element, add } = thread(caller, messages);
  const markRead = () => settle(client.PUT('/api/v1/conversations/{conversation_id}/read', { params: { path } }));
  if (conversation.attributes.unread_count > 0) await markRead();
  const live = h('p.small', { role: 'status' });
  const refresh = (): void =>
    void newest().then(
      (found) => found.forEach(add),
      () => undefined,
    );
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const following = followLive({
    ...session.options,
    hubId: hub,
    types: ['message.created'],
    onEvent: ({ contact_id }) => {
      if (contact_id !== caller.id) refresh();
    },
    /* A message can have come between the load of the page and the connection. */
    onState: (state) => state !== 'connecting' && refresh(),
    onTyping({ conversation_id, contact_id }) {
      if (conversation_id !== path.conversation_id) return;
      const writer = othersIn(conversation, caller).find((one) => one.contact_id === contact_id);
      fill(live, `${writer?.display_name ?? 'A member'} is typing…`);
      clearTimeout(quiet);
      quiet = setTimeout(() => fill(live), TYPING_MS);
    },
    onEnd: () => fill(live, 'New messages appear when you open the page again.'),
  });
  const write = form({
    submit: 'Send',
    class: 'form.inline',
    fields: [{ name: 'body', label: 'Message' }],
    async act({ text }) {
      const body = { data: { type: 'messages' as const, attributes: { body: text('body') } } };
      const { data } = await demand(
        client.POST('/api/v1/conversations/{conversation_id}/messages', { params: { path }, body }),
      );
      add(data);
      if (write instanceof HTMLFormElement) write.reset();
      return '';
    },
  });
  write.addEventListener('input', () => following.typing(path.conversation_id));
  return {
    title: titleOf(conversation, caller),
    body: h(
      'div.narrow',
      {},
      h('p', {}, link('/messages', {}, '← Messages')),
      element,
      messages.length === 0 && h('p.quiet', {}, 'No messages yet.'),
      live,
      write,
    ),
    leave() {
      following.close();
      clearTimeout(quiet);
    },
  };
};

/** A conversation that shows new messages as they arrive. */
export const conversation: SitePage = { path: '/messages/:id', open };
