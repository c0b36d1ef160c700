import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectPorts as connectProviders } from '../../../functions/identity-providers/ports.ts';
import { connectPorts as connectSettings } from '../../../functions/sign-in-settings/ports.ts';
import { decryptWithKms, encryptWithKms } from '../../../shared/delivery/webhooks/secret-encryption.ts';
import { startSealing } from '../../support/sealing.ts';

let sealing: Awaited<ReturnType<typeof startSealing>>;
beforeAll(async () => {
  sealing = await startSealing();
});
afterAll(() => sealing.close());

const owner = { team: 'team', hub: 'hub', endpoint: 'endpoint' };

test('the secret of a provider is readable for the sign-ins alone, and they read no secret of a webhook', async () => {
  const environment = { ...sealing.environment, PUBLIC_ORIGIN: 'https://hub.test' };
  const { decryptSecret } = connectProviders(environment);
  const secret = await connectSettings(environment).encryptSecret('of-a-provider', owner);
  expect(await decryptSecret(secret, owner)).toBe('of-a-provider');
  await expect(decryptWithKms(environment)(secret, owner)).rejects.toThrow('KMS returned');
  const ofWebhook = await encryptWithKms(environment)('of-a-webhook', owner);
  await expect(decryptSecret(ofWebhook, owner)).rejects.toThrow('KMS returned');
});
