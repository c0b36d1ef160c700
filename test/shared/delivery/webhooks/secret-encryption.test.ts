import { afterAll, beforeAll, expect, test } from 'vitest';
import { decryptWithKms, encryptWithKms } from '../../../../shared/delivery/webhooks/secret-encryption.ts';
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
    encryptWithKms(environment)('of-a-webhook', owner),
    encryptWithKms(environment, 'identity-provider')('of-a-provider', owner),
  ]);
  expect(await decryptWithKms(environment)(webhook, owner)).toBe('of-a-webhook');
  expect(await decryptWithKms(environment, 'identity-provider')(provider, owner)).toBe('of-a-provider');
  await expect(decryptWithKms(environment, 'identity-provider')(webhook, owner)).rejects.toThrow('KMS returned');
  await expect(decryptWithKms(environment)(provider, owner)).rejects.toThrow('KMS returned');
});
