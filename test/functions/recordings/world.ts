import { processMedia } from '../../../functions/process-media/process-media.ts';
import { routes } from '../../../functions/recordings/routes.ts';
import type { FileUrls } from '../../../shared/media/files/file-urls.ts';
import { mediaTag } from '../../../shared/media/files/media-partition.ts';
import { type MediaItem, mediaEntity, mediaKey } from '../../../shared/media/media/media-item.ts';
import type { MediaJob } from '../../../shared/media/media/media-job.ts';
import type { TranscodeOrder, TranscodeProvider, TranscodeState } from '../../../shared/media/transcoding/provider.ts';
import type {
  Transcript,
  TranscriptionOrder,
  TranscriptionProvider,
} from '../../../shared/media/transcription/provider.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId } from '../../../shared/platform/ids/place-id.ts';
import { type ApiResponse, startService, type TestService } from '../../support/service.ts';
import { seedWorld, type World } from '../../support/world.ts';

/** The responses of the providers. */
interface Provided {
  submit: () => Promise<string>;
  check: () => Promise<TranscodeState>;
  fetch: () => Promise<Transcript | undefined>;
}

/** The routes of recordings, a queue that tests can read, and a worker whose providers return what a test sets. */
export interface RecordingsWorld extends World {
  readonly service: TestService<unknown>;
  readonly owner: string;
  /** The queued jobs with their delays in seconds. */
  readonly queued: { readonly job: MediaJob; readonly delay: number }[];
  /** The requests to the providers. */
  readonly orders: { readonly transcription: TranscriptionOrder[]; readonly transcode: TranscodeOrder[] };
  readonly provided: Provided;
  /** Resets the queue and the providers, which then accept every request. */
  reset(): void;
  /** Processes the jobs; returns how many failed. */
  work(jobs: readonly Partial<MediaJob>[], receives?: number): Promise<number>;
  makeMedia(asset_kind?: string, of?: World['ours']): Promise<MediaItem>;
  call(method: string, path: string, token: string): Promise<ApiResponse>;
}

export const data = ({ body }: ApiResponse) =>
  body.data as { id: string; type: string; attributes: Record<string, unknown>; links?: { self?: string } };
export const code = ({ status, body }: ApiResponse) => [status, (body.errors as { code?: string }[])[0]?.code];

const files: FileUrls = { read: (key) => ({ url: `https://bucket.test/${key}`, expires_at: '2100-01-01T00:00:00Z' }) };

const acceptingProviders = (): Provided => ({
  submit: async () => 'taken',
  check: async () => ({ status: 'completed', progress: 100, error: null }),
  fetch: () => Promise.reject(new Error('unexpected fetch')),
});

export const startRecordings = async (): Promise<RecordingsWorld> => {
  const service = await startService<unknown>(routes);
  const seeded = await seedWorld(service.db, service.keys);
  const { ours } = seeded;
  const queued: RecordingsWorld['queued'] = [];
  const orders: RecordingsWorld['orders'] = { transcription: [], transcode: [] };
  const provided = acceptingProviders();
  const handler = processMedia({
    db: service.db,
    now: () => new Date(),
    files,
    queue: { send: async (job, delay = 0) => void queued.push({ job, delay }) },
    transcription: new Map<string, TranscriptionProvider>([
      [
        'assemblyai',
        {
          name: 'assemblyai',
          submit: async (order) => {
            orders.transcription.push(order);
            return provided.submit();
          },
          fetch: () => provided.fetch(),
        },
      ],
    ]),
    transcoding: new Map<string, TranscodeProvider>([
      [
        'mediaconvert',
        {
          name: 'mediaconvert',
          submit: async (order) => {
            orders.transcode.push(order);
            return provided.submit();
          },
          check: () => provided.check(),
        },
      ],
    ]),
    failed: () => undefined,
  });
  return {
    ...seeded,
    ...{ service, queued, orders, provided, owner: ours.users.owner.token },
    reset() {
      for (const list of [queued, orders.transcription, orders.transcode]) list.length = 0;
      Object.assign(provided, acceptingProviders());
    },
    async work(jobs, receives = 1) {
      const Records = jobs.map((job, nth) => ({
        messageId: String(nth),
        body: JSON.stringify({ team_id: ours.id, id: null, looks: 0, ...job }),
        attributes: { ApproximateReceiveCount: String(receives) },
      }));
      return (await handler({ Records })).batchItemFailures.length;
    },
    async makeMedia(asset_kind = 'video', of = ours) {
      const id = newPlaceId(mediaTag(of.hub));
      const key = mediaKey(of.id, id);
      if (!key) throw new Error('No key');
      const row = {
        ...{ id, team_id: of.id, hub_id: of.hub, file_id: newId(), asset_kind, filename: 'film.mp4', size_bytes: 5 },
        ...{ mime_type: 'video/mp4', status_upload: 'ready', uploaded_by: { type: 'user', id: of.users.owner.id } },
      };
      await service.db.put({ ...key, entity: mediaEntity, ...row });
      return row as unknown as MediaItem;
    },
    call: (method, path, token) => service.call({ method, path: `/api/v1${path}`, token }),
  };
};
