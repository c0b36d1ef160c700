import { type Queue, sqsQueue } from '../../platform/queue/queue.ts';

/** Things as events name them. */
export const THINGS = ['discussion', 'comment', 'content_node', 'media', 'member'] as const;
export type Thing = (typeof THINGS)[number];

/** What a hub is made of, in the order in which it is indexed anew. */
export const PARTS = ['members', 'discussions', 'content', 'media'] as const;
export type Part = (typeof PARTS)[number];

/** What is to be looked at again. None says what became of it: whoever looks sees what it is. */
export type IndexJob =
  | {
      readonly kind: 'thing';
      readonly thing: Thing;
      readonly team_id: string;
      readonly hub_id: string;
      readonly id: string;
    }
  /** A contact, in every hub they are in. */
  | { readonly kind: 'person'; readonly team_id: string; readonly id: string }
  /** The comments on something, or the replies to one of them; from a place in one of their runs on. */
  | {
      readonly kind: 'comments';
      readonly team_id: string;
      readonly hub_id: string;
      readonly target: string;
      readonly root?: string | undefined;
      readonly run?: number | undefined;
      readonly after?: Readonly<Record<string, string>> | undefined;
    }
  /** A whole hub: a part of it from a place on. */
  | {
      readonly kind: 'hub';
      readonly team_id: string;
      readonly hub_id: string;
      readonly part?: Part | undefined;
      readonly after?: Readonly<Record<string, string>> | undefined;
    };

/** How often a job is tried before it is set aside. */
export const INDEX_ATTEMPTS = 5;

/** Where they wait for a worker. */
export type IndexQueue = Queue<IndexJob>;

export const sqsIndexQueue = sqsQueue<IndexJob>;
