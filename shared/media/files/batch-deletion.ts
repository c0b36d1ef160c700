import { createHash } from 'node:crypto';
import { escaped } from '../../platform/text/escaped.ts';

/** So many objects go with one request at most (S3, `DeleteObjects`). */
export const MAX_DELETED = 1_000;

/** What asks S3 to delete these and to tell only of those that it did not; it refuses a body without its digest. */
export const deletionOf = (objectKeys: readonly string[]) => {
  const objects = objectKeys.map((key) => `<Object><Key>${escaped(key)}</Key></Object>`).join('');
  const body = `<Delete xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Quiet>true</Quiet>${objects}</Delete>`;
  const digest = createHash('md5').update(body).digest('base64');
  return { body, headers: { 'content-md5': digest, 'content-type': 'application/xml' } };
};

/** Why one of them was not deleted; `undefined` where all were. */
export const undeleted = (answer: string): string | undefined =>
  answer.includes('<Error>') ? (/<Code>(\w+)<\/Code>/.exec(answer)?.[1] ?? 'Unknown') : undefined;
