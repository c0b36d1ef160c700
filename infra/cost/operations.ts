/** An operation of the cost page. */
export interface Operation {
  readonly name: string;
  /** The operation in `budgets.ts`, by whose units it is priced. */
  readonly budget: string;
  /** Times a month and active member, with 12 visits a month. */
  readonly perMember: number;
  /** Calls of KMS Sign with an Ed25519 key. */
  readonly signs?: number;
}

/**
 * The ten most common operations of a hub's members, sign-in, and the request that most often runs by itself: the poll
 * of the event stream.
 */
export const OPERATIONS: readonly Operation[] = [
  { name: 'List hubs (an integration)', budget: 'List 50 hubs, with an API key', perMember: 1 },
  { name: 'List spaces', budget: 'List 50 spaces, as a member', perMember: 12 },
  { name: 'List discussions', budget: 'List 50 discussions of a space', perMember: 24 },
  { name: 'Read a discussion', budget: 'Read a discussion', perMember: 36 },
  { name: 'List comments', budget: 'List 50 comments by ten members', perMember: 36 },
  { name: 'Start a discussion', budget: 'Start a discussion of 1.3 KB', perMember: 0.5 },
  { name: 'Comment', budget: 'Comment on a discussion', perMember: 4 },
  { name: 'React', budget: 'React to a discussion', perMember: 12 },
  { name: 'Send a message', budget: 'Send a message', perMember: 6 },
  { name: 'Sign in', budget: 'Sign in as a member', perMember: 1, signs: 1 },
  { name: 'Refresh a session', budget: 'Refresh a session', perMember: 12, signs: 1 },
  { name: 'Poll the event stream', budget: 'Follow a hub’s stream from an event on', perMember: 0 },
];
