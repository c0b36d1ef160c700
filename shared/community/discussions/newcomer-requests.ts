import type { Requests } from '../../engagement/messages/open-conversation.ts';
import { followersAmong } from '../../hubs/people/members/follows.ts';
import type { Table } from '../../platform/db/table.ts';
import { countStep, MAX_PER_HOUR, newcomerOf, type Posting, withinHour } from './newcomer-limits.ts';

/**
 * The other participants for whom a new conversation of a newcomer is a request: those who do not follow them. It is
 * held if the newcomer asked more than three members within an hour. Undefined if no limits apply.
 */
export const assessRequests = async (
  db: Table,
  posting: Posting,
  others: readonly string[],
  now: Date,
): Promise<Requests | undefined> => {
  const newcomer = await newcomerOf(db, posting, now);
  if (!newcomer) return undefined;
  const { team_id: team, hub_id: hub, contact_id } = posting.member;
  const followers = await followersAmong(db, { team, hub }, contact_id, others);
  const asked = others.filter((other) => !followers.has(other));
  if (asked.length === 0) return undefined;
  const recent = [...withinHour(newcomer.row?.recent_requests, now), ...asked.map(() => now.toISOString())];
  const status = recent.length > MAX_PER_HOUR ? 'held' : 'requested';
  return {
    requests: Object.fromEntries(asked.map((other) => [other, status])),
    steps: [countStep(posting, newcomer, { recent_requests: recent.slice(-MAX_PER_HOUR) })],
  };
};
