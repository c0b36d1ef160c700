import { type Client, demand, listOf, type Schemas, settle } from '../../../../shared/client/client.ts';
import { counted } from '../../../../shared/platform/text/counted.ts';
import { button, type Child, fill, h } from '../base/dom.ts';
import type { Caller } from '../base/session.ts';
import { form } from './form.ts';
import { authorLine } from './post-card.ts';
import { reactions } from './reactions.ts';
import { failed } from './states.ts';
import { commentNote } from './status-note.ts';
import { whoPanel } from './who.ts';

type Comment = Schemas['Comment'];

interface Target {
  readonly target_type: 'discussion' | 'content_node';
  readonly target_id: string;
  readonly parent_comment_id?: string;
}

/** A form for a comment or a reply. */
export const write = (caller: Caller, target: Target, onMade: (comment: Comment) => void): HTMLElement => {
  const isReply = target.parent_comment_id !== undefined;
  const made = form({
    submit: isReply ? 'Reply' : 'Comment',
    fields: [{ name: 'body', label: isReply ? 'Your reply' : 'Your comment', kind: 'long' }],
    async act({ text }) {
      const body = { data: { type: 'comments' as const, attributes: { ...target, body: text('body') } } };
      const { data } = await demand(caller.client.POST('/api/v1/comments', { body }));
      if (made instanceof HTMLFormElement) made.reset();
      onMade(data);
      return data.attributes.status === 'published'
        ? 'Posted.'
        : 'Your comment was sent. Everyone sees it when a moderator has approved it.';
    },
  });
  return made;
};

const react = (client: Client, { id, attributes }: Comment, isReader: boolean): HTMLElement => {
  const path = { comment_id: id };
  return reactions('Reactions to the comment', attributes.reactions, {
    add: (emoji) =>
      settle(
        client.POST('/api/v1/comments/{comment_id}/reactions', {
          params: { path },
          body: { data: { type: 'reactions', attributes: { emoji } } },
        }),
      ),
    remove: (emoji) =>
      settle(
        client.DELETE('/api/v1/comments/{comment_id}/reactions/{emoji}', { params: { path: { ...path, emoji } } }),
      ),
    isReader,
  });
};

const whoReacted = ({ client, ...caller }: Caller, comment_id: string): HTMLElement => {
  const list = listOf((cursor) =>
    client.GET('/api/v1/comments/{comment_id}/member-reactions', { params: { path: { comment_id }, query: cursor } }),
  );
  return whoPanel({ client, ...caller }, 'Who reacted', list, (one) => one.attributes.emoji);
};

const isPublished = ({ attributes: { status } }: Comment): boolean => status === 'published';

const shown = (caller: Caller, comment: Comment): readonly Child[] => {
  const { created_at, body, deleted_at } = comment.attributes;
  return [
    authorLine(caller, comment.attributes, created_at),
    commentNote(comment.attributes, caller.id),
    h('p.text', {}, deleted_at ? 'This comment was deleted.' : body),
    isPublished(comment) && react(caller.client, comment, caller.role === 'member'),
    comment.attributes.reactions.length > 0 && whoReacted(caller, comment.id),
  ];
};

/** A comment with its replies, which are loaded on demand, and a form to reply. */
const item = (caller: Caller, comment: Comment, target: Target): HTMLElement => {
  const replies = h('ul.items.replies', { 'aria-label': 'Replies' });
  const controls = h('div.row', {});
  const path = { comment_id: comment.id };
  const add = (reply: Comment): void => replies.append(h('li', {}, shown(caller, reply)));
  const list = listOf((cursor) =>
    caller.client.GET('/api/v1/comments/{comment_id}/replies', { params: { path, query: cursor } }),
  );
  const count = comment.attributes.reply_count;
  const load = async (): Promise<void> => {
    try {
      for await (const reply of list) add(reply);
      more?.remove();
    } catch (error) {
      fill(controls, failed(error, load));
    }
  };
  const more = count > 0 ? button(`Show ${counted(count, 'reply', 'replies')}`, load, { class: 'plain' }) : undefined;
  const answer = button(
    'Reply',
    () => {
      const reply = write(caller, { ...target, parent_comment_id: comment.id }, add);
      answer.replaceWith(reply);
      reply.querySelector('textarea')?.focus();
    },
    { class: 'plain' },
  );
  fill(controls, more, caller.role === 'member' && isPublished(comment) && answer);
  return h('div.comment', {}, shown(caller, comment), replies, controls);
};

export const commentList = { item };
