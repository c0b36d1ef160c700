import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clientTypes } from '../../../infra/client/types.ts';

test('the client types match the routes: if not, run `npm run client`', async () => {
  expect(readFileSync('shared/client/openapi.d.ts', 'utf8') === (await clientTypes())).toBe(true);
});
