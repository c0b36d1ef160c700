import { describe, expect, test } from 'vitest';
import { startStore } from '../../../support/dynamo.ts';
import { useWorld } from '../../../support/use-world.ts';
import { startAccount } from '../support/account.ts';

const store = useWorld(() => startStore({ engine: true }));
const account = useWorld(() => startAccount({ store, secrets: { WebhookSigningSeed: { seed: 'a'.repeat(64) } } }));

const ARN = 'arn:aws:secretsmanager:us-east-1:000000000000:secret:local-WebhookSigningSeed';
/** The current seed, the previous one and the next one. */
const versions = () =>
  ['', '#previous', '#pending'].map((label) => JSON.parse(account.secrets.get(`${ARN}${label}`) ?? '{}').seed);
const rotate = (argv: readonly string[]) => account.ops(['rotate', ...argv]);

describe('a leaked webhook signing seed', () => {
  test('is replaced at once after a confirmation, and no version of the secret has it', async () => {
    const [leaked] = versions();
    expect((await rotate(['WebhookSigningSeed', '--without-overlap', '--dry-run'])).exit).toBe(0);
    const refused = await rotate(['WebhookSigningSeed', '--without-overlap']);
    expect([refused.exit, refused.err]).toEqual([2, expect.stringContaining('Receivers that verify with the public')]);
    expect(versions()[0]).toBe(leaked);
    const { exit, out } = await rotate(['WebhookSigningSeed', '--without-overlap', '--yes']);
    expect([exit, out]).toEqual([0, expect.stringContaining('lists only the new key')]);
    const [next] = versions();
    expect(next).toMatch(/^[0-9a-f]{64}$/);
    expect(next).not.toBe(leaked);
    expect(versions()).toEqual([next, next, undefined]);
  });

  test('is replaced by the key that is published, so that receivers know the new one', async () => {
    const [leaked] = versions();
    await rotate(['WebhookSigningSeed']);
    const [, , published] = versions();
    for (const flags of [['--without-overlap'], ['--abort', '--without-overlap', '--yes'], ['--abort', '--finish']])
      expect((await rotate(['WebhookSigningSeed', ...flags])).exit).toBe(2);
    expect(versions()).toEqual([leaked, expect.anything(), published]);
    const finish = ['WebhookSigningSeed', '--finish', '--without-overlap', '--yes'];
    account.failing.set('UpdateSecretVersionStage', 'InternalServiceError');
    expect((await rotate(finish)).exit).toBe(7);
    account.failing.clear();
    expect((await rotate(finish)).exit).toBe(0);
    expect(versions()).toEqual([published, published, undefined]);
  });
});

test('--without-overlap is refused for a secret that has no previous version', async () => {
  for (const name of ['cursors', 'PlatformTokenKey', 'Secret', 'TableKey', 'webhook-endpoints']) {
    const { exit, err } = await rotate([name, '--without-overlap']);
    expect([exit, err]).toEqual([2, expect.stringContaining('If a secret leaked')]);
  }
});
