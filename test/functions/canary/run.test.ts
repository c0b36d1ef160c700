import { describe, expect, test } from 'vitest';
import { originAt } from '../../../functions/canary/origin.ts';
import { type Outcome, runCanary, STEPS, type Step } from '../../../functions/canary/run.ts';
import { inThread } from '../../../shared/platform/telemetry/thread.ts';
import { stageInMemory } from './stage.ts';

const PASSWORD = 'p'.repeat(48);
const HTTPS = 'https://api.example.com';

interface Options {
  readonly url?: string;
  readonly sendsEmail?: boolean;
  readonly secret?: () => Promise<Record<string, string>>;
}

/** Runs the canary once, with a clock that moves only while it waits. */
const runOn = async (
  { fetcher }: Pick<ReturnType<typeof stageInMemory>, 'fetcher'>,
  { url = HTTPS, sendsEmail = true, secret = async () => ({ password: PASSWORD }) }: Options = {},
) => {
  let now = 0;
  const clock = {
    now: () => now,
    wait: async (ms: number) => {
      now += ms;
    },
  };
  const origin = originAt(url, new AbortController().signal, fetcher);
  const outcomes = await runCanary({ secret, origin, sendsEmail, clock });
  return { outcomes, ms: now };
};

const summary = (outcomes: readonly Outcome[]) =>
  Object.fromEntries(outcomes.map(({ step, outcome }) => [step, outcome]));

const all = (outcome: string, ...steps: readonly Step[]) => Object.fromEntries(steps.map((step) => [step, outcome]));

const errorOf = (outcomes: readonly Outcome[], step: Step): string => {
  const found = outcomes.find((one) => one.step === step);
  return found?.outcome === 'failed' ? String(found.error) : '';
};

test('a run signs in, writes, reads, and waits for a webhook and an email', async () => {
  const stage = stageInMemory();
  const { outcomes } = await runOn(stage);
  expect(summary(outcomes)).toEqual(all('ok', ...STEPS));
  expect(stage.emails).toHaveLength(1);
  expect(stage.members).toEqual([expect.stringMatching(/^success\+canary-[0-9a-f]{16}-member@simulator\.amazonses/)]);
});

test('its requests have the request id of its thread', async () => {
  const stage = stageInMemory();
  await inThread('event-1', () => runOn(stage));
  expect(new Set(stage.sent.map(({ headers }) => headers.get('x-request-id')))).toEqual(new Set(['event-1']));
});

describe('the standing team', () => {
  test('is created by the first run, and kept by the others', async () => {
    const stage = stageInMemory();
    await runOn(stage);
    const created = stage.sent.length;
    for (const _ of [1, 2]) expect(summary((await runOn(stage)).outcomes)).toEqual(all('ok', ...STEPS));
    const later = stage.sent.slice(created).filter(({ method }) => method === 'POST');
    const paths = new Set(later.map(({ path }) => path.replace(/^.*\//, '')));
    expect(paths).toEqual(new Set(['login', 'test', 'magic-link']));
    const { users, teams, hubs, endpoints, members } = stage;
    expect([users.size, teams.length, hubs.length, endpoints.length, members.length]).toEqual([1, 1, 1, 1, 1]);
  });

  test('is one, although two first runs start at once', async () => {
    const stage = stageInMemory();
    const runs = await Promise.all([runOn(stage), runOn(stage)]);
    for (const { outcomes } of runs) expect(summary(outcomes)).toMatchObject(all('ok', 'sign-in', 'set-up', 'write'));
    const { users, teams, hubs, endpoints } = stage;
    expect([users.size, teams.length, hubs.length, endpoints.length]).toEqual([1, 1, 1, 1]);
  });

  test('is one, although two runs find none at the same moment', async () => {
    const broken: Record<string, [number]> = { '/teams': [500] };
    const stage = stageInMemory(broken);
    await runOn(stage);
    delete broken['/teams'];
    await Promise.all([runOn(stage), runOn(stage)]);
    const { teams, hubs, endpoints } = stage;
    expect([teams.length, hubs.length, endpoints.length]).toEqual([1, 1, 1]);
  });

  test('is completed by the next run after one that ended half-way', async () => {
    const broken: Record<string, [number]> = { '/hubs': [500] };
    const stage = stageInMemory(broken);
    expect(summary((await runOn(stage)).outcomes)).toEqual({ 'sign-in': 'ok', 'set-up': 'failed' });
    delete broken['/hubs'];
    expect(summary((await runOn(stage)).outcomes)).toEqual(all('ok', ...STEPS));
    expect(stage.teams).toHaveLength(1);
  });

  test('has another user after its secret was replaced', async () => {
    const stage = stageInMemory();
    await runOn(stage);
    const { outcomes } = await runOn(stage, { secret: async () => ({ password: 'q'.repeat(48) }) });
    expect(summary(outcomes)['sign-in']).toBe('ok');
    expect(stage.users.size).toBe(2);
  });

  test('has its endpoint enabled again after too many failures', async () => {
    const stage = stageInMemory();
    await runOn(stage);
    for (const endpoint of stage.endpoints) endpoint.status = 'disabled';
    expect(summary((await runOn(stage)).outcomes)).toEqual(all('ok', ...STEPS));
  });
});

describe('a step fails', () => {
  const others = (...failed: readonly Step[]) => STEPS.filter((step) => !failed.includes(step));

  test.each([
    ['sign-in', '/auth/login', 503, {}],
    ['set-up', '/teams', 429, { 'sign-in': 'ok' }],
    ['write', 'PUT', 500, all('ok', 'sign-in', 'set-up', 'webhook', 'email')],
    ['webhook', '/test', 500, all('ok', ...others('webhook'))],
    ['email', '/magic-link', 500, all('ok', ...others('email'))],
  ] as const)(
    '%s: the message names the request, and the steps that need it do not start',
    async (step, at, status, rest) => {
      const route = at === 'PUT' ? '/team-0-000000000000/hubs/hub/editor-pending-ops' : at;
      const stage = stageInMemory({ [route]: [status, { errors: [{ code: 'broken', detail: PASSWORD }] }] });
      const { outcomes } = await runOn(stage);
      expect(summary(outcomes)).toEqual({ ...rest, [step]: 'failed' });
      expect(errorOf(outcomes, step)).toMatch(new RegExp(`^Unexpected: \\w+ /api/v1/\\S+ returned ${status} broken$`));
      expect(errorOf(outcomes, step)).not.toContain(PASSWORD);
    },
  );

  test('read: the stage returns something else than was written', async () => {
    const stage = stageInMemory();
    const fetcher: typeof fetch = async (input, init) => {
      const lost = String(input).endsWith('/editor-pending-ops') && init?.method === 'GET';
      return lost
        ? new Response(JSON.stringify({ data: { attributes: { version: 1, ops: [] } } }))
        : stage.fetcher(input, init);
    };
    const { outcomes } = await runOn({ fetcher });
    expect(summary(outcomes)).toEqual({ ...all('ok', ...others('read')), read: 'failed' });
  });

  test('nothing answers', async () => {
    const { outcomes } = await runOn(stageInMemory({ '/auth/login': 'no response' }));
    expect(summary(outcomes)).toEqual({ 'sign-in': 'failed' });
  });

  test('the secret cannot be read, or has no password', async () => {
    const stage = stageInMemory();
    const secrets = [async () => ({}), async () => Promise.reject(new Error('Secrets Manager answered 400'))];
    for (const secret of secrets)
      expect(summary((await runOn(stage, { secret })).outcomes)).toEqual({ 'sign-in': 'failed' });
    expect(stage.sent).toEqual([]);
  });

  test('the webhook or the email fails for good: the run does not wait', async () => {
    const stage = stageInMemory();
    Object.assign(stage.state, { webhook: 'failed', email: 'suppressed' });
    const { outcomes, ms } = await runOn(stage);
    expect(summary(outcomes)).toMatchObject(all('failed', 'webhook', 'email'));
    expect([errorOf(outcomes, 'webhook'), errorOf(outcomes, 'email')]).toEqual([
      'Unexpected: the webhook failed',
      'Unexpected: the email is suppressed',
    ]);
    expect(ms).toBeLessThan(5_000);
  });

  test('the webhook and the email do not arrive within 20 seconds', async () => {
    const stage = stageInMemory();
    stage.state.pollsUntilDone = 1_000;
    const { outcomes, ms } = await runOn(stage);
    expect(summary(outcomes)).toEqual({
      ...all('ok', ...others('webhook', 'email')),
      ...all('failed', 'webhook', 'email'),
    });
    expect(errorOf(outcomes, 'webhook')).toBe('Unexpected: the webhook took too long');
    expect(ms).toBeLessThanOrEqual(20_000);
  });

  test('an earlier email does not count', async () => {
    const stage = stageInMemory();
    await runOn(stage);
    const fetcher: typeof fetch = async (input, init) =>
      String(input).endsWith('/magic-link') ? new Response(null, { status: 202 }) : stage.fetcher(input, init);
    expect(summary((await runOn({ fetcher })).outcomes)).toEqual({ ...all('ok', ...others('email')), email: 'failed' });
  });
});

test('a stage without an https address skips the webhook, and one without a sender the email', async () => {
  const stage = stageInMemory();
  const { outcomes } = await runOn(stage, { url: 'http://127.0.0.1:3000', sendsEmail: false });
  expect(summary(outcomes)).toEqual({
    ...all('ok', 'sign-in', 'set-up', 'write', 'read'),
    ...all('skipped', 'webhook', 'email'),
  });
  expect(stage.endpoints).toEqual([]);
  expect(stage.emails).toEqual([]);
});
