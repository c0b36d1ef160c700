/** The kinds of notifications. */
export const NOTIFICATION_KINDS = [
  'reply',
  'message',
  'achievement',
  'event_seat',
  'event_host',
  'warning',
  'unlock',
  'automation',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The channels of notifications: in the client, or by email. */
const CHANNELS = ['in_app', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];
