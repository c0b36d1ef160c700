import { execFile } from 'node:child_process';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { warmEvents } from './warm-events.ts';
import { warmTokens } from './warm-tokens.ts';

const here = import.meta.dirname;

const ORIGIN = 'https://warm.example.com';
const ID = '01900000-0000-7000-8000-000000000000';

/** The environment of a function while its code cache is made. */
export const environment = (publicKeys: string) => ({
  AWS_ACCESS_KEY_ID: 'warm',
  AWS_SECRET_ACCESS_KEY: 'warm',
  AWS_REGION: 'us-east-1',
  TABLE_NAME: 'warm',
  TOKEN_KEYS: publicKeys,
  PLATFORM_TOKEN_KEY_ID: 'warm',
  CONTACT_TOKEN_KEY_ID: 'warm',
  MAIL_QUEUE_URL: 'http://127.0.0.1:9/warm',
  LIVE_QUEUE_URL: 'http://127.0.0.1:9/warm',
  FUNCTION_NAMES: '{}',
  MEDIA_BUCKET: 'warm',
  EMAIL_FROM: 'warm@example.com',
  PUBLIC_ORIGIN: ORIGIN,
  SERVICE_VERSION: '0.0.0',
  SERVICE_REVISION: '',
  STAGE: 'dev',
  POWERTOOLS_SERVICE_NAME: 'warm',
  POWERTOOLS_LOG_LEVEL: 'INFO',
});

/** Writes the loader next to a function's bundle, and the code cache for this version of Node on this processor. */
export const addCodeCache = async (folder: string, name: string): Promise<void> => {
  await copyFile(join(here, 'loader.cjs'), join(folder, 'index.js'));
  await writeFile(join(folder, 'package.json'), '{"type":"commonjs"}');
  const tokens = warmTokens(ORIGIN, ID);
  const events = JSON.stringify(warmEvents(name, ID, tokens));
  await promisify(execFile)(process.execPath, [join(here, 'warm.cjs'), folder, events], {
    env: environment(tokens.publicKeys),
    timeout: 20_000,
  });
};
