import { Option } from 'commander';
import type { Schemas } from '../../../shared/client/client.ts';
import type { Define } from '../call.ts';
import { acts, lists, shows } from '../listing.ts';
import { resource } from '../resource.ts';
import { attributesOf } from '../shown.ts';
import type { Column } from '../table.ts';
import { textOf } from '../values.ts';
import { shown } from '../verb.ts';

const withOf = ({ title, participants }: Schemas['Conversation']['attributes']) =>
  title ?? participants.map(({ display_name }) => display_name).join(', ');

const conversations: readonly Column<Schemas['Conversation']>[] = [
  { title: 'ID', of: ({ id }) => id },
  { title: 'KIND', of: ({ attributes }) => attributes.kind },
  { title: 'WITH', of: ({ attributes }) => withOf(attributes), flexible: true },
  { title: 'UNREAD', of: ({ attributes }) => attributes.unread_count },
  { title: 'LAST', of: ({ attributes }) => attributes.last_activity_at },
];

const columns: readonly Column<Schemas['Message']>[] = [
  { title: 'ID', of: ({ id }) => id },
  { title: 'BY', of: ({ attributes }) => attributes.author_display_name },
  { title: 'MESSAGE', of: ({ attributes }) => attributes.body, flexible: true },
  { title: 'SENT', of: ({ attributes }) => attributes.created_at },
];

const UNACCEPTED = ['requested', 'held', 'declined'] as const;

interface Listing {
  readonly requests?: (typeof UNACCEPTED)[number];
}

interface Sending {
  readonly body: string;
}

interface Opening {
  readonly title?: string;
}

const CONVERSATION = '/api/v1/conversations/{conversation_id}';

const ofConversations = resource([
  shown('get', CONVERSATION, { name: 'get', about: 'Show a conversation' }),
  shown('put', `${CONVERSATION}/read`, { name: 'read', about: 'Mark a conversation as read' }),
  shown('patch', CONVERSATION, {
    name: 'update',
    about: 'Mute or archive a conversation, or answer its request',
    type: 'conversations',
    flags: [
      { flag: '--muted <boolean>', about: 'no notifications', attribute: 'is_muted', as: 'boolean' },
      { flag: '--archived <boolean>', about: 'not in the list', attribute: 'is_archived', as: 'boolean' },
      { flag: '--request <answer>', about: 'answer', attribute: 'request_status', values: ['accepted', 'declined'] },
    ],
  }),
  shown('patch', '/api/v1/messages/{message_id}', {
    name: 'edit',
    about: 'Update your message',
    type: 'messages',
    flags: [
      { flag: '--body <text>', about: 'text; @file reads a file, @- standard input', attribute: 'body', needed: true },
    ],
  }),
]);

export const { verbs } = ofConversations;

export const define: Define = (command, terminal) => {
  lists<Listing, Schemas['Conversation']>(
    command
      .command('conversations', { isDefault: true })
      .description('List your conversations')
      .addOption(new Option('--requests <status>', 'requests of newcomers instead').choices(UNACCEPTED)),
    terminal,
    {
      what: 'conversations',
      columns: conversations,
      read: async ({ client, flags: { requests } }, page) =>
        client.GET('/api/v1/conversations', {
          params: { query: { ...page, ...(requests && { 'filter[request_status]': requests }) } },
        }),
    },
  );

  lists(command.command('list <conversation>').description('List the messages of a conversation'), terminal, {
    what: 'messages',
    columns,
    read: async ({ client }, query, conversation_id) =>
      client.GET('/api/v1/conversations/{conversation_id}/messages', { params: { path: { conversation_id }, query } }),
  });

  shows<Opening, Schemas['Conversation']>(
    command
      .command('open <contacts...>')
      .description('Create a conversation with other members')
      .option('--title <text>', 'title of a group conversation'),
    terminal,
    {
      pairs: attributesOf,
      read: async ({ client, hub, flags: { title } }, ...contacts) => {
        const attributes = { contact_ids: contacts.flat(), hub_id: await hub(), ...(title && { title }) };
        return client.POST('/api/v1/conversations', { body: { data: { type: 'conversations', attributes } } });
      },
    },
  );

  shows<Sending, Schemas['Message']>(
    command
      .command('send <conversation>')
      .description('Send a message')
      .requiredOption('--body <text>', 'text; @file reads a file, @- standard input'),
    terminal,
    {
      pairs: attributesOf,
      read: async ({ client, flags: { body } }, conversation_id) =>
        client.POST('/api/v1/conversations/{conversation_id}/messages', {
          params: { path: { conversation_id } },
          body: { data: { type: 'messages', attributes: { body: await textOf(terminal, body) } } },
        }),
    },
  );

  ofConversations.define(command, terminal);

  acts(command.command('delete <message>').description('Delete your message'), terminal, {
    done: 'Message deleted.',
    call: async ({ client }, message_id) =>
      client.DELETE('/api/v1/messages/{message_id}', { params: { path: { message_id } } }),
  });
};
