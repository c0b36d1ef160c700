import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectPorts as connectProviders } from '../../../functions/identity-providers/ports.ts';
import { connectPorts as connectSettings } from '../../../functions/sign-in-settings/ports.ts';
import { sealWithKms, unsealWithKms } from '../../../shared/platform/sealing/sealing.ts';
import { startSealing } from '../../support/sealing.ts';

let sealing: Awaited<ReturnType<typeof startSealing>>;
beforeAll(async () => {
  sealing = await startSealing();
});
afterAll(() => sealing.close());

const owner = { team: 'team', hub: 'hub', endpoint: 'endpoint' };

test('the secret of a provider is readable for the sign-ins alone, and they read no secret of a webhook', async () => {
  const environment = { ...sealing.environment, PUBLIC_ORIGIN: 'https://hub.test' };
  const { unseal } = connectProviders(environment);
  const secret = await connectSettings(environment).seal('of-a-provider', owner);
  expect(await unseal(secret, owner)).toBe('of-a-provider');
  await expect(unsealWithKms(environment)(secret, owner)).rejects.toThrow('KMS returned');
  const ofWebhook = await sealWithKms(environment)('of-a-webhook', owner);
  await expect(unseal(ofWebhook, owner)).rejects.toThrow('KMS returned');
});
