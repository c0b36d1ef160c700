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
  | 'webhooks-slow'
  | 'live';

/** The sources of dead letters: the queues, and the workers that the stream or a schedule starts. */
export type WatchedQueue = QueueName | 'relay' | 'sweep' | 'end-terms' | 'verify-domains';
