import { arrayOf, type JsonObject, objectOf, stringOf } from '../json.ts';
import { AwsError, type AwsService, inputOf, jsonResponse } from '../protocol/request.ts';
import type { Objects } from './s3/objects.ts';

export const MEDIACONVERT_PATH = '/2017-08-29/jobs';

interface ObjectName {
  readonly bucket: string;
  readonly key: string;
}

type Copies = readonly { readonly from: ObjectName; readonly to: ObjectName }[];

/** The job's id contains its work, so that a job survives a restart. */
const idOf = (token: string, copies: Copies): string =>
  Buffer.from(JSON.stringify({ token, copies })).toString('base64url');

const nameOf = (value: unknown): ObjectName => {
  const { bucket, key } = objectOf(value);
  return { bucket: stringOf(bucket), key: stringOf(key) };
};

const jobOf = (id: string): { readonly copies: Copies } | undefined => {
  try {
    const { copies } = objectOf(JSON.parse(Buffer.from(id, 'base64url').toString('utf8')));
    return {
      copies: arrayOf(copies)
        .map(objectOf)
        .map(({ from, to }) => ({ from: nameOf(from), to: nameOf(to) })),
    };
  } catch {
    return undefined;
  }
};

const objectOfUrl = (url: unknown): ObjectName => {
  const [bucket = '', ...key] = stringOf(url)
    .replace(/^s3:\/\//, '')
    .split('/');
  return { bucket, key: key.join('/') };
};

/** The input object and the output objects of a job. */
const copiesOf = ({ settings }: JsonObject): Copies => {
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
 * MediaConvert: the first GET of a job reports half of it, the second completes it. Outputs are copies of the input. A
 * repeated token returns the same job.
 */
export const mediaConvert = (objects: Pick<Objects, 'get' | 'put'>): AwsService => {
  const looks = new Map<string, number>();

  const copy = (copies: Copies) =>
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
      const job = idOf(stringOf(input.clientRequestToken), copiesOf(input));
      return jsonResponse({ job: { id: job, status: 'SUBMITTED' } }, 201);
    }
    const job = jobOf(id);
    if (request.method !== 'GET' || !job) throw new AwsError('NotFoundException', 'The job does not exist.', 404);
    const nth = (looks.get(id) ?? 0) + 1;
    looks.set(id, nth);
    if (nth === 1) return jsonResponse({ job: { id, status: 'PROGRESSING', jobPercentComplete: 50 } });
    if (nth === 2) await copy(job.copies);
    return jsonResponse({ job: { id, status: 'COMPLETE', jobPercentComplete: 100 } });
  };
};
