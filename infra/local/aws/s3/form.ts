import { createHmac } from 'node:crypto';
import { arrayOf, type Json, objectOf, stringOf } from '../../json.ts';
import type { AwsRequest } from '../../protocol/request.ts';
import { S3Refusal } from './refusal.ts';
import { LOCAL_CREDENTIALS } from './signed-request.ts';

/** An uploaded file that its policy allows. */
interface Posted {
  readonly key: string;
  readonly contentType: string;
  readonly status: number;
  readonly body: Buffer;
}

type Fields = ReadonlyMap<string, string>;

const denied = (message: string) => new S3Refusal(403, 'AccessDenied', `Invalid according to Policy: ${message}`);

/** Form fields that need no condition. */
const FREE = new Set(['policy', 'x-amz-signature', 'file', 'awsaccesskeyid']);

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const checkSignature = (fields: Fields): void => {
  const [, ...scope] = (fields.get('x-amz-credential') ?? '').split('/');
  const start: string | Buffer = `AWS4${LOCAL_CREDENTIALS.secretAccessKey}`;
  const key = scope.reduce<string | Buffer>(hmac, start);
  if (hmac(key, fields.get('policy') ?? '').toString('hex') !== fields.get('x-amz-signature'))
    throw new S3Refusal(403, 'SignatureDoesNotMatch', 'The request signature we calculated does not match.');
};

const checkSize = (size: number, least: unknown, most: unknown): void => {
  if (size < Number(least))
    throw new S3Refusal(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
  if (size > Number(most))
    throw new S3Refusal(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
};

/** The field that a condition covers. Throws if the condition is not met. */
const checkCondition = (condition: Json, fields: Fields, size: number): string => {
  if (!Array.isArray(condition)) {
    const [[name, value] = ['', '']] = Object.entries(objectOf(condition));
    if (fields.get(name.toLowerCase()) !== value) throw denied(`Policy Condition failed: {"${name}": "${value}"}`);
    return name.toLowerCase();
  }
  const [operator, ...operands] = condition;
  if (operator === 'content-length-range') {
    checkSize(size, operands[0], operands[1]);
    return 'file';
  }
  const [name, value] = [stringOf(operands[0]).replace('$', '').toLowerCase(), stringOf(operands[1])];
  const fieldValue = fields.get(name) ?? '';
  const holds = operator === 'eq' ? fieldValue === value : operator === 'starts-with' && fieldValue.startsWith(value);
  if (!holds) throw denied(`Policy Condition failed: ["${operator}", "$${name}", "${value}"]`);
  return name;
};

const checkPolicy = (fields: Fields, size: number, now: Date): void => {
  const policy = objectOf(JSON.parse(Buffer.from(fields.get('policy') ?? '', 'base64').toString('utf8') || '{}'));
  if (!(now < new Date(stringOf(policy.expiration)))) throw denied('Policy expired.');
  const named = new Set(arrayOf(policy.conditions).map((condition) => checkCondition(condition, fields, size)));
  const extra = [...fields.keys()].filter((name) => !named.has(name) && !FREE.has(name) && name !== 'bucket');
  if (extra.length > 0) throw denied(`Extra input fields: ${extra.join(', ')}`);
};

const malformed = () =>
  new S3Refusal(400, 'MalformedPOSTRequest', 'The body of your POST request is not well-formed multipart/form-data.');

/** Reads a POST form with S3's checks: signature, expiry and every condition of the policy. */
export const readForm = async ({ headers, body }: AwsRequest, bucket: string, now: Date): Promise<Posted> => {
  const type = String(headers['content-type'] ?? '');
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => {
    throw malformed();
  });
  const entries = [...form].map(([name, value]) => [name.toLowerCase(), value] as const);
  const file = entries.find(([name]) => name === 'file')?.[1];
  if (file === undefined)
    throw new S3Refusal(400, 'InvalidArgument', 'POST requires exactly one file upload per request.');
  const bytes = file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : Buffer.from(file);
  const texts = entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  const fields: Fields = new Map([...texts, ['bucket', bucket]]);
  if (!fields.has('policy')) throw new S3Refusal(403, 'AccessDenied', 'Access Denied');
  checkSignature(fields);
  checkPolicy(fields, bytes.length, now);
  return {
    key: fields.get('key') ?? '',
    contentType: fields.get('content-type') ?? 'binary/octet-stream',
    status: fields.get('success_action_status') === '201' ? 201 : 204,
    body: bytes,
  };
};
