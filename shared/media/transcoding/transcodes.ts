import { absent, all, equals, live, oneOf } from '../../platform/db/expression.ts';
import { type Actor, type Attributes, attributesOf, type NewItem } from '../../platform/db/item.ts';
import type { Key } from '../../platform/db/key.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids/id.ts';
import { type MediaItem, mediaKey } from '../media/media-item.ts';
import type { TranscodeState } from './provider.ts';
import { renditionsOf } from './renditions.ts';
import { type TranscodeItem, transcodeEntity, transcodeKey, transcodesOf } from './transcode-item.ts';

const RUNNING = oneOf('status', ['queued', 'running']);

/** Far more transcodes than a media has. */
const MAX = 1_000;

const rowOf = ({ team_id, media_id, id }: Pick<TranscodeItem, 'team_id' | 'media_id' | 'id'>): Key => {
  const key = transcodeKey(team_id, media_id, id);
  if (!key) throw new TypeError('The id of a transcode has no media');
  return key;
};

const mediaRow = (team: string, media: string): Key => {
  const key = mediaKey(team, media);
  if (!key) throw new TypeError('The id of a transcode has no media');
  return key;
};

/** The worker fails a transcode after a day. An older one was lost. */
const LOST_AFTER_MS = 2 * 24 * 60 * 60 * 1000;

/** Whether a provider may still complete the transcode. */
export const isInProgress = ({ status, created_at }: TranscodeItem, now: Date): boolean =>
  (status === 'queued' || status === 'running') && now.getTime() - Date.parse(created_at) < LOST_AFTER_MS;

const newTranscode = (media: MediaItem, provider: string, now: Date): TranscodeItem => {
  const id = newId();
  const timestamp = now.toISOString();
  const renditions = renditionsOf(media, id);
  return {
    id,
    team_id: media.team_id,
    hub_id: media.hub_id,
    media_id: media.id,
    status: 'queued',
    provider,
    provider_id: null,
    progress: 0,
    total: renditions.length,
    done: 0,
    failed: 0,
    error: null,
    renditions,
    created_at: timestamp,
    started_at: null,
    completed_at: null,
    updated_at: timestamp,
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

  const change = async (item: TranscodeItem, set: Attributes, now: Date, more: readonly Step[] = []): Promise<void> => {
    const change = { set: { ...set, updated_at: now.toISOString() } };
    await db.transact([{ update: rowOf(item), change, condition: RUNNING }, ...more]);
  };

  return {
    get,

    /**
     * The transcode in progress: the current one, or a new one. `undefined` if the media was deleted or cannot be played.
     */
    async request(media: MediaItem, provider: string, actor: Actor, now: Date): Promise<TranscodeItem | undefined> {
      const { id } = media;
      const result = await retryUntilCommitted(async () => {
        const stored = await db.get<MediaItem>(mediaRow(team, id));
        if (!stored) return 'none';
        const { transcode_id } = stored;
        const current = transcode_id === undefined ? undefined : await get(id, transcode_id);
        if (current && isInProgress(current, now)) return current;
        const item = newTranscode(media, provider, now);
        if (item.total === 0) return 'none';
        const row: NewItem = {
          ...rowOf(item),
          entity: transcodeEntity,
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
      return result === 'none' ? undefined : result;
    },

    /** Records that the provider accepted the transcode. */
    recordSubmission: (item: TranscodeItem, provider_id: string, now: Date): Promise<void> =>
      change(item, { status: 'running', provider_id, started_at: now.toISOString() }, now),

    /** Records the state at the provider. A completed transcode replaces the renditions of the media. */
    async recordState(item: TranscodeItem, { status, progress, error }: TranscodeState, now: Date): Promise<void> {
      if (status === 'running') {
        if (progress !== item.progress) await change(item, { progress }, now);
        return;
      }
      const counts = status === 'completed' ? { done: item.total } : { failed: item.total };
      const set = { status, progress, error, ...counts, completed_at: now.toISOString() };
      const shown = { set: { renditions: item.renditions.map((one) => ({ ...one })) } };
      const onMedia = { update: mediaRow(team, item.media_id), change: shown, condition: live };
      await change(item, set, now, status === 'completed' ? [onMedia] : []);
    },

    /** The transcodes of a media that are not submitted yet. */
    async queued(media: string): Promise<readonly TranscodeItem[]> {
      return (await allOf(media)).filter(({ status }) => status === 'queued');
    },

    /** The transcodes of a media that have not ended. */
    async unfinished(media: string): Promise<readonly TranscodeItem[]> {
      return (await allOf(media)).filter(({ status }) => status === 'queued' || status === 'running');
    },

    /** Deletes all transcodes of a media. Delete their objects first. */
    async deleteAll(media: string): Promise<void> {
      for (const item of await allOf(media)) await db.transact([{ remove: rowOf(item) }]);
    },

    /** The object keys of all renditions of a media. */
    async objectKeys(media: string): Promise<readonly string[]> {
      return (await allOf(media)).flatMap(({ renditions }) => renditions.map(({ object_key }) => object_key));
    },
  };
};
