import { processMedia } from '../../../../functions/process-media/process-media.ts';
import type { TranscodeProvider } from '../../../../shared/media/transcoding/provider.ts';
import { transcodes } from '../../../../shared/media/transcoding/transcodes.ts';
import type { TranscriptionProvider } from '../../../../shared/media/transcription/provider.ts';
import { transcriptions } from '../../../../shared/media/transcription/transcriptions.ts';
import { startRecordings } from '../../recordings/world.ts';
import { messages, type World } from '../stopped.ts';

/** Media that providers transcribe and transcode immediately. */
export const start = async (): Promise<World> => {
  const world = await startRecordings();
  const { service, ours } = world;
  const { db } = service;
  const actor = { type: 'user', id: ours.users.owner.id } as const;
  const media = await world.makeMedia();
  await transcriptions(db, ours.id).request(media, 'assemblyai', actor, new Date());
  await transcodes(db, ours.id).request(media, 'mediaconvert', actor, new Date());
  const job = { team_id: ours.id, media_id: media.id, id: null, looks: 0 };
  const segments = [{ start_seconds: 0, end_seconds: 1, text: 'Hello' }];
  return {
    stores: [service.store],
    ownQueue: 'queue media-jobs',
    cases: { transcribe: [{ kind: 'transcribe', ...job }], transcode: [{ kind: 'transcode', ...job }] },
    invoke: (process, jobs) =>
      processMedia({
        db: process.db(service.store),
        now: () => new Date(),
        files: { read: (key) => ({ url: `https://bucket.test/${key}`, expires_at: '2100-01-01T00:00:00Z' }) },
        queue: process.queue('media-jobs'),
        transcription: new Map<string, TranscriptionProvider>([
          [
            'assemblyai',
            {
              name: 'assemblyai',
              submit: process.effect('submit transcription', async () => 'taken'),
              fetch: process.effect('fetch', async () => ({ language: 'en', duration_seconds: 1, segments })),
            },
          ],
        ]),
        transcoding: new Map<string, TranscodeProvider>([
          [
            'mediaconvert',
            {
              name: 'mediaconvert',
              submit: process.effect('submit transcode', async () => 'taken'),
              check: process.effect('check', async () => ({
                status: 'completed' as const,
                progress: 100,
                error: null,
              })),
            },
          ],
        ]),
        failed: () => undefined,
      })(messages(jobs)),
    stop: () => service.stop(),
  };
};
