import { expect, test } from 'vitest';
import { connectPorts } from '../../../functions/identity/ports.ts';

const half = { kid: 'kid', x: 'x' };
const TOKEN_KEYS = JSON.stringify({ platform: half, contact: half });
const environment = { TOKEN_KEYS, PUBLIC_ORIGIN: 'https://hub.test', CONTACT_TOKEN_KEY_ID: 'contact-key' };

test('the group needs the key of contacts alone, and with the key of users it still signs no token of a user', async () => {
  for (const more of [{}, { PLATFORM_TOKEN_KEY_ID: 'platform-key' }]) {
    const { signer } = connectPorts({ ...environment, ...more });
    const issued = signer.issue({ kind: 'user', id: 'user' }, 0);
    await expect(issued).rejects.toThrow('no key for platform tokens');
  }
});
