import { mayShareAchievement } from '../../shared/engagement/achievements/shared-achievement.ts';
import { admitEvent } from '../../shared/engagement/hub-events/admit-event.ts';
import type { Reader } from '../../shared/hubs/readers/readers.ts';
import type { HubKey } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { type Refusal, refuse } from '../../shared/platform/http/errors.ts';

type Author = Exclude<Reader, { readonly kind: 'anonymous' }>;
interface Shared {
  readonly shared_achievement_id: string | null;
  readonly shared_event_id: string | null;
}

const canSeeEvent = async (db: Table, hub: HubKey, author: Author, id: string | null, now: Date): Promise<boolean> => {
  if (id === null) return true;
  const found = await admitEvent(db, author, hub.team, id, now);
  return typeof found !== 'string' && found.hub.hub === hub.hub;
};

/**
 * Why a new discussion may not share an achievement or event; undefined if it may. The answer does not reveal whether
 * the object exists. Nothing is read without a reference.
 */
export const refusedShare = async (
  db: Table,
  hub: HubKey,
  author: Author,
  { shared_achievement_id, shared_event_id }: Shared,
  now: Date,
): Promise<Refusal<'unknown_achievement' | 'unknown_event'> | undefined> => {
  const [achievement, event] = await Promise.all([
    mayShareAchievement(db, hub, author, shared_achievement_id),
    canSeeEvent(db, hub, author, shared_event_id, now),
  ]);
  if (!achievement)
    return refuse('unknown_achievement', {
      field: 'shared_achievement_id',
      detail: 'The author has not earned this achievement, or the hub does not offer it.',
    });
  return event ? undefined : refuse('unknown_event', { field: 'shared_event_id' });
};
