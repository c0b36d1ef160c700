import type { SQSClient } from '@aws-sdk/client-sqs';
import type { Position } from '../../platform/db/query.ts';
import { type Queue, sqsQueue } from '../../platform/queue/queue.ts';

/** A delivery to open WebSockets. A job contains no text of people; the worker reads what it sends. */
export type LiveJob =
  /** New events of a hub, or a change of who may read it: its connections, from a page on. */
  | { readonly kind: 'hub'; readonly team_id: string; readonly hub_id: string; readonly after?: Position | undefined }
  /** The events that some connections have not been sent, or what ends their access. */
  | { readonly kind: 'connections'; readonly ids: readonly string[] }
  /** Changed notifications of a contact, or a change of what admits the contact. */
  | {
      readonly kind: 'contact';
      readonly team_id: string;
      readonly contact_id: string;
      /** The new notifications. */
      readonly notification_ids: readonly string[];
      /** Whether the number of unread notifications may have changed. */
      readonly unread: boolean;
    }
  | {
      readonly kind: 'typing';
      readonly team_id: string;
      readonly conversation_id: string;
      readonly contact_id: string;
      readonly at: string;
    };

export type LiveQueue = Queue<LiveJob>;

export const LIVE_ATTEMPTS = 5;

export const sqsLiveQueue = (client: SQSClient, url: string): LiveQueue => sqsQueue<LiveJob>(client, url);
