import type { NotificationView } from '../notifications/notification-view.ts';
import type { eventData } from '../stream/event-data.ts';

/** Why the service closes a connection. */
export type ClosingReason = 'ticket_expired' | 'signed_out' | 'team_suspended' | 'access_lost' | 'rate_limited';

export type LiveErrorCode = 'malformed' | 'wrong_hub' | 'invalid_ticket' | 'unknown_conversation' | 'rate_limited';

/** What the contact has not read, as `GET /me/unread-counts` counts it. */
interface Unread {
  /** Notifications. */
  readonly unread_count: number;
  readonly unread_message_count: number;
  /** When it was counted. Messages can arrive in another order. */
  readonly counted_at: string;
}

/** A message of the service. The guide `live-updates` describes the protocol. */
export type LiveMessage =
  | ({
      readonly type: 'subscribed';
      readonly hub_id: string;
      readonly last_event_id: string | null;
      readonly expires_at: string;
      readonly renewable_until: string;
    } & Unread)
  | {
      readonly type: 'events';
      readonly hub_id: string;
      readonly events: readonly ReturnType<typeof eventData>[];
      readonly last_event_id: string | undefined;
    }
  | ({ readonly type: 'notification'; readonly notification: NotificationView } & Unread)
  | ({ readonly type: 'unread' } & Unread)
  | {
      readonly type: 'typing';
      readonly hub_id: string;
      readonly conversation_id: string;
      readonly contact_id: string;
    }
  | { readonly type: 'ticket'; readonly expires_at: string; readonly renewable_until: string }
  | { readonly type: 'pong' }
  | {
      readonly type: 'error';
      readonly code: LiveErrorCode;
      readonly detail: string;
      /** The type of the refused message. */
      readonly on: string | null;
    }
  | { readonly type: 'closing'; readonly reason: ClosingReason };
