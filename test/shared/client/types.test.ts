import { expect, test } from 'vitest';
import { clientTypes, readClientTypes } from '../../../infra/client-types.ts';

test('the types of the client are those of the routes: otherwise run `npm run client`', async () => {
  expect(readClientTypes() === (await clientTypes())).toBe(true);
});
