import type { CallbackPorts } from '../../../functions/callbacks/ports.ts';
import { providerLookup } from '../../../functions/callbacks/ports.ts';
import { routes } from '../../../functions/callbacks/routes.ts';
import { processCallbacks } from '../../../functions/process-callbacks/process-callbacks.ts';
import { mediaTag } from '../../../shared/media/files/media-partition.ts';
import { type MediaItem, mediaEntity, mediaKey } from '../../../shared/media/media/media-item.ts';
import {
  assemblyAiCallbacks,
  PROOF_HEADER,
  proofOf,
} from '../../../shared/media/transcription/assemblyai/callbacks.ts';
import {
  type Transcript,
  type TranscriptionProvider,
  writeReference,
} from '../../../shared/media/transcription/provider.ts';
import { transcriptionEffect } from '../../../shared/media/transcription/transcription-effect.ts';
import type { TranscriptionItem } from '../../../shared/media/transcription/transcription-item.ts';
import { transcriptions } from '../../../shared/media/transcription/transcriptions.ts';
import type { CallbackJob } from '../../../shared/platform/callbacks/callback-job.ts';
import type { Effect } from '../../../shared/platform/callbacks/effect.ts';
import type { Item } from '../../../shared/platform/db/item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId } from '../../../shared/platform/ids/place-id.ts';
import { startService, type TestService } from '../../support/service.ts';

export const SECRET = 'a-secret-of-this-test';
export const ACTOR = { type: 'user', id: 'u' } as const;

export const TRANSCRIPT: Transcript = {
  language: 'en',
  duration_seconds: 12,
  segments: [
    { start_seconds: 0, end_seconds: 1.5, text: 'First.' },
    { start_seconds: 1.5, end_seconds: 4.25, text: 'Second.' },
  ],
};

/** The receiver, a queue that a test can read, and a worker whose provider responds as the test sets it. */
export interface CallbacksWorld {
  readonly service: TestService<CallbackPorts>;
  readonly queued: CallbackJob[];
  readonly fetched: string[];
  readonly failures: unknown[];
  transcript: () => Promise<Transcript>;
  effects: Record<string, Effect>;
  /** The error of the queue while it is unavailable. */
  queueFails: boolean;
  /** Processes every queued message; returns the number of failures. */
  work(receives?: number): Promise<number>;
}

export const startCallbacks = async (): Promise<CallbacksWorld> => {
  const queued: CallbackJob[] = [];
  const ports: CallbackPorts = {
    callbacks: {
      queue: {
        send: async (job) => {
          if (world.queueFails) throw new Error('The queue is out of reach');
          queued.push(job);
        },
      },
      provider: providerLookup([assemblyAiCallbacks(async () => [{ webhook_secret: SECRET }])]),
    },
  };
  const service = await startService<CallbackPorts>(routes, ports);
  const provider: TranscriptionProvider = {
    name: 'assemblyai',
    submit: async () => 'never',
    fetch: (id) => {
      world.fetched.push(id);
      return world.transcript();
    },
  };
  const world: CallbacksWorld = {
    service,
    queued,
    fetched: [],
    failures: [],
    queueFails: false,
    transcript: async () => TRANSCRIPT,
    effects: { assemblyai: transcriptionEffect(provider) },
    async work(receives = 1) {
      const handler = processCallbacks({
        db: service.db,
        now: () => new Date(),
        effects: world.effects,
        failed: (_, error) => world.failures.push(error),
      });
      const Records = queued.splice(0).map((job, nth) => ({
        messageId: String(nth),
        body: JSON.stringify(job),
        attributes: { ApproximateReceiveCount: String(receives) },
      }));
      return (await handler({ Records })).batchItemFailures.length;
    },
  };
  return world;
};

/** A media of a team with a pending transcription. */
export const underWay = async ({ service: { db } }: CallbacksWorld): Promise<TranscriptionItem> => {
  const [team_id, hub_id] = [newId(), newId()];
  const id = newPlaceId(mediaTag(hub_id));
  const key = mediaKey(team_id, id);
  if (!key) throw new Error('It has no place');
  const row = { ...key, entity: mediaEntity, id, team_id, hub_id };
  await db.put(row);
  const item = await transcriptions(db, team_id).request(row as unknown as MediaItem, 'assemblyai', ACTOR, new Date());
  if (!item) throw new Error('It was not taken');
  return item;
};

export const referenceOf = ({ team_id, media_id, id }: TranscriptionItem): string =>
  writeReference({ team: team_id, media: media_id, transcription: id });

/** A callback as the provider sends it; the test’s overrides come last. */
export const sendCallback = (
  world: CallbacksWorld,
  reference: string,
  body: unknown,
  { proof = proofOf(SECRET, reference), provider = 'assemblyai', headers = {} as Record<string, string> } = {},
) =>
  world.service.call({
    method: 'POST',
    path: `/api/v1/media/webhooks/${provider}?ref=${encodeURIComponent(reference)}`,
    headers: { 'content-type': 'application/json', [PROOF_HEADER]: proof, ...headers },
    body: body,
  });

export const completed = (transcript_id: string) => ({ transcript_id, status: 'completed' });

export const stateOf = async ({ service: { db } }: CallbacksWorld, { team_id, media_id }: TranscriptionItem) => {
  const key = mediaKey(team_id, media_id);
  const media = key && (await db.get<Item & { transcription_status?: string }>(key));
  const transcription = await transcriptions(db, team_id).get(media_id);
  return { media: media?.transcription_status, transcription };
};
