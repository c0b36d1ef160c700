import * as z from 'zod';
import { type Environment, required } from '../config.ts';
import { signedFetch } from './signed-fetch.ts';

const Answered = z.object({ SecretString: z.string() });
const Fields = z.record(z.string(), z.string());

/** How long a value that was read is used; what was changed is in use after that everywhere. */
const FRESH_MILLISECONDS = 5 * 60_000;

/** The fields of a secret, as they stood not long ago. Rejects where it cannot be read. */
export type SecretFields = (now?: Date) => Promise<Readonly<Record<string, string>>>;

/** A secret of Secrets Manager that holds a JSON object, by the variable that names its ARN. Read when first asked for. */
export const secretFields = (environment: Environment, variable: string): SecretFields => {
  let kept: { readonly at: number; readonly fields: Promise<Readonly<Record<string, string>>> } | undefined;
  const read = async (now: Date) => {
    const answered = await signedFetch(environment, now, {
      service: 'secretsmanager',
      method: 'POST',
      path: '/',
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'secretsmanager.GetSecretValue' },
      body: JSON.stringify({ SecretId: required(environment, variable) }),
    });
    if (!answered.ok) throw new Error(`Secrets Manager answered ${answered.status}`);
    return Fields.parse(JSON.parse(Answered.parse(await answered.json()).SecretString));
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
