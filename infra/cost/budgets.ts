/** Table usage: requests, sequential round trips, and capacity units. */
export interface Cost {
  readonly requests: number;
  readonly trips: number;
  readonly read: number;
  readonly write: number;
}

/** The maximum cost of an operation. `access` covers authentication and authorization; `own` covers the rest. */
interface Budget {
  readonly operation: string;
  readonly access: Cost;
  readonly own: Cost;
}

const cost = (requests: number, trips: number, read: number, write: number): Cost => ({ requests, trips, read, write });

/** No lookup: the caller needs no credential, or the token is sufficient. */
const NONE = cost(0, 0, 0, 0);
/** A user in a team: the team's roles and the user's membership, in one request. */
const USER = cost(1, 1, 2, 0);
/** As USER, plus the hub of the path. */
const USER_IN_HUB = cost(1, 1, 3, 0);
/** A member: the contact, the hub and the hub membership. */
const MEMBER = cost(1, 1, 3, 0);
/** A contact on a path without a hub. */
const CONTACT = cost(1, 1, 1, 0);
const KEY = cost(1, 1, 1, 0);
const PLATFORM_ADMIN = cost(1, 1, 1, 0);
/** The pointer from a hub to its team is read once per process. */
const VISITOR = cost(1, 1, 1, 0);
const FIRST_VISITOR = cost(2, 2, 2, 0);

const budget = (operation: string, access: Cost, own: Cost): Budget => ({ operation, access, own });

/** A webhook: the row that requests it, and an attempt that succeeds. */
export const WEBHOOK_COSTS = { created: cost(1, 1, 0, 4), attempt: cost(3, 3, 3, 2) } as const;

/** All budgeted operations. `shared/platform/db/costs.md` lists the same numbers. */
export const BUDGETS: readonly Budget[] = [
  budget('Count one call against a limit', NONE, cost(1, 1, 0, 1)),
  budget('List 50 hubs, with an API key', KEY, cost(2, 1, 5.5, 0)),
  budget('Read a hub', USER_IN_HUB, cost(1, 1, 0.5, 0)),
  budget('Create a hub', USER, cost(2, 2, 0.5, 7)),
  budget('Change a hub', USER_IN_HUB, cost(2, 1, 0.5, 2)),
  budget('Change a hub’s slug', USER_IN_HUB, cost(3, 2, 1.5, 7)),
  budget('Delete a hub', USER_IN_HUB, cost(3, 3, 2, 7)),
  budget('Look up a hub by its id, first time in a process', FIRST_VISITOR, NONE),
  budget('Look up a hub by its id', VISITOR, NONE),
  budget('Look up a hub by its slug', NONE, cost(2, 2, 2, 0)),
  budget('Look up a hub by its domain', NONE, cost(2, 2, 3, 0)),
  budget('Look up a hub with a logo by its id', VISITOR, cost(1, 1, 0.5, 0)),
  budget('Read the editor queue, 6 KB', USER_IN_HUB, cost(1, 1, 2, 0)),
  budget('Write the editor queue, 6 KB, with If-Match', USER_IN_HUB, cost(1, 1, 0, 6)),
  budget('List 50 spaces, as a member', MEMBER, cost(3, 2, 7.5, 0)),
  budget('Read a space, as a member', MEMBER, cost(2, 1, 2.5, 0)),
  budget('Create a space', USER_IN_HUB, cost(1, 1, 0, 5)),
  budget('Change a space', USER_IN_HUB, cost(3, 2, 1.5, 2)),
  budget('Count the unread discussions of a space', MEMBER, cost(3, 2, 4, 0)),
  budget('Mark a space as read', MEMBER, cost(3, 3, 3.5, 1)),
  budget('Sign in as a user', NONE, cost(6, 2, 1, 5)),
  budget('Sign in as a member, slug new to the process', NONE, cost(8, 4, 4, 5)),
  budget('Sign in as a member', NONE, cost(7, 3, 3, 5)),
  budget('Sign in to purchases, after leaving', NONE, cost(8, 4, 3.5, 5)),
  budget('Exchange a sign-in code', NONE, cost(3, 3, 3, 2)),
  budget('Refresh a session', NONE, cost(2, 2, 1, 1)),
  budget('Refresh a session of an identity provider, in a team with several hubs', NONE, cost(4, 4, 7, 1)),
  budget('Register a user', NONE, cost(5, 4, 0, 8)),
  budget('Create a team', NONE, cost(2, 2, 1, 20)),
  budget('Delete a team', USER, cost(6, 4, 3.5, 13)),
  budget('Create an API key', USER, cost(2, 2, 1, 1)),
  budget('Create an API key, with Idempotency-Key', cost(3, 3, 2, 2), cost(1, 1, 1, 5)),
  budget('List 50 API keys', USER, cost(2, 2, 8, 0)),
  budget('List 50 users', USER, cost(2, 2, 30, 0)),
  budget('Add a permission to a role', cost(2, 2, 3, 0), cost(2, 2, 1, 2)),
  budget('List 50 admin alerts', USER, cost(1, 1, 8, 0)),
  budget('List 50 platform alerts', PLATFORM_ADMIN, cost(1, 1, 8, 0)),
  budget('List 50 platform alerts of one severity', PLATFORM_ADMIN, cost(1, 1, 4, 0)),
  budget('Resolve an admin alert', USER, cost(2, 2, 2, 6)),
  budget('List 50 entries of the audit log', USER, cost(2, 2, 53, 0)),
  budget('Append an event to the ledger', NONE, cost(1, 1, 0, 2)),
  budget('Record an event in its hub’s stream', NONE, cost(1, 1, 0, 4)),
  budget('Follow a hub’s stream from an event on', MEMBER, cost(2, 2, 5, 0)),
  budget('Open a WebSocket', NONE, cost(5, 4, 4.5, 3)),
  budget('Subscribe a WebSocket from an event on', NONE, cost(7, 6, 7.5, 6)),
  budget('Renew the ticket of a WebSocket', NONE, cost(6, 6, 5, 4)),
  budget('Send an event to a WebSocket', NONE, cost(4, 4, 5, 2)),
  budget('Send an event of a member to 100 WebSockets of a hub', NONE, cost(106, 8, 310, 200)),
  budget('Send an event of a discussion to 100 WebSockets of a hub', NONE, cost(208, 12, 361.5, 200)),
  budget('Send a notification to a WebSocket', NONE, cost(6, 4, 8, 0)),
  budget('Type in a conversation over a WebSocket', NONE, cost(4, 4, 5, 1)),
  budget('Send to the other participant’s WebSocket that a member types', NONE, cost(4, 4, 5.5, 0)),
  budget('Close a WebSocket', NONE, cost(2, 2, 1, 5)),
  budget('Create a contact', USER, cost(1, 1, 0, 4)),
  budget('Add a member to a hub', USER_IN_HUB, cost(3, 2, 3.5, 7)),
  budget('Correct the unused address of a contact, in a team with one hub', USER, cost(10, 8, 7, 10)),
  budget('Request another address of a contact who has used theirs', USER, cost(7, 6, 5, 3)),
  budget('Appoint an automated sender', USER_IN_HUB, cost(4, 3, 4.5, 2)),
  budget('Dismiss an automated sender', USER_IN_HUB, cost(2, 2, 1, 2)),
  budget('Add a step to a drip campaign', USER_IN_HUB, cost(3, 3, 2, 6)),
  budget('Reach a step of a drip campaign and wait for it', NONE, cost(3, 3, 7, 2)),
  budget('Unlock content by a step of a drip campaign', NONE, cost(4, 4, 8, 11)),
  budget('Accept an invitation', NONE, cost(5, 5, 7, 21)),
  budget('List 50 members by the beginning of their names', MEMBER, cost(4, 2, 54.5, 0)),
  budget('Count a new member of a hub', NONE, cost(7, 3, 6, 4)),
  budget('Ban a member', USER_IN_HUB, cost(3, 3, 2.5, 3)),
  budget('Follow a member', MEMBER, cost(3, 2, 2, 5)),
  budget('Withdraw as the host of an event', CONTACT, cost(3, 3, 5, 7)),
  budget('Tag a contact', USER, cost(4, 4, 3, 7)),
  budget('Delete a tag', USER, cost(2, 2, 1, 6)),
  budget('Start a discussion of 1.3 KB', MEMBER, cost(2, 1, 2, 5)),
  budget('Start a discussion of 1.3 KB, as a newcomer whom limits apply to', MEMBER, cost(4, 3, 4.5, 9)),
  budget('Count a discussion that was published', NONE, cost(3, 3, 4, 4)),
  budget('List 50 discussions of a space', MEMBER, cost(4, 2, 17, 0)),
  budget('List 50 discussions of a space by reactions', MEMBER, cost(5, 4, 32.5, 0)),
  budget('Read a discussion', CONTACT, cost(1, 1, 8, 0)),
  budget('Change a discussion', CONTACT, cost(2, 2, 8, 4)),
  budget('Lock a discussion', USER, cost(3, 3, 7, 11)),
  budget('Delete a discussion', CONTACT, cost(2, 2, 7, 8)),
  budget('Vote in a poll', CONTACT, cost(2, 2, 7, 4)),
  budget('Comment on a discussion', CONTACT, cost(4, 3, 8, 5)),
  budget('Reply to a comment', CONTACT, cost(5, 3, 9, 7)),
  budget('List 50 comments by ten members', CONTACT, cost(5, 4, 23.5, 0)),
  budget('List 50 comments by 50 members', CONTACT, cost(5, 4, 63.5, 0)),
  budget('List 50 comments by 50 members, by reactions', CONTACT, cost(6, 5, 86, 0)),
  budget('React to a discussion', CONTACT, cost(3, 2, 7, 7)),
  budget('Report a discussion', CONTACT, cost(3, 3, 9, 15)),
  budget('List the reports of a hub', USER_IN_HUB, cost(3, 3, 3, 0)),
  budget('List the report cases of a hub', USER_IN_HUB, cost(4, 3, 3, 0)),
  budget('Resolve a report', USER_IN_HUB, cost(8, 8, 8.5, 11)),
  budget('Send a message', CONTACT, cost(2, 1, 3, 5)),
  budget('Count the unread messages and notifications of a member', CONTACT, cost(4, 2, 8.5, 0)),
  budget('Search a community for two words', MEMBER, cost(6, 2, 12, 1)),
  budget('Search a community for two Korean words', MEMBER, cost(10, 4, 14, 1)),
  budget('Search a community for one ideograph', MEMBER, cost(7, 4, 12.5, 1)),
  budget('List 50 achievements, with the caller’s awards', MEMBER, cost(2, 1, 3.5, 0)),
  budget('List the awards of another member', MEMBER, cost(3, 2, 4.5, 0)),
  budget('List the leaderboard, 50 members', MEMBER, cost(3, 2, 54, 0)),
  budget('Award an achievement', USER_IN_HUB, cost(4, 3, 4, 7)),
  budget('Revoke an achievement', USER_IN_HUB, cost(2, 2, 2, 5)),
  budget('Attach an achievement to a hub', USER_IN_HUB, cost(2, 2, 1, 4)),
  budget('Change an achievement that one hub offers', USER, cost(2, 2, 1, 4)),
  budget('Count a member’s action, with ten rules for other actions', NONE, cost(5, 4, 3.5, 4)),
];
