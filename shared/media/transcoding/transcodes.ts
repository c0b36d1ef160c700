import { absent, all, equals, live, oneOf } from '../../platform/db/expression.ts';
import { type Actor, type Attributes, attributesOf, type Item } from '../../platform/db/item.ts';
import type { Key } from '../../platform/db/key.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids/id.ts';
import { type MediaItem, mediaKey } from '../media/media-item.ts';
import type { TranscodeState } from './provider.ts';
import { renditionsOf } from './renditions.ts';
import { type TranscodeItem, transcodeKey, transcodesOf } from './transcode-item.ts';

const RUNNING = oneOf('status', ['queued', 'running']);

/** No media is transcoded nearly so often. */
const MAX = 1_000;

const rowOf = ({ team_id, media_id, id }: Pick<TranscodeItem, 'team_id' | 'media_id' | 'id'>): Key => {
  const key = transcodeKey(team_id, media_id, id);
  if (!key) throw new TypeError('A transcode was asked for of no media');
  return key;
};

const mediaRow = (team: string, media: string): Key => {
  const key = mediaKey(team, media);
  if (!key) throw new TypeError('A transcode was asked for of no media');
  return key;
};

/** The worker gives one up after a day; whatever is older was lost. */
const LOST_MILLISECONDS = 2 * 24 * 60 * 60 * 1000;

/** Whether a provider may still make something of it. */
export const isUnderWay = ({ status, created_at }: TranscodeItem, at: Date): boolean =>
  (status === 'queued' || status === 'running') && at.getTime() - Date.parse(created_at) < LOST_MILLISECONDS;

const newTranscode = (media: MediaItem, provider: string, at: Date): TranscodeItem => {
  const id = newId();
  const now = at.toISOString();
  const renditions = renditionsOf(media, id);
  return {
    ...{ id, team_id: media.team_id, hub_id: media.hub_id, media_id: media.id },
    ...{ status: 'queued', provider, provider_id: null, progress: 0, total: renditions.length, done: 0, failed: 0 },
    ...{ error: null, renditions, created_at: now, started_at: null, completed_at: null, updated_at: now },
  };
};

/** The transcodes of one team's media. */
export const transcodes = (db: Table, team: string) => {
  const get = (media: string, id: string): Promise<TranscodeItem | undefined> => {
    const key = transcodeKey(team, media, id);
    return key ? db.get<TranscodeItem>(key) : Promise.resolve(undefined);
  };

  const allOf = async (media: string): Promise<readonly TranscodeItem[]> => {
    const run = transcodesOf(team, media);
    return run ? (await db.query<TranscodeItem>({ ...run, limit: MAX })).items : [];
  };

  const change = async (item: TranscodeItem, set: Attributes, at: Date, more: readonly Step[] = []): Promise<void> => {
    const change = { set: { ...set, updated_at: at.toISOString() } };
    await db.transact([{ update: rowOf(item), change, condition: RUNNING }, ...more]);
  };

  return {
    get,

    /**
     * The transcode that is now under way: a new one, or the one that was already; `undefined` where the media is gone,
     * or cannot be played.
     */
    async request(media: MediaItem, provider: string, actor: Actor, at: Date): Promise<TranscodeItem | undefined> {
      const { id } = media;
      const settled = await retryUntilCommitted(async () => {
        const stands = await db.get<MediaItem>(mediaRow(team, id));
        if (!stands) return 'none';
        const { transcode_id } = stands;
        const current = transcode_id === undefined ? undefined : await get(id, transcode_id);
        if (current && isUnderWay(current, at)) return current;
        const item = newTranscode(media, provider, at);
        if (item.total === 0) return 'none';
        const row: Item & Attributes = {
          ...rowOf(item),
          entity: 'transcode',
          ...attributesOf(item),
          actor: { ...actor },
        };
        const unchanged = transcode_id === undefined ? absent('transcode_id') : equals('transcode_id', transcode_id);
        const made = await db.transact([
          { put: row, condition: absent() },
          { update: mediaRow(team, id), change: { set: { transcode_id: item.id } }, condition: all(live, unchanged) },
        ]);
        return made.ok ? item : undefined;
      });
      return settled === 'none' ? undefined : settled;
    },

    /** The provider has taken it on. */
    taken: (item: TranscodeItem, provider_id: string, at: Date): Promise<void> =>
      change(item, { status: 'running', provider_id, started_at: at.toISOString() }, at),

    /** What the provider says of it. The media keeps the renditions of the one that was completed last. */
    async told(item: TranscodeItem, { status, progress, error }: TranscodeState, at: Date): Promise<void> {
      if (status === 'running') {
        if (progress !== item.progress) await change(item, { progress }, at);
        return;
      }
      const counts = status === 'completed' ? { done: item.total } : { failed: item.total };
      const set = { status, progress, error, ...counts, completed_at: at.toISOString() };
      const shown = { set: { renditions: item.renditions.map((one) => ({ ...one })) } };
      const onMedia = { update: mediaRow(team, item.media_id), change: shown, condition: live };
      await change(item, set, at, status === 'completed' ? [onMedia] : []);
    },

    /** Those of a media that no provider has taken on yet. */
    async queued(media: string): Promise<readonly TranscodeItem[]> {
      return (await allOf(media)).filter(({ status }) => status === 'queued');
    },

    /** Those of a media that have not ended. */
    async unended(media: string): Promise<readonly TranscodeItem[]> {
      return (await allOf(media)).filter(({ status }) => status === 'queued' || status === 'running');
    },

    /** Deletes them all; what they made is for the caller to delete first. */
    async forget(media: string): Promise<void> {
      for (const item of await allOf(media)) await db.transact([{ remove: rowOf(item) }]);
    },

    /** The keys of all that was ever made of a media. */
    async objectKeys(media: string): Promise<readonly string[]> {
      return (await allOf(media)).flatMap(({ renditions }) => renditions.map(({ object_key }) => object_key));
    },
  };
};
