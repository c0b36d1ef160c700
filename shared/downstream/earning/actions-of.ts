import { commentKey } from '../../community/comments/comment-item.ts';
import { discussionKey } from '../../community/discussions/discussion-item.ts';
import { dayOf } from '../../engagement/achievements/counted-action-item.ts';
import type { CountedAction } from '../../engagement/achievements/counted-actions.ts';
import { contactKey } from '../../hubs/people/contacts/contact-item.ts';
import type { Author } from '../../platform/db/item.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { PublishedEvent } from '../../platform/ledger/published-event-message.ts';

type ActionWithoutTime = Pick<CountedAction, 'contact' | 'kind' | 'source' | 'counts'>;

const contactOf = (actor: { readonly type: string; readonly id: string } | null | undefined): string | undefined =>
  actor?.type === 'contact' ? actor.id : undefined;

const keyOf = ({ team_id, resource_type, resource_id }: PublishedEvent): Key | undefined => {
  if (resource_type === 'discussions') return discussionKey(team_id, resource_id);
  return resource_type === 'comments' ? commentKey(team_id, resource_id) : undefined;
};

interface PostRow {
  readonly author?: Author;
  readonly status?: string;
}

/** The discussion or comment of the event, as it is now. */
const readPost = async (db: Table, published: PublishedEvent): Promise<PostRow | undefined> => {
  const key = keyOf(published);
  return key && db.get<PostRow>(key);
};

/**
 * The contact who wrote the post. Undefined for creators, and for a contact who was deleted: others still react to their
 * posts, and nothing about them is stored any more. An author who acts exists.
 */
const authorOf = async (
  db: Table,
  { team_id, actor }: PublishedEvent,
  post: PostRow | undefined,
): Promise<string | undefined> => {
  const author = contactOf(post?.author);
  if (author === undefined || author === contactOf(actor)) return author;
  return (await db.get(contactKey(team_id, author), { eventual: true })) && author;
};

/** Counts for the contact who wrote it, while it is published; creators' discussions and comments do not count. */
const postAction = async (
  db: Table,
  published: PublishedEvent,
  kind: 'discussions_created' | 'comments_created',
): Promise<readonly ActionWithoutTime[]> => {
  const found = await readPost(db, published);
  const contact = await authorOf(db, published, found);
  return contact === undefined
    ? []
    : [{ contact, kind, source: published.resource_id, counts: found?.status === 'published' }];
};

/** Each emoji counts once for the giver and once for the author; reactions to own posts do not count for the author. */
const reaction = async (db: Table, published: PublishedEvent): Promise<readonly ActionWithoutTime[]> => {
  const giver = contactOf(published.actor);
  if (giver === undefined) return [];
  const author = await authorOf(db, published, await readPost(db, published));
  const counts = published.type === 'reaction.added';
  return published.changed.flatMap((emoji) => {
    const reactionGiven = {
      contact: giver,
      kind: 'reactions_given' as const,
      source: `${published.resource_id}#${emoji}`,
      counts,
    };
    if (author === undefined || author === giver) return [reactionGiven];
    const source = `${published.resource_id}#${giver}#${emoji}`;
    return [reactionGiven, { contact: author, kind: 'reactions_received' as const, source, counts }];
  });
};

const completion = ({ actor, contact_id, resource_id, type }: PublishedEvent): readonly ActionWithoutTime[] => {
  const contact = contact_id ?? contactOf(actor);
  const counts = type === 'content.completed';
  return contact === undefined ? [] : [{ contact, kind: 'content_completed', source: resource_id, counts }];
};

const actionsWithoutTime = async (db: Table, published: PublishedEvent): Promise<readonly ActionWithoutTime[]> => {
  switch (published.type) {
    case 'discussion.published':
    case 'discussion.restored':
    case 'discussion.hidden':
    case 'discussion.deleted':
      return postAction(db, published, 'discussions_created');
    case 'comment.created':
    case 'comment.restored':
    case 'comment.hidden':
    case 'comment.deleted':
      return postAction(db, published, 'comments_created');
    case 'reaction.added':
    case 'reaction.removed':
      return reaction(db, published);
    case 'content.completed':
    case 'content.reopened':
      return completion(published);
    default:
      return [];
  }
};

/** The counted actions of an event. Discussions count once they are published. */
export const actionsOf = async (db: Table, published: PublishedEvent): Promise<readonly CountedAction[]> =>
  (await actionsWithoutTime(db, published)).map((one) => ({
    ...one,
    day: dayOf(published.at),
    event_id: published.id,
  }));
