import * as z from 'zod';
import { signedFetch } from '../../../platform/aws/signed-fetch.ts';
import { type Environment, required } from '../../../platform/runtime/config.ts';
import type { Rendition } from '../../media/recording.ts';
import { type TranscodeProvider, TranscodeRefused, type TranscodeState } from '../provider.ts';
import { heightOf, nameModifier, stemOf } from '../renditions.ts';

const Job = z.object({
  job: z.object({
    id: z.string(),
    status: z.enum(['SUBMITTED', 'PROGRESSING', 'COMPLETE', 'CANCELED', 'ERROR']),
    jobPercentComplete: z.int().nullish(),
    errorMessage: z.string().nullish(),
  }),
});

const Problem = z.object({ message: z.string() });

const AUDIO = {
  audioSourceName: 'Audio Selector 1',
  codecSettings: {
    codec: 'AAC',
    aacSettings: { bitrate: 128_000, codingMode: 'CODING_MODE_2_0', sampleRate: 48_000 },
  },
};

const MAX_BITS: Readonly<Record<number, number>> = { 1080: 5_000_000, 720: 3_000_000, 480: 1_500_000 };

const videoOf = (height: number) => ({
  height,
  codecSettings: {
    codec: 'H_264',
    h264Settings: {
      rateControlMode: 'QVBR',
      maxBitrate: MAX_BITS[height],
      sceneChangeDetect: 'TRANSITION_DETECTION',
    },
  },
});

const outputOf = (rendition: Rendition) => {
  const height = heightOf(rendition);
  return {
    nameModifier: nameModifier(rendition),
    containerSettings: { container: 'MP4' },
    audioDescriptions: [AUDIO],
    ...(height !== undefined && { videoDescription: videoOf(height) }),
  };
};

const PATH = '/2017-08-29/jobs';

/** AWS Elemental MediaConvert, which reads from and writes to the bucket of files. Its token deduplicates requests. */
export const mediaConvert = (environment: Environment): TranscodeProvider => {
  const object = (key: string): string => `s3://${required(environment, 'MEDIA_BUCKET')}/${key}`;

  const call = async (path: string, now: Date, body?: object) => {
    const response = await signedFetch(environment, now, {
      service: 'mediaconvert',
      method: body ? 'POST' : 'GET',
      path,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const document: unknown = await response.json().catch(() => undefined);
    if (response.ok) return Job.parse(document).job;
    const problem = z.safeParse(Problem, document);
    const final = response.status === 400 || (response.status === 404 && !body);
    if (final && problem.success) throw new TranscodeRefused(problem.data.message);
    throw new Error(`MediaConvert returned ${response.status}`);
  };

  return {
    name: 'mediaconvert',

    async submit({ id, source_key, renditions }, now) {
      const [first] = renditions;
      if (!first) throw new TranscodeRefused('The media has no video or audio to transcode.');
      const input = {
        fileInput: object(source_key),
        timecodeSource: 'ZEROBASED',
        audioSelectors: { 'Audio Selector 1': { defaultSelection: 'DEFAULT' } },
        ...(heightOf(first) !== undefined && { videoSelector: { rotate: 'AUTO' } }),
      };
      const group = {
        name: 'Renditions',
        outputGroupSettings: {
          type: 'FILE_GROUP_SETTINGS',
          fileGroupSettings: { destination: object(stemOf(first)) },
        },
        outputs: renditions.map(outputOf),
      };
      const job = await call(PATH, now, {
        role: required(environment, 'TRANSCODING_ROLE_ARN'),
        clientRequestToken: id,
        settings: { inputs: [input], outputGroups: [group] },
      });
      return job.id;
    },

    async check(provider_id, now): Promise<TranscodeState> {
      const { status, jobPercentComplete, errorMessage } = await call(
        `${PATH}/${encodeURIComponent(provider_id)}`,
        now,
      );
      if (status === 'COMPLETE') return { status: 'completed', progress: 100, error: null };
      const progress = jobPercentComplete ?? 0;
      if (status === 'SUBMITTED' || status === 'PROGRESSING') return { status: 'running', progress, error: null };
      return { status: 'failed', progress, error: errorMessage ?? 'The job was canceled.' };
    },
  };
};
