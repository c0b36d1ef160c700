import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from '../../shared/client/service.ts';
import { URL_OF_TESTS } from './run-hub.ts';

export const TEAM = '11111111-1111-7111-8111-111111111111';

/** Writes profiles to a folder. */
export const remembered = (folder: string, profiles: object): void => {
  mkdirSync(join(folder, 'hub'), { recursive: true });
  writeFileSync(join(folder, 'hub', 'profiles.json'), JSON.stringify(profiles));
};

/** The profiles in a folder. */
export const stored = (folder: string) => JSON.parse(readFileSync(join(folder, 'hub', 'profiles.json'), 'utf8'));

export const profile = { url: URL_OF_TESTS, kind: 'user', token: 'of-profile', refresh_token: 'r1', team: TEAM };

/** The response of a sign-in. */
export const tokens = (access_token: string, refresh_token: string) =>
  json(200, { data: { id: '1', type: 'access_tokens', attributes: { access_token, refresh_token } } });
