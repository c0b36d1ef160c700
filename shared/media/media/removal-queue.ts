import type { Position } from '../../platform/db/query.ts';
import { type Queue, sqsQueue } from '../../platform/queue/queue.ts';

/** A deletion that follows from another one. */
export type RemovalJob =
  /** The bytes of a file. */
  | { readonly kind: 'file'; readonly team_id: string; readonly hub_id: string; readonly file_id: string }
  /** The attachments of a media. */
  | { readonly kind: 'media'; readonly team_id: string; readonly media_id: string }
  /** The avatars and other personal data of a contact. */
  | { readonly kind: 'contact'; readonly team_id: string; readonly contact_id: string }
  /** All files of a deleted hub, after a row of its media. `later`: an earlier file could not be deleted yet. */
  | {
      readonly kind: 'hub';
      readonly team_id: string;
      readonly hub_id: string;
      readonly after?: Position | undefined;
      readonly later?: boolean | undefined;
    }
  /** The RSVPs of a former member to the events of a hub, after a position. */
  | {
      readonly kind: 'seats';
      readonly team_id: string;
      readonly hub_id: string;
      readonly contact_id: string;
      readonly after?: Position | undefined;
    }
  /** All rows and files of a deleted team: one page, in one of several passes. */
  | {
      readonly kind: 'team';
      readonly team_id: string;
      /** The table and the position of the page. Absent at the start of a pass. */
      readonly table?: 'rows' | 'index' | undefined;
      readonly after?: Position | undefined;
      /** The number of this pass, and how many rows it has found. */
      readonly pass?: number | undefined;
      readonly found?: number | undefined;
      /** The pass does not begin before this time. */
      readonly not_before?: string | undefined;
    }
  /** The content of a banned member, or what an undo brings back; the progress is that of the worker. */
  | {
      readonly kind: 'content';
      readonly team_id: string;
      readonly hub_id: string;
      readonly removal_id: string;
      readonly list?: number | undefined;
      readonly after?: Position | undefined;
      readonly within?: Position | undefined;
      readonly is_last_pass?: boolean | undefined;
    }
  /** Conversations of a member who was banned or unbanned, after a position. */
  | {
      readonly kind: 'conversations';
      readonly team_id: string;
      readonly hub_id: string;
      readonly contact_id: string;
      readonly after?: Position | undefined;
    }
  /** Assigns free seats of an event to its waitlist. */
  | { readonly kind: 'waitlist'; readonly team_id: string; readonly hub_id: string; readonly event_id: string };

/** Seconds until every request from before the deletion of a hub has ended and can no longer add files. */
const REQUESTS_END = 60;

/** The delay of a job in seconds. */
export const removalDelay = ({ kind }: RemovalJob): number => (kind === 'hub' ? REQUESTS_END : 0);

/** Receives before a job becomes a dead letter. */
export const REMOVAL_ATTEMPTS = 10;

export type RemovalQueue = Queue<RemovalJob>;

export const sqsRemovalQueue = sqsQueue<RemovalJob>;
