import { expect, test } from 'vitest';
import { openDataFolder } from '../../../../infra/local/data-folder.ts';
import { hadLocalProvider, PROVIDER_FILE } from '../../../../infra/local/oidc/allow.ts';
import { temporaryFolder } from '../support/data-folder.ts';

test('a data folder whose site offers the provider has it at each start, until it is emptied', () => {
  const path = temporaryFolder();
  const folder = openDataFolder(path);
  expect(hadLocalProvider(folder)).toBe(false);
  folder.write(PROVIDER_FILE, { issuer: 'http://127.0.0.1:1' });
  expect(hadLocalProvider(folder)).toBe(true);
  folder.release();
  expect(hadLocalProvider(openDataFolder(path, { fresh: true }))).toBe(false);
});
