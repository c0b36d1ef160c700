export type QueueName =
  | 'mail'
  | 'index'
  | 'imports'
  | 'achievements'
  | 'automations'
  | 'callbacks'
  | 'removals'
  | 'media-jobs'
  | 'webhooks'
  | 'webhooks-slow';

/** Whose messages are set aside: the queues', and what the stream or the clock could not wake these workers for. */
export type WatchedQueue = QueueName | 'relay' | 'sweep' | 'end-terms' | 'verify-domains';
