/** What a member may be told of. */
export const NOTIFICATION_KINDS = ['reply', 'message', 'achievement', 'event_seat', 'warning', 'automation'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Where they may be told: where their client shows it, or by a letter. */
const CHANNELS = ['in_app', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];
