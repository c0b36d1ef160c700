/** A problem with several alarms that pages once, as a composite alarm. */
interface Page {
  /** The problem, for the engineer on call. */
  readonly description: string;
  /** The anchor of the section in the page about alarms. */
  readonly see: string;
  /** The cause that explains it: while that pages, this does not. */
  readonly explainedBy?: 'aws-limits';
}

const CAUSES = {
  'aws-limits': {
    description: 'DynamoDB, KMS or Lambda refuses calls: a limit of the account is reached, or a service has faults',
    see: 'an-aws-service-refuses-calls',
  },
  'functions-fail': {
    description: 'a function throws, times out or does not load; the alarms of this composite name it',
    see: 'a-function-throws',
    explainedBy: 'aws-limits',
  },
  'requests-are-slow': {
    description: 'requests of a class are slower than their objective; the alarms of this composite name the class',
    see: 'requests-are-slow',
    explainedBy: 'aws-limits',
  },
  'work-is-late': {
    description: 'events, emails, webhooks or due work wait too long; the alarms of this composite name the queue',
    see: 'messages-wait',
    explainedBy: 'aws-limits',
  },
  'work-is-set-aside': {
    description: 'messages failed every attempt and wait in a dead-letter queue; the alarms of this composite name it',
    see: 'dead-letters',
  },
  'schedules-are-silent': {
    description: 'a scheduled worker has not run for 15 minutes; the alarms of this composite name it',
    see: 'a-scheduled-worker-does-not-run',
  },
} as const satisfies Readonly<Record<string, Page>>;

export type Cause = keyof typeof CAUSES;

export const causes: readonly (readonly [Cause, Page])[] = Object.entries(CAUSES) as [Cause, Page][];
