import { createHash } from 'node:crypto';
import { escaped } from '../../platform/text/escaped.ts';

/** The objects of one request at most (S3, `DeleteObjects`). */
export const MAX_DELETE_BATCH = 1_000;

/** A quiet `DeleteObjects` request. S3 requires the digest of its body. */
export const deleteRequest = (objectKeys: readonly string[]) => {
  const objects = objectKeys.map((key) => `<Object><Key>${escaped(key)}</Key></Object>`).join('');
  const body = `<Delete xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Quiet>true</Quiet>${objects}</Delete>`;
  const digest = createHash('md5').update(body).digest('base64');
  return { body, headers: { 'content-md5': digest, 'content-type': 'application/xml' } };
};

/** The error code of an object that was not deleted. `undefined` if all were. */
export const deleteError = (answer: string): string | undefined =>
  answer.includes('<Error>') ? (/<Code>(\w+)<\/Code>/.exec(answer)?.[1] ?? 'Unknown') : undefined;
