import type { Position } from '../../platform/db/query.ts';
import { type Queue, sqsQueue } from '../../platform/queue/queue.ts';

/** What of something that was deleted is still to go. */
export type RemovalJob =
  /** The bytes of a file. */
  | { readonly kind: 'file'; readonly team_id: string; readonly hub_id: string; readonly file_id: string }
  /** A media, from all that it is attached to. */
  | { readonly kind: 'media'; readonly team_id: string; readonly media_id: string }
  /** The pictures of a contact, and all else that is about them alone. */
  | { readonly kind: 'contact'; readonly team_id: string; readonly contact_id: string }
  /** All files of a hub that is gone, from a row of its media on; `later` where one before it could not go yet. */
  | {
      readonly kind: 'hub';
      readonly team_id: string;
      readonly hub_id: string;
      readonly after?: Position | undefined;
      readonly later?: boolean | undefined;
    }
  /** The answers of a member who left to the events of a hub, from a place among them on. */
  | {
      readonly kind: 'seats';
      readonly team_id: string;
      readonly hub_id: string;
      readonly contact_id: string;
      readonly after?: Position | undefined;
    }
  /** The seats of an event that are free while members wait for them. */
  | { readonly kind: 'waitlist'; readonly team_id: string; readonly hub_id: string; readonly event_id: string };

/** Until then, in seconds, every request has ended that came while the hub stood; none of them brings a file any more. */
const REQUESTS_END = 60;

/** How long a job waits before it is first tried, in seconds. */
export const removalDelay = ({ kind }: RemovalJob): number => (kind === 'hub' ? REQUESTS_END : 0);

/** How often a job is tried before it is set aside. */
export const REMOVAL_ATTEMPTS = 10;

/** Where removals wait for a worker. */
export type RemovalQueue = Queue<RemovalJob>;

export const sqsRemovalQueue = sqsQueue<RemovalJob>;
