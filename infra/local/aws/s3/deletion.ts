import { createHash } from 'node:crypto';
import type { AwsRequest } from '../../protocol/request.ts';
import { S3Refusal } from './refusal.ts';

const MAX = 1_000;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const unescaped = (text: string): string => text.replace(/&(#?\w+);/g, (sign, name) => ENTITIES[name] ?? sign);

/** The keys of a DeleteObjects request, with S3's checks of its digest and number of keys. */
export const keysToDelete = ({ headers, body }: AwsRequest): readonly string[] => {
  const digest = headers['content-md5'];
  if (digest === undefined)
    throw new S3Refusal(400, 'InvalidRequest', 'Missing required header for this request: Content-MD5');
  if (digest !== createHash('md5').update(body).digest('base64'))
    throw new S3Refusal(400, 'BadDigest', 'The Content-MD5 you specified did not match what we received.');
  const keys = [...body.toString('utf8').matchAll(/<Object><Key>([^<]+)<\/Key><\/Object>/g)];
  if (keys.length === 0 || keys.length > MAX)
    throw new S3Refusal(400, 'MalformedXML', 'The XML you provided was not well-formed.');
  return keys.map(([, key = '']) => unescaped(key));
};
