import type { Schemas } from '../../../../shared/client/client.ts';
import { type Child, h } from '../base/dom.ts';

type Post = Schemas['Discussion']['attributes'];
type Comment = Schemas['Comment']['attributes'];

/** The name of a status, and what it means to a reader who sees it; `author` is `you` or `its author`. */
interface Meaning {
  readonly name: string;
  readonly next: (author: string) => string;
}

const HIDDEN: Meaning = {
  name: 'Hidden',
  next: (author) => `A moderator has hidden it. Only ${author} and the moderators see it.`,
};

const WAITING: Meaning = {
  name: 'Waits for review',
  next: (author) =>
    `Only ${author} and the moderators see it. Everyone sees it when a moderator approves it. If they reject it, it is deleted.`,
};

/** What everyone sees needs no words. */
const POSTS = {
  draft: { name: 'Draft', next: (author) => `Only ${author} can see it.` },
  scheduled: {
    name: 'Scheduled',
    next: (author) => `It is published at its time. Until then, only ${author} and the moderators see it.`,
  },
  pending_review: WAITING,
  published: undefined,
  hidden: HIDDEN,
  deleted: undefined,
} as const satisfies Record<Post['status'], Meaning | undefined>;

const COMMENTS = {
  pending_review: WAITING,
  published: undefined,
  hidden: HIDDEN,
  deleted: undefined,
} as const satisfies Record<Comment['status'], Meaning | undefined>;

const note = (meaning: Meaning | undefined, author: string | null, reader: string): Child =>
  meaning &&
  h('p.note', {}, h('span.tag', {}, meaning.name), ' ', meaning.next(author === reader ? 'you' : 'its author'));

/** Who sees a post that is not published, and what happens next. `reader` is the contact id of the caller. */
export const postNote = ({ status, author_contact_id: author }: Post, reader: string): Child =>
  note(POSTS[status], author, reader);

/** Who sees a comment that is not published, and what happens next. */
export const commentNote = ({ status, author_contact_id: author }: Comment, reader: string): Child =>
  note(COMMENTS[status], author, reader);
