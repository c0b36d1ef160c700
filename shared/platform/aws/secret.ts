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

/** Returns the fields of a secret, cached for up to five minutes. Rejects if the secret cannot be read. */
export type SecretFields = (now?: Date) => Promise<Readonly<Record<string, string>>>;

export interface SecretVersion {
  readonly fields: Readonly<Record<string, string>>;
  /** When the version became the current value (ISO 8601). */
  readonly created_at: string;
}

/**
 * Reads one version of a secret that holds a JSON object of strings. Returns `undefined` if there is no previous
 * version. Rejects if the secret cannot be read.
 */
export const readSecretVersion = async (
  environment: Environment,
  secretId: string,
  stage: 'AWSCURRENT' | 'AWSPREVIOUS',
  now = new Date(),
): Promise<SecretVersion | undefined> => {
  const response = await signedFetch(environment, now, {
    service: 'secretsmanager',
    method: 'POST',
    path: '/',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'secretsmanager.GetSecretValue' },
    body: JSON.stringify({ SecretId: secretId, VersionStage: stage }),
  });
  if (stage === 'AWSPREVIOUS' && response.status === 400 && (await response.clone().text()).includes(NOT_FOUND))
    return undefined;
  if (!response.ok) throw new Error(`Secrets Manager answered ${response.status}`);
  return versionIn(await response.json());
};

/**
 * Reads the Secrets Manager secret whose ARN is in the environment variable. The first call reads it; later calls use a
 * cache.
 */
export const secretFields = (environment: Environment, variable: string): SecretFields => {
  let cached: { readonly at: number; readonly fields: Promise<Readonly<Record<string, string>>> } | undefined;
  const read = async (now: Date) => {
    const current = await readSecretVersion(environment, required(environment, variable), 'AWSCURRENT', now);
    return current?.fields ?? {};
  };
  return async (now = new Date()) => {
    if (!cached || now.getTime() - cached.at > CACHE_MS) cached = { at: now.getTime(), fields: read(now) };
    const current = cached;
    try {
      return await current.fields;
    } catch (error) {
      if (cached === current) cached = undefined;
      throw error;
    }
  };
};
