import { randomUUID } from 'node:crypto';
import { arrayOf, type JsonObject, objectOf, stringOf } from '../json.ts';
import { AwsError, type AwsService, answer, inputOf } from './request.ts';
import type { Objects } from './s3/objects.ts';

export const MEDIACONVERT_PATH = '/2017-08-29/jobs';

interface Job {
  readonly id: string;
  readonly copies: readonly { readonly from: ObjectName; readonly to: ObjectName }[];
  looks: number;
}

interface ObjectName {
  readonly bucket: string;
  readonly key: string;
}

const objectOfUrl = (url: unknown): ObjectName => {
  const [bucket = '', ...key] = stringOf(url)
    .replace(/^s3:\/\//, '')
    .split('/');
  return { bucket, key: key.join('/') };
};

/** What of a job's input becomes which objects. */
const copiesOf = ({ settings }: JsonObject): Job['copies'] => {
  const { inputs, outputGroups } = objectOf(settings);
  const from = objectOfUrl(objectOf(arrayOf(inputs)[0]).fileInput);
  return arrayOf(outputGroups).flatMap((one) => {
    const group = objectOf(one);
    const stem = stringOf(objectOf(objectOf(group.outputGroupSettings).fileGroupSettings).destination);
    return arrayOf(group.outputs).map((output) => ({
      from,
      to: objectOfUrl(`${stem}${stringOf(objectOf(output).nameModifier)}.mp4`),
    }));
  });
};

/**
 * MediaConvert: a job is half done at the first look and done at the second. What it makes are copies of what it was
 * given. A token that comes again names the job it named before.
 */
export const mediaConvert = (objects: Pick<Objects, 'get' | 'put'>): AwsService => {
  const jobs = new Map<string, Job>();
  const byToken = new Map<string, Job>();

  const copy = ({ copies }: Job) =>
    Promise.all(
      copies.map(async ({ from, to }) => {
        const found = await objects.get(from.bucket, from.key);
        if (found) await objects.put(to.bucket, to.key, { 'content-type': 'video/mp4' }, found.body);
      }),
    );

  return async (request) => {
    const id = request.path.slice(MEDIACONVERT_PATH.length + 1);
    if (request.method === 'POST' && id === '') {
      const input = inputOf(request);
      const token = stringOf(input.clientRequestToken);
      const job = byToken.get(token) ?? { id: randomUUID(), copies: copiesOf(input), looks: 0 };
      byToken.set(token, job);
      jobs.set(job.id, job);
      return answer({ job: { id: job.id, status: 'SUBMITTED' } }, 201);
    }
    const job = jobs.get(id);
    if (request.method !== 'GET' || !job) throw new AwsError('NotFoundException', 'There is no such job.', 404);
    job.looks += 1;
    if (job.looks === 1) return answer({ job: { id, status: 'PROGRESSING', jobPercentComplete: 50 } });
    if (job.looks === 2) await copy(job);
    return answer({ job: { id, status: 'COMPLETE', jobPercentComplete: 100 } });
  };
};
