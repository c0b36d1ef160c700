/** The queues, by their names in the code. */
export type QueueName =
  | 'mail'
  | 'derived'
  | 'transfers'
  | 'achievements'
  | 'automations'
  | 'callbacks'
  | 'removals'
  | 'seats'
  | 'media-jobs'
  | 'webhooks'
  | 'webhooks-slow'
  | 'live';

/** The sources of dead letters: the queues, and the workers that the stream or a schedule starts. */
type WatchedQueue = QueueName | 'relay' | 'sweep' | 'end-terms' | 'verify-domains';

/**
 * The queues and functions that were deployed under another name than the code has now, with that name. Their resources,
 * alarms, logs, stored alerts and the commands of operators have it: under another, CloudFormation would replace the
 * queue and lose its messages.
 */
const DEPLOYED_AS = {
  derived: 'index',
  transfers: 'imports',
  'derive-rows': 'index-search',
} as const satisfies Partial<Record<QueueName, string>> & { readonly 'derive-rows': string };

/** The name under which a queue or a function is deployed. */
export type DeployedAs<Name extends string> = Name extends keyof typeof DEPLOYED_AS ? (typeof DEPLOYED_AS)[Name] : Name;

/** The name of a queue, or of a worker with dead letters, that operators know. */
export type DeployedQueue = DeployedAs<WatchedQueue>;

const isRenamed = (name: string): name is keyof typeof DEPLOYED_AS => Object.hasOwn(DEPLOYED_AS, name);

export const deployedAs = <Name extends string>(name: Name): DeployedAs<Name> =>
  (isRenamed(name) ? DEPLOYED_AS[name] : name) as DeployedAs<Name>;
