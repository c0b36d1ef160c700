import type { LedgerEvent } from '../../platform/ledger/ledger-event.ts';
import { publishedTo } from '../../platform/ledger/published-event.ts';
import type { PublishedEvent } from '../../platform/ledger/published-event-message.ts';

const COUNTED: ReadonlySet<string> = new Set([
  'discussion.published',
  'discussion.restored',
  'discussion.hidden',
  'discussion.deleted',
  'comment.created',
  'comment.restored',
  'comment.hidden',
  'comment.deleted',
  'reaction.added',
  'reaction.removed',
  'content.completed',
  'content.reopened',
  'event.rsvp',
  'event.promoted',
  'member.joined',
  'member.unbanned',
  'member.reinstated',
  'achievement.earned',
]);

const ACTIVE = /^(?:discussion|comment|reaction|content|event|message|space_member|member)\./;

/** Whether the event is an action of its actor in the hub, which makes the day an active one. */
export const isActivity = ({ type, actor }: Pick<LedgerEvent, 'type' | 'actor'>): boolean =>
  actor?.type === 'contact' && ACTIVE.test(type);

/** The event to count; undefined if no achievement depends on it. */
export const countedEvent = (event: LedgerEvent): PublishedEvent | undefined => {
  const { type, team_id: team, hub_id: hub } = event;
  if (team === null || hub === null) return undefined;
  return COUNTED.has(type) || isActivity(event) ? publishedTo({ team, hub }, event) : undefined;
};
