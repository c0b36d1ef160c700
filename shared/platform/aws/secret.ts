import { type Environment, required } from '../runtime/config.ts';
import { signedFetch } from './signed-fetch.ts';

/** What a version that is not there is refused as. */
const MISSING = 'ResourceNotFoundException';

type Fields = Readonly<Record<string, string>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFields = (value: unknown): value is Fields =>
  isObject(value) && Object.values(value).every((one) => typeof one === 'string');

/** What Secrets Manager answered; no error names what is in it. */
const versionIn = (answered: unknown): SecretVersion => {
  const { SecretString, CreatedDate } = isObject(answered) ? answered : {};
  const fields: unknown = typeof SecretString === 'string' ? JSON.parse(SecretString) : undefined;
  if (typeof CreatedDate !== 'number' || !isFields(fields)) throw new Error('The secret is not a JSON object of strings');
  return { fields, created_at: new Date(CreatedDate * 1000).toISOString() };
};

/** How long a value that was read is used; what was changed is in use after that everywhere. */
const FRESH_MILLISECONDS = 5 * 60_000;

/** The fields of a secret, as they stood not long ago. Rejects where it cannot be read. */
export type SecretFields = (now?: Date) => Promise<Readonly<Record<string, string>>>;

export interface SecretVersion {
  readonly fields: Readonly<Record<string, string>>;
  /** Since when they were, or are, the secret's value. */
  readonly created_at: string;
}

/**
 * The fields of a secret that holds a JSON object: those it has, or those it had before; `undefined` where it never had
 * any others. Rejects where it cannot be read.
 */
export const readSecretVersion = async (
  environment: Environment,
  secretId: string,
  stage: 'AWSCURRENT' | 'AWSPREVIOUS',
  now = new Date(),
): Promise<SecretVersion | undefined> => {
  const answered = await signedFetch(environment, now, {
    service: 'secretsmanager',
    method: 'POST',
    path: '/',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'secretsmanager.GetSecretValue' },
    body: JSON.stringify({ SecretId: secretId, VersionStage: stage }),
  });
  if (stage === 'AWSPREVIOUS' && answered.status === 400 && (await answered.clone().text()).includes(MISSING))
    return undefined;
  if (!answered.ok) throw new Error(`Secrets Manager answered ${answered.status}`);
  return versionIn(await answered.json());
};

/**
 * A secret of Secrets Manager that holds a JSON object, by the variable that names its ARN. Read when first asked for.
 */
export const secretFields = (environment: Environment, variable: string): SecretFields => {
  let kept: { readonly at: number; readonly fields: Promise<Readonly<Record<string, string>>> } | undefined;
  const read = async (now: Date) => {
    const current = await readSecretVersion(environment, required(environment, variable), 'AWSCURRENT', now);
    return current?.fields ?? {};
  };
  return async (now = new Date()) => {
    if (!kept || now.getTime() - kept.at > FRESH_MILLISECONDS) kept = { at: now.getTime(), fields: read(now) };
    const mine = kept;
    try {
      return await mine.fields;
    } catch (error) {
      if (kept === mine) kept = undefined;
      throw error;
    }
  };
};
