import { describe, expect, test } from 'vitest';
import { startStore } from '../../../support/dynamo.ts';
import { useWorld } from '../../../support/use-world.ts';
import { startAccount } from '../support/account.ts';

interface Throttles {
  readonly DefaultRouteSettings: object;
  readonly RouteSettings: Readonly<Record<string, object>>;
}

const store = useWorld(() => startStore({ engine: true }));
const account = useWorld(() => startAccount({ store }));

const throttle = async (...argv: readonly string[]) => {
  const { exit, json } = await account.ops(['throttle', ...argv, '--json', '--yes']);
  return { exit, ...json<{ before: Throttles; after: Throttles }>() };
};
const limits = (ThrottlingRateLimit: number, ThrottlingBurstLimit: number) => ({
  ThrottlingRateLimit,
  ThrottlingBurstLimit,
});
const SIGN_IN = 'ANY /api/v1/auth/{proxy+}';
const DEPLOYED = { DefaultRouteSettings: limits(4_000, 2_000), RouteSettings: { [SIGN_IN]: limits(50, 100) } };

describe('the throttles of a stage', () => {
  test('are lowered for the default and for each route with its own, and never raised', async () => {
    expect(await throttle('70')).toEqual({
      exit: 0,
      stage: 'local',
      dry_run: false,
      before: DEPLOYED,
      after: { DefaultRouteSettings: limits(70, 70), RouteSettings: { [SIGN_IN]: limits(50, 70) } },
    });
    expect((await throttle('60')).after.RouteSettings[SIGN_IN]).toEqual(limits(50, 60));
    expect(account.isClosed()).toBe(false);
  });

  test('are what the stack was deployed with after a restore, even if they were lowered repeatedly', async () => {
    await throttle('0');
    expect(account.isClosed()).toBe(true);
    expect((await throttle('restore')).after).toEqual(DEPLOYED);
    expect(account.isClosed()).toBe(false);
  });

  test('are shown and not changed by a dry run, and a lowered one is in the status', async () => {
    const planned = await throttle('70', '--dry-run');
    expect(planned).toMatchObject({ dry_run: true, after: { DefaultRouteSettings: limits(70, 70) } });
    expect((await throttle('10000', '--dry-run')).after).toEqual(DEPLOYED);
    expect((await account.ops(['status'])).out).not.toContain('Throttled');
    await throttle('70');
    const status = await account.ops(['status']);
    expect([status.exit, status.out]).toEqual([1, expect.stringContaining('Requests are throttled to 70 a second')]);
    await throttle('restore');
  });

  test.each([['-1'], ['1.5'], ['fast']])('%s is refused', async (limit) => {
    expect((await account.ops(['throttle', '--', limit])).exit).toBe(2);
  });

  test('of zero need a confirmation', async () => {
    expect((await account.ops(['throttle', '0'])).exit).toBe(2);
    expect(account.isClosed()).toBe(false);
  });
});
