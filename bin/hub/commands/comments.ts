import type { Schemas } from '../../../shared/client/client.ts';
import type { Define } from '../call.ts';
import { acts, lists, shows } from '../listing.ts';
import { resource } from '../resource.ts';
import { attributesOf } from '../shown.ts';
import type { Column } from '../table.ts';
import { textOf } from '../values.ts';
import { shown } from '../verb.ts';
import { reactionsOfComments } from './reactions.ts';

type Comment = Schemas['Comment'];

const columns: readonly Column<Comment>[] = [
  { title: 'ID', of: ({ id }) => id },
  { title: 'BY', of: ({ attributes }) => attributes.author_display_name, flexible: true },
  { title: 'COMMENT', of: ({ attributes }) => attributes.body, flexible: true },
  { title: 'REPLIES', of: ({ attributes }) => attributes.reply_count },
  { title: 'CREATED', of: ({ attributes }) => attributes.created_at },
];

interface Creation {
  readonly body: string;
  readonly replyTo?: string;
  readonly content?: boolean;
}

const COMMENT = '/api/v1/comments/{comment_id}';

const ofComments = resource([
  shown('get', COMMENT, { name: 'get', about: 'Show a comment' }),
  shown('patch', COMMENT, {
    name: 'update',
    about: 'Update your comment, or hide one (moderators)',
    type: 'comments',
    flags: [
      { flag: '--body <text>', about: 'text; @file reads a file, @- standard input', attribute: 'body' },
      { flag: '--status <status>', about: 'status', attribute: 'status', values: ['published', 'hidden'] },
    ],
  }),
  ...reactionsOfComments,
]);

export const { verbs } = ofComments;

export const define: Define = (command, terminal) => {
  lists(command.command('list <discussion>').description('List the comments of a discussion'), terminal, {
    what: 'comments',
    columns,
    read: async ({ client }, query, discussion_id) =>
      client.GET('/api/v1/discussions/{discussion_id}/comments', { params: { path: { discussion_id }, query } }),
  });

  lists(command.command('replies <comment>').description('List the replies to a comment'), terminal, {
    what: 'replies',
    columns,
    read: async ({ client }, query, comment_id) =>
      client.GET('/api/v1/comments/{comment_id}/replies', { params: { path: { comment_id }, query } }),
  });

  shows<Creation, Comment>(
    command
      .command('create <target>')
      .description('Create a comment or a reply')
      .requiredOption('--body <text>', 'text; @file reads a file, @- standard input')
      .option('--reply-to <comment>', 'the comment to reply to')
      .option('--content', 'the target is a content node'),
    terminal,
    {
      pairs: attributesOf,
      read: async ({ client, flags }, target_id) => {
        const { body, replyTo, content } = flags;
        const attributes = {
          target_type: content ? ('content_node' as const) : ('discussion' as const),
          target_id,
          body: await textOf(terminal, body),
          ...(replyTo && { parent_comment_id: replyTo }),
        };
        return client.POST('/api/v1/comments', { body: { data: { type: 'comments', attributes } } });
      },
    },
  );

  ofComments.define(command, terminal);

  acts(command.command('delete <comment>').description('Delete a comment'), terminal, {
    done: 'Comment deleted.',
    call: async ({ client }, comment_id) =>
      client.DELETE('/api/v1/comments/{comment_id}', { params: { path: { comment_id } } }),
  });
};
