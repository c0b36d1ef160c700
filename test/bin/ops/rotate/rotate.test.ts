import { beforeEach, describe, expect, test } from 'vitest';
import {
  SECRET_CACHE_MS,
  type StoredSecret,
  sharedSecret,
  sharedSecretKey,
} from '../../../../shared/platform/db/secret.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { startStore } from '../../../support/dynamo.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';
import { startAccount } from '../support/account.ts';

const LIVE = 'sk_live_0123456789';
const store = useWorld(() => startStore({ engine: true }));
const db = useFixture(() => table(store.client, store.name));
const account = useWorld(() =>
  startAccount({
    store,
    secrets: {
      PaymentKey: { api_key: LIVE },
      ResendSecret: { signing_secret: 'generated' },
      TranscriptionSecret: { webhook_secret: 'old', api_key: 'to be set' },
      MailTokenSecret: { token_key: 'old' },
      WebhookSigningSeed: { seed: 'a'.repeat(64) },
    },
  }),
);

const fieldsOf = (id: string, version = ''): Record<string, string> =>
  JSON.parse(
    account.secrets.get(`arn:aws:secretsmanager:us-east-1:000000000000:secret:local-${id}${version}`) ?? 'null',
  );
const rotate = (argv: readonly string[], stdin = '') => account.ops(['rotate', ...argv], { stdin });

test('all secrets are listed with their overlap', async () => {
  const { exit, json } = await account.ops(['rotate', '--json']);
  const { secrets } = json<{ secrets: readonly { secret: string; overlap: string }[] }>();
  expect(exit).toBe(0);
  expect(secrets.map(({ secret }) => secret)).toEqual(expect.arrayContaining(['PaymentKey', 'cursors', 'TableKey']));
  for (const { overlap } of secrets) expect(overlap).not.toBe('');
});

describe('a secret that a provider issues', () => {
  test('is read from standard input, and replaces only its field; the old value is the previous version', async () => {
    const next = `whsec_${'A'.repeat(32)}`;
    expect(await rotate(['ResendSecret', '--dry-run'], next)).toMatchObject({ exit: 0 });
    expect(fieldsOf('ResendSecret')).toEqual({ signing_secret: 'generated' });
    const { exit, out, err } = await rotate(['ResendSecret'], `${next}\n`);
    expect([exit, `${out}${err}`.includes(next)]).toEqual([0, false]);
    expect(fieldsOf('ResendSecret')).toEqual({ signing_secret: next });
    expect(fieldsOf('ResendSecret', '#previous')).toEqual({ signing_secret: 'generated' });
    await rotate(['TranscriptionSecret', '--field', 'api_key'], '0123456789abcdef');
    expect(fieldsOf('TranscriptionSecret')).toEqual({ webhook_secret: 'old', api_key: '0123456789abcdef' });
  });

  test('that has leaked has left the versions of the secret', async () => {
    const [leaked, next] = [`whsec_${'L'.repeat(32)}`, `whsec_${'N'.repeat(32)}`];
    await rotate(['ResendSecret'], leaked);
    await rotate(['ResendSecret', '--without-overlap'], next);
    expect(fieldsOf('ResendSecret')).toEqual({ signing_secret: next });
    expect(fieldsOf('ResendSecret', '#previous')).toEqual({ signing_secret: next });
  });

  test.each([
    ['nothing', ['PaymentKey'], ''],
    ['a value that the provider does not issue', ['PaymentKey'], 'hello'],
    ['a key of test mode for one of live mode', ['PaymentKey'], 'sk_test_0123456789'],
    ['the value that is stored', ['PaymentKey'], LIVE],
    ['a secret with two fields without the field', ['TranscriptionSecret'], 'x'],
    ['an unknown field', ['PaymentKey', '--field', 'nothing'], 'x'],
    ['an unknown secret', ['Nothing'], 'x'],
  ])('%s is refused and changes nothing', async (_, argv, stdin) => {
    const before = [fieldsOf('PaymentKey'), fieldsOf('TranscriptionSecret')];
    expect((await rotate(argv, stdin)).exit).toBe(2);
    expect([fieldsOf('PaymentKey'), fieldsOf('TranscriptionSecret')]).toEqual(before);
  });

  test('an empty value names the help of this command, not that of signing in', async () => {
    const { err } = await rotate(['PaymentKey'], '\n');
    expect(err).toContain('The new api_key is empty. Enter it in a terminal, or send it to standard input.');
    expect(err).toContain('try: hub ops rotate --help');
  });
});

test('a generated value is never shown', async () => {
  for (const argv of [['MailTokenSecret'], ['TranscriptionSecret', '--field', 'webhook_secret']]) {
    const { exit, out, err } = await rotate(argv);
    expect(exit).toBe(0);
    for (const value of Object.values({ ...fieldsOf('MailTokenSecret'), ...fieldsOf('TranscriptionSecret') }))
      expect(`${out}${err}`).not.toContain(value);
  }
  expect(fieldsOf('MailTokenSecret').token_key).toMatch(/^\w{48}$/);
});

test('a secret is not rotated again while the old value of a generated one is accepted', async () => {
  for (const flags of [['--without-overlap'], []])
    expect((await rotate(['TranscriptionSecret', '--field', 'webhook_secret', ...flags])).exit).toBe(0);
  const before = fieldsOf('TranscriptionSecret');
  const refused = await rotate(['TranscriptionSecret', '--field', 'api_key'], 'b'.repeat(32));
  expect([refused.exit, refused.err]).toEqual([2, expect.stringContaining('The old webhook_secret is accepted for')]);
  expect((await rotate(['TranscriptionSecret', '--field', 'webhook_secret'])).exit).toBe(2);
  expect(fieldsOf('TranscriptionSecret')).toEqual(before);
  const forced = await rotate(['TranscriptionSecret', '--field', 'api_key', '--without-overlap'], 'b'.repeat(32));
  expect(forced.exit).toBe(0);
});

describe('the webhook signing seed', () => {
  const current = () => fieldsOf('WebhookSigningSeed').seed;
  const pending = () => fieldsOf('WebhookSigningSeed', '#pending')?.seed;

  test('is stored as the next one first, and signs only after --finish, also if that is interrupted', async () => {
    const before = current();
    for (const flag of ['--finish', '--abort']) expect((await rotate(['WebhookSigningSeed', flag])).exit).toBe(2);
    expect((await rotate(['WebhookSigningSeed'])).exit).toBe(0);
    const next = pending();
    expect([current(), next]).toEqual([before, expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect((await rotate(['WebhookSigningSeed'])).exit).toBe(2);
    account.failing.set('UpdateSecretVersionStage', 'InternalServiceError');
    expect((await rotate(['WebhookSigningSeed', '--finish'])).exit).toBe(7);
    account.failing.clear();
    expect((await rotate(['WebhookSigningSeed', '--finish'])).exit).toBe(0);
    expect([current(), pending()]).toEqual([next, undefined]);
    expect(fieldsOf('WebhookSigningSeed', '#previous')).toEqual({ seed: before });
  });

  test('is unchanged after --abort', async () => {
    const before = current();
    await rotate(['WebhookSigningSeed']);
    expect((await rotate(['WebhookSigningSeed', '--abort'])).exit).toBe(0);
    expect([current(), pending()]).toEqual([before, undefined]);
  });
});

describe('the cursor secret', () => {
  const key = sharedSecretKey('cursors');
  const read = () => db.get<StoredSecret & { next_since?: string }>(key);
  beforeEach(async () => {
    await db.remove(key);
  });

  test('is accepted before it is used: no process seals with a secret that another does not accept', async () => {
    expect((await rotate(['cursors'])).out).toContain('There is no secret yet');
    const old = (await sharedSecret(db, 'cursors')()).secret;
    const { exit, err, waits } = await rotate(['cursors']);
    expect([exit, err]).toEqual([0, expect.stringContaining(`Waiting ${SECRET_CACHE_MS / 1000} seconds`)]);
    expect(waits).toEqual([expect.closeTo(SECRET_CACHE_MS, -4)]);
    const after = await read();
    expect(after).toMatchObject({ accepted: old });
    expect(after?.secret).not.toEqual(old);
    expect(after?.next_since).toBeUndefined();
  });

  test('continues after an interruption, with the secret that was announced', async () => {
    const old = (await sharedSecret(db, 'cursors')()).secret;
    const announced = new Uint8Array(32).fill(7);
    await db.update(key, { set: { accepted: announced, next_since: new Date(0).toISOString() } });
    const { exit, err } = await rotate(['cursors']);
    expect([exit, err]).toEqual([0, '']);
    expect(await read()).toMatchObject({ secret: announced, accepted: old });
  });
});
