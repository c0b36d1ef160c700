import { routes } from '../../../functions/stream/routes.ts';
import { createDiscussion } from '../../../shared/community/discussions/create-discussion.ts';
import type { NewDiscussion } from '../../../shared/community/discussions/discussion-input.ts';
import type { DiscussionItem } from '../../../shared/community/discussions/discussion-item.ts';
import { isStreamed } from '../../../shared/downstream/stream/streamed.ts';
import type { SpaceItem } from '../../../shared/hubs/spaces/space-item.ts';
import { spaces } from '../../../shared/hubs/spaces/spaces.ts';
import type { Actor } from '../../../shared/platform/db/item.ts';
import { ledger } from '../../../shared/platform/ledger/ledger.ts';
import type { LedgerEvent } from '../../../shared/platform/ledger/ledger-event.ts';
import { type ApiResponse, startService } from '../../support/service.ts';
import { seedWorld } from '../../support/world.ts';

export interface StreamedEvent {
  readonly id?: string;
  readonly event?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Parses a response as an event source does. */
export const blocksOf = ({ body }: ApiResponse) =>
  String(body)
    .split('\n\n')
    .filter((block) => block !== '')
    .map((block) => Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2))));

/** The events with data. */
export const eventsOf = (answered: ApiResponse): readonly StreamedEvent[] =>
  blocksOf(answered)
    .filter(({ data }) => data !== undefined)
    .map(({ id, event, data = '' }) => ({ id, event, data: JSON.parse(data) }) as StreamedEvent);

const PLAIN: NewDiscussion = {
  title: 'Title',
  body: 'Words of the author',
  external_video_embeds: [],
  poll: null,
  repost_of_id: null,
  shared_achievement_id: null,
  shared_event_id: null,
  status: undefined,
  scheduled_at: null,
};

/** The stream of a hub, and its ledger. */
export const startStream = async () => {
  const service = await startService(routes);
  const { db, keys } = service;
  const world = await seedWorld(db, keys);
  const { ours } = world;
  const hub = { team: ours.id, hub: ours.hub };
  const actor: Actor = { type: 'user', id: ours.users.owner.id };
  let recordedCount = 0;

  return {
    ...world,
    service,
    path: `/api/v1/hubs/${ours.hub}/stream`,

    read: (token?: string, after?: string, query = '') =>
      service.call({
        path: `/api/v1/hubs/${ours.hub}/stream${query}`,
        token,
        headers: after === undefined ? {} : { 'last-event-id': after },
      }),

    async space(visibility: SpaceItem['visibility'], access_level: SpaceItem['access_level'] = 'open') {
      recordedCount += 1;
      const input = {
        name: 'Space',
        slug: `space-${recordedCount}`,
        description: null,
        position: 0,
        reviews_posts: false,
        icon: null,
        color: null,
      };
      const made = await spaces(db, hub).create({ ...input, visibility, access_level }, actor, new Date());
      if (typeof made === 'string') throw new Error(made);
      return made;
    },

    async discussion(space: SpaceItem, more: Partial<NewDiscussion> = {}): Promise<DiscussionItem> {
      const author = { type: 'user', id: ours.users.owner.id } as const;
      const posting = { space, author, actor, now: new Date(), original: undefined };
      const made = await createDiscussion(db, { ...PLAIN, ...more }, posting);
      if (typeof made === 'string') throw new Error(made);
      return made;
    },

    /** Records an event, each a millisecond after the previous one. */
    async record(event: Partial<LedgerEvent> & Pick<LedgerEvent, 'type' | 'resource_type' | 'resource_id'>) {
      recordedCount += 1;
      const id = `019b7000-0000-7000-8000-${String(recordedCount).padStart(12, '0')}`;
      await ledger(db, isStreamed).record({
        id,
        team_id: ours.id,
        hub_id: ours.hub,
        actor: { type: 'contact', id: ours.member.id },
        at: new Date(Date.now() - 60_000 + recordedCount).toISOString(),
        changed: [],
        ...event,
      });
      return id;
    },
  };
};

export type StreamWorld = Awaited<ReturnType<typeof startStream>>;
