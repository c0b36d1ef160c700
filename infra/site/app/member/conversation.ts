import { demand, type Schemas, settle } from '../../../../shared/client/client.ts';
import { fill, h, link } from '../base/dom.ts';
import type { Shown, SitePage, Visit } from '../base/page.ts';
import type { Caller } from '../base/session.ts';
import { requestAnswers, requestNote } from '../parts/conversation-request.ts';
import { form } from '../parts/form.ts';
import { othersIn, titleOf } from '../parts/participants.ts';
import { ago } from '../parts/person.ts';

const bubble = ({ attributes }: Schemas['Message'], caller: Caller): HTMLElement => {
  const { author_contact_id, author_display_name, is_automated, body, created_at } = attributes;
  const isOwn = author_contact_id === caller.id;
  const author = isOwn ? 'You' : author_display_name;
  return h(
    isOwn ? 'li.own' : 'li',
    {},
    h('div.small', {}, author, ' · ', ago(created_at), is_automated && ' · automated'),
    h('div.text', {}, body ?? 'This message was deleted.'),
  );
};

/** Shows each message once, whether it was sent here or arrives live. */
const thread = (caller: Caller, none: HTMLElement) => {
  const shown = new Set<string>();
  const element = h('ol.messages', { 'aria-label': 'Messages', 'aria-live': 'polite' });
  const add = (message: Schemas['Message']): void => {
    if (shown.has(message.id)) return;
    shown.add(message.id);
    none.remove();
    element.append(bubble(message, caller));
    element.lastElementChild?.scrollIntoView({ block: 'nearest' });
  };
  return { element, add, size: () => shown.size };
};

/** A request is accepted by a message of the member who was asked. */
const isAccepted = (
  { attributes: { created_by_contact_id: asker } }: Schemas['Conversation'],
  messages: readonly Schemas['Message'][],
): boolean => messages.some(({ attributes: { author_contact_id: author } }) => author !== asker);

/** How long a member is shown as typing after the last key. */
const TYPING_MS = 5_000;

const open = async ({ caller, params, reload }: Visit): Promise<Shown> => {
  const { client, updates } = caller;
  const path = { conversation_id: params.id ?? '' };
  const newest = async () =>
    (
      await demand(
        client.GET('/api/v1/conversations/{conversation_id}/messages', {
          params: { path, query: { sort: '-created_at', 'page[size]': 30 } },
        }),
      )
    ).data.toReversed();
  const none = h('p.quiet', {}, 'No messages yet.');
  const { element, add, size } = thread(caller, none);
  const markRead = () => settle(client.PUT('/api/v1/conversations/{conversation_id}/read', { params: { path } }));
  const live = h('p.small', { role: 'status' });
  /** What a request means, and the answers to it. */
  const asking = h('div.request', {});
  const loaded = Promise.all([
    demand(client.GET('/api/v1/conversations/{conversation_id}', { params: { path } })),
    newest(),
  ]);
  /** Messages that arrive while the conversation is shown are read. */
  const refresh = async (): Promise<void> => {
    const [{ data }] = await loaded;
    const found = await newest();
    const before = size();
    for (const message of found) add(message);
    if (isAccepted(data, found)) fill(asking);
    if (size() > before && document.visibilityState === 'visible') await markRead();
  };
  const refreshQuietly = (): void => void refresh().catch(() => undefined);
  const writers = new Map<string, string>();
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let writer = '';
  const stopTyping = (): void => {
    clearTimeout(quiet);
    writer = '';
    fill(live);
  };
  const ignore = updates.listen({
    onEvent({ type, actor }) {
      if (type !== 'message.created' || actor?.id === caller.id) return;
      if (actor?.id === writer) stopTyping();
      refreshQuietly();
    },
    onConnected: refreshQuietly,
    onTyping({ conversation_id, contact_id }) {
      if (conversation_id !== path.conversation_id) return;
      writer = contact_id;
      fill(live, `${writers.get(contact_id) ?? 'A member'} is typing…`);
      clearTimeout(quiet);
      quiet = setTimeout(stopTyping, TYPING_MS);
    },
    onEnd: () => fill(live, 'New messages appear when you open the page again.'),
  });
  const leave = (): void => {
    ignore();
    clearTimeout(quiet);
  };
  const [{ data: conversation }, messages] = await loaded.catch((error: unknown) => {
    leave();
    throw error;
  });
  for (const message of messages) add(message);
  for (const { contact_id, display_name } of othersIn(conversation, caller)) writers.set(contact_id, display_name);
  const { unread_count, request_status } = conversation.attributes;
  fill(asking, requestNote(conversation, caller), requestAnswers(conversation, caller, reload));
  const isCounted = request_status === null || request_status === 'accepted';
  if (unread_count > 0) {
    if (isCounted) updates.read('messages', unread_count);
    await markRead();
  }
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
      if (isAccepted(conversation, [data])) fill(asking);
      if (write instanceof HTMLFormElement) write.reset();
      return '';
    },
  });
  write.addEventListener('input', () => updates.typing(path.conversation_id));
  return {
    title: titleOf(conversation, caller),
    body: h(
      'div.narrow',
      {},
      h('p', {}, link('/messages', {}, '← Messages')),
      asking,
      element,
      size() === 0 && none,
      live,
      write,
    ),
    leave,
  };
};

/** A conversation that shows new messages as they arrive. */
export const conversation: SitePage = { path: '/messages/:id', open };
