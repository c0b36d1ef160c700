import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealWithKms, unsealWithKms } from '../../../../shared/platform/sealing/sealing.ts';
import { startSealing } from '../../../support/sealing.ts';

let sealing: Awaited<ReturnType<typeof startSealing>>;
beforeAll(async () => {
  sealing = await startSealing();
});
afterAll(() => sealing.close());

const owner = { team: 'team', hub: 'hub', endpoint: 'endpoint' };

test('a secret of one purpose is not decrypted for another, although owner and key are the same', async () => {
  const { environment } = sealing;
  const [webhook, provider] = await Promise.all([
    sealWithKms(environment)('of-a-webhook', owner),
    sealWithKms(environment, 'identity-provider')('of-a-provider', owner),
  ]);
  expect(await unsealWithKms(environment)(webhook, owner)).toBe('of-a-webhook');
  expect(await unsealWithKms(environment, 'identity-provider')(provider, owner)).toBe('of-a-provider');
  await expect(unsealWithKms(environment, 'identity-provider')(webhook, owner)).rejects.toThrow('KMS returned');
  await expect(unsealWithKms(environment)(provider, owner)).rejects.toThrow('KMS returned');
});
