import { type Environment, required } from '../runtime/config.ts';
import { signedFetch } from './signed-fetch.ts';

/** The error type for a missing secret version. */
const NOT_FOUND = 'ResourceNotFoundException';

type Fields = Readonly<Record<string, string>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFields = (value: unknown): value is Fields =>
  isObject(value) && Object.values(value).every((field) => typeof field === 'string');

/** Parses a GetSecretValue response. Errors never contain the secret. */
const versionIn = (response: unknown): SecretVersion => {
  const { SecretString, CreatedDate } = isObject(response) ? response : {};
  const fields: unknown = typeof SecretString === 'string' ? JSON.parse(SecretString) : undefined;
  if (typeof CreatedDate !== 'number' || !isFields(fields))
    throw new Error('The secret is not a JSON object of strings');
  return { fields, created_at: new Date(CreatedDate * 1000).toISOString() };
};

/** How long a value is cached. A rotated secret is in use everywhere after this time. */
const CACHE_MS = 5 * 60_000;

/** The label of a version. `AWSPENDING` is the one that becomes current next. */
type VersionStage = 'AWSCURRENT' | 'AWSPREVIOUS' | 'AWSPENDING';

/** Returns the fields of a secret, cached for up to five minutes. Rejects if the secret cannot be read. */
export type SecretFields = (now?: Date) => Promise<Readonly<Record<string, string>>>;

export interface SecretVersion {
  readonly fields: Readonly<Record<string, string>>;
  /** When the version became the current value (ISO 8601). */
  readonly created_at: string;
}

/**
 * Reads one version of a secret that holds a JSON object of strings. Returns `undefined` if there is no such
 * version besides the current one. Rejects if the secret cannot be read.
 */
export const readSecretVersion = async (
  environment: Environment,
  secretId: string,
  stage: VersionStage,
  now = new Date(),
): Promise<SecretVersion | undefined> => {
  const response = await signedFetch(environment, now, {
    service: 'secretsmanager',
    method: 'POST',
    path: '/',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'secretsmanager.GetSecretValue' },
    body: JSON.stringify({ SecretId: secretId, VersionStage: stage }),
  });
  if (stage !== 'AWSCURRENT' && response.status === 400 && (await response.clone().text()).includes(NOT_FOUND))
    return undefined;
  if (!response.ok) throw new Error(`Secrets Manager answered ${response.status}`);
  return versionIn(await response.json());
};

/** Caches what `read` returns for up to five minutes. A failed read is not cached. */
const cached = <T>(read: (now: Date) => Promise<T>): ((now?: Date) => Promise<T>) => {
  let known: { readonly at: number; readonly value: Promise<T> } | undefined;
  return async (now = new Date()) => {
    if (!known || now.getTime() - known.at > CACHE_MS) known = { at: now.getTime(), value: read(now) };
    const current = known;
    try {
      return await current.value;
    } catch (error) {
      if (known === current) known = undefined;
      throw error;
    }
  };
};

/**
 * Reads the Secrets Manager secret whose ARN is in the environment variable. The first call reads it; later calls use a
 * cache.
 */
export const secretFields = (environment: Environment, variable: string): SecretFields =>
  cached(async (now) => {
    const current = await readSecretVersion(environment, required(environment, variable), 'AWSCURRENT', now);
    return current?.fields ?? {};
  });

/** Returns the fields of the versions of a secret that are valid now, the current one first. */
export type ValidSecrets = (now?: Date) => Promise<readonly SecretVersion['fields'][]>;

/** How long the previous version of a secret that proves callbacks stays valid. */
const OVERLAP_MS = 24 * 60 * 60_000;

/** As `secretFields`, with the previous version for a day after it was replaced. */
export const validSecrets = (environment: Environment, variable: string): ValidSecrets => {
  const read = cached(async (now) => {
    const secretId = required(environment, variable);
    const versions = (['AWSCURRENT', 'AWSPREVIOUS'] as const).map((stage) =>
      readSecretVersion(environment, secretId, stage, now),
    );
    return Promise.all(versions);
  });
  return async (now = new Date()) => {
    const [current, previous] = await read(now);
    if (!current) return [];
    const overlaps = previous && now.getTime() - Date.parse(current.created_at) < OVERLAP_MS;
    return overlaps ? [current.fields, previous.fields] : [current.fields];
  };
};
