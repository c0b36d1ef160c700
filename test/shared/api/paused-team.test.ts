import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type ControlChange, controlTeam } from '../../../shared/accounts/teams/control-team.ts';
import { CONTROLS_CACHE_MS, teamControls } from '../../../shared/accounts/teams/team-controls.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { holdClock } from '../../support/clock.ts';
import { accessDenied, injectFaults, unavailable } from '../../support/faults.ts';
import { meter } from '../../support/meter.ts';
import { useWorld } from '../../support/use-world.ts';
import type { Tenant } from '../../support/world.ts';
import { startStack, verdict } from './support/stack.ts';

const MINUTE = 60_000;

/** The store of the controls fails with this error. */
let failing: (() => Error) | undefined;

const stack = useWorld(() =>
  startStack({
    controls: teamControls,
    client: ({ client }) => {
      injectFaults(client, () => (command, input) => {
        const isControls = command === 'GetItemCommand' && JSON.stringify(input).includes('TEAM_CONTROLS');
        return isControls ? failing?.() : undefined;
      });
      return client;
    },
  }),
);

/** Each test is some minutes after the one before, so that no cached read is left. */
let minutes = 0;
beforeEach(() => {
  minutes += 1;
  holdClock(Date.now() + minutes * MINUTE);
});

/** Sets a control, and lets the time pass after which it applies everywhere. */
const control = async (change: ControlChange, team = stack.ours.id): Promise<void> => {
  expect(await controlTeam(stack.service.db, team, change, 'operator', new Date())).toBeDefined();
  vi.setSystemTime(Date.now() + CONTROLS_CACHE_MS);
};

const pause = { pause: { reason: 'abuse' } };
const resume = { pause: null };

const things = ({ id }: Tenant, token: string | undefined, path = `teams/${id}/any`) =>
  stack.call({ path: `/api/v1/${path}`, token, headers: { 'X-Team-ID': id } }).then(verdict);

/** One request with each credential of a team, and one with none. */
const everyCaller = async (tenant: Tenant): Promise<Readonly<Record<string, string>>> => ({
  user: await things(tenant, tenant.users.owner.token),
  key: await things(tenant, tenant.key.secret),
  member: await things(tenant, tenant.member.token),
  outsider: await things(tenant, tenant.outsider.token, 'me'),
  anonymous: await things(tenant, undefined, `hubs/${tenant.hub}/all`),
});

describe('a paused team', () => {
  test('is refused with 403 for every credential; anonymous callers, another team and routes without a team are not', async () => {
    const before = await everyCaller(stack.ours);
    await control(pause);
    const refused = Object.keys(before).map((caller) => [caller, '403 team_suspended']);
    expect(await everyCaller(stack.ours)).toEqual({ ...Object.fromEntries(refused), anonymous: '200' });
    expect(await everyCaller(stack.theirs)).toEqual(before);
    expect(await things(stack.ours, stack.ours.users.owner.token, 'me')).toBe('200');
    expect(await things(stack.ours, stack.platformAdmin.token, 'admin/things')).toBe('200');
    await control(resume);
    expect(await everyCaller(stack.ours)).toEqual(before);
  });

  test('is refused before anything is written, also with an Idempotency-Key', async () => {
    await control(pause);
    const calls = stack.act.calls;
    const key = { 'Idempotency-Key': newId() };
    expect(verdict(await stack.make({ headers: key }))).toBe('403 team_suspended');
    expect(stack.act.calls).toBe(calls);
    await control(resume);
    expect(verdict(await stack.make({ headers: key }))).toBe('201');
  });

  test('answers 401 and 403 to other mistakes first, so that a stranger learns nothing', async () => {
    await control(pause);
    expect(await things(stack.ours, 'garbage')).toBe('401 unauthorized');
    expect(await things(stack.ours, stack.stranger.token)).toBe('403 forbidden');
    expect(await things(stack.ours, stack.theirs.key.secret)).toBe('403 forbidden');
    await control(resume);
  });
});

describe('the controls', () => {
  test('are read once in ten seconds, in parallel with admission', async () => {
    vi.setSystemTime(Date.now() + CONTROLS_CACHE_MS);
    const spent = meter(stack.service.store.client);
    await stack.make();
    const first = spent.read();
    for (let nth = 0; nth < 5; nth += 1) await stack.make();
    const next = spent.read();
    vi.setSystemTime(Date.now() + CONTROLS_CACHE_MS - 1);
    await stack.make();
    expect(spent.read().commands).not.toContain('GetItemCommand');
    vi.setSystemTime(Date.now() + 1);
    await stack.make();
    const again = spent.read();
    expect(first.commands.filter((one) => one === 'GetItemCommand')).toHaveLength(1);
    expect(next.commands).not.toContain('GetItemCommand');
    expect(again.commands.filter((one) => one === 'GetItemCommand')).toHaveLength(1);
    expect(first.trips).toBe(1);
    expect(first.read - next.read / 5).toBe(0.5);
  });

  test('that are known apply while the store is unavailable; a permanent error is not hidden', async () => {
    await control(pause);
    expect(verdict(await stack.make())).toBe('403 team_suspended');
    failing = unavailable;
    vi.setSystemTime(Date.now() + CONTROLS_CACHE_MS);
    expect(verdict(await stack.make())).toBe('403 team_suspended');
    failing = accessDenied;
    expect(verdict(await stack.make())).toBe('500 internal_error');
    failing = undefined;
    expect(verdict(await stack.make())).toBe('403 team_suspended');
    await control(resume);
    expect(verdict(await stack.make())).toBe('201');
  });
});

describe('a limited team', () => {
  test('is not used up by anonymous callers, who are not limited', async () => {
    await control({ per_minute: 6 });
    const anonymous = () => things(stack.ours, undefined, `hubs/${stack.ours.hub}/all`);
    for (let round = 0; round < 10; round += 1) expect(await anonymous()).toBe('200');
    expect(verdict(await stack.make())).toBe('201');
    await control({ per_minute: null });
    minutes += 2;
  });

  test('shares the requests of a minute among all its credentials; another team has its own', async () => {
    await control({ per_minute: 6 });
    const seen: string[] = [];
    for (let round = 0; round < 2; round += 1) seen.push(...Object.values(await everyCaller(stack.ours)));
    /* And the two of anonymous callers. */
    expect(seen.filter((one) => one !== '429 rate_limited')).toHaveLength(6 + 2);
    expect(Object.values(await everyCaller(stack.theirs))).not.toContain('429 rate_limited');
    const refused = await stack.make();
    expect(verdict(refused)).toBe('429 rate_limited');
    expect(Number(refused.headers['Retry-After'])).toBeGreaterThan(0);
    vi.setSystemTime(Date.now() + Number(refused.headers['Retry-After']) * 1000);
    expect(verdict(await stack.make())).toBe('201');
    await control({ per_minute: null });
    const unlimited: string[] = [];
    for (let round = 0; round < 4; round += 1) unlimited.push(...Object.values(await everyCaller(stack.ours)));
    expect(unlimited).not.toContain('429 rate_limited');
  });
});
