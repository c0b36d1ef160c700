import { type Queue, sqsQueue } from '../../platform/queue/queue.ts';

/** The indexed types, as events name them. */
export const INDEXED_TYPES = ['discussion', 'comment', 'content_node', 'media', 'member'] as const;
export type IndexedType = (typeof INDEXED_TYPES)[number];

/** The parts of a hub, in the order of reindexing. */
export const PARTS = [
  'members',
  'discussions',
  'content',
  'media',
  'counted_discussions',
  'purchases',
  'waiting_discussions',
] as const;
export type Part = (typeof PARTS)[number];

/**
 * Indexing jobs. A job contains no state; the worker reads it. `thing` and `person` are old words in queued jobs: an
 * indexed resource and a contact.
 */
export type IndexJob =
  | {
      readonly kind: 'thing';
      readonly thing: IndexedType;
      readonly team_id: string;
      readonly hub_id: string;
      readonly id: string;
      /**
       * Only counts of a post, or the points or spaces of a member, changed; the text did not. An earlier release
       * indexes the text again, so that both releases can run side by side.
       */
      readonly counts_only?: boolean | undefined;
    }
  /** A contact, in every hub of the contact. */
  | {
      readonly kind: 'person';
      readonly team_id: string;
      readonly id: string;
      /**
       * All contacts of the team, from a position on, because the profile field with the `id` changed. An earlier
       * release finds no contact with the id and does nothing, so that both releases can run side by side.
       */
      readonly everyone?: boolean | undefined;
      readonly after?: Readonly<Record<string, string>> | undefined;
    }
  /** All contacts of a team, from a position on, for operators. */
  | {
      readonly kind: 'team';
      readonly team_id: string;
      readonly after?: Readonly<Record<string, string>> | undefined;
    }
  /** The comments on a target, or the replies to `root`, from a position on. */
  | {
      readonly kind: 'comments';
      readonly team_id: string;
      readonly hub_id: string;
      readonly target: string;
      readonly root?: string | undefined;
      readonly run?: number | undefined;
      readonly after?: Readonly<Record<string, string>> | undefined;
    }
  /** The discussions of a space that wait for a review, from a position on. */
  | {
      readonly kind: 'waiting';
      readonly team_id: string;
      readonly hub_id: string;
      readonly space: string;
      readonly after?: Readonly<Record<string, string>> | undefined;
    }
  /** A whole hub: one part, from a position on. */
  | {
      readonly kind: 'hub';
      readonly team_id: string;
      readonly hub_id: string;
      readonly part?: Part | undefined;
      readonly after?: Readonly<Record<string, string>> | undefined;
    };

/** The number of receives before a job moves to the dead-letter queue. */
export const INDEX_ATTEMPTS = 5;

export type IndexQueue = Queue<IndexJob>;

export const sqsIndexQueue = sqsQueue<IndexJob>;
