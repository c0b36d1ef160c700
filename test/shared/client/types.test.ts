import { expect, test } from 'vitest';
import { clientTypes, readClientTypes } from '../../../infra/client/client-types.ts';

test('the client types match the routes: if not, run `npm run client`', async () => {
  expect(readClientTypes() === (await clientTypes())).toBe(true);
});
