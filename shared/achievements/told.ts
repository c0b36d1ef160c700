import type { LedgerEvent } from '../events/ledger.ts';

/** As much of an event as counting it takes; it happened in a hub. */
export type Told = Pick<
  LedgerEvent,
  'id' | 'type' | 'resource_type' | 'resource_id' | 'actor' | 'at' | 'changed' | 'contact_id'
> & { readonly team_id: string; readonly hub_id: string };

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

/** Whether the event is something that its actor did in the hub: a day with one is a day on which they were active. */
export const isActivity = ({ type, actor }: Pick<LedgerEvent, 'type' | 'actor'>): boolean =>
  actor?.type === 'contact' && ACTIVE.test(type);

/** The part of an event that is counted, where any is. */
export const toldOf = (event: LedgerEvent): Told | undefined => {
  const { id, type, team_id, hub_id, resource_type, resource_id, actor, at, changed, contact_id } = event;
  if (team_id === null || hub_id === null || !(COUNTED.has(type) || isActivity(event))) return undefined;
  const whose = contact_id === undefined ? {} : { contact_id };
  return { id, type, team_id, hub_id, resource_type, resource_id, actor, at, changed, ...whose };
};
