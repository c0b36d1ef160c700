import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { HubItem } from '../../../shared/hubs/hubs/hub-item.ts';
import { outcome } from '../../support/answers.ts';
import { holdClock } from '../../support/clock.ts';
import { type Fault, injectFaults, isCounter, unavailable } from '../../support/faults.ts';
import { logged } from '../../support/logged.ts';
import { seedTeam } from '../../support/seed.ts';
import type { ApiResponse } from '../../support/service.ts';
import { useWorld } from '../../support/use-world.ts';
import { freshEmail, PASSWORD, startAuth } from './world.ts';

const world = useWorld(startAuth);
let hub: HubItem;
let fault: Fault | undefined;
/** Called before each command; the command waits for the promise. */
let hold: (command: string, input: object) => Promise<void> | undefined = () => undefined;
beforeAll(async () => {
  injectFaults(world.service.store.client, () => fault);
  world.service.store.client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        await hold(commandName, args.input);
        return next(args);
      },
    { step: 'initialize', name: 'held', priority: 'high' },
  );
  const team = await seedTeam(world.service.db, world.service.keys);
  hub = await world.hub(team.id, { sign_in: 'both', access_level: 'open' });
});
beforeEach(() => {
  fault = undefined;
  hold = () => undefined;
  world.jobs.splice(0);
});

let sources = 0;
const source = (): string => {
  sources += 1;
  return `198.51.100.${sources}`;
};

const asUser = (email: string, sourceIp: string) =>
  world.post('/api/v1/auth/register', { email, password: PASSWORD, name: 'Eve' }, { sourceIp });
const asMember = (email: string, sourceIp: string) =>
  world.post('/api/v1/contact-auth/register', { email, slug: hub.slug, password: 'another guess' }, { sourceIp });
const ROUTES = [
  ['a user', asUser, async () => (await world.user()).email],
  ['a member', asMember, async () => (await world.contact(hub)).email],
] as const;

const TAKEN = '422 email_taken /email';
const LIMITED = '429 rate_limited';

test.each(ROUTES)(
  'registering as %s reveals 20 taken addresses an hour; after that every request is rejected with 429',
  async (_, register, takenAddress) => {
    const emails = await Promise.all(Array.from({ length: 21 }, takenAddress));
    const sourceIp = source();
    for (const email of emails.slice(0, 20)) expect(outcome(await register(email, sourceIp))).toBe(TAKEN);
    for (const email of [emails[20] ?? '', freshEmail()]) {
      const response = await register(email, sourceIp);
      expect(outcome(response)).toBe(LIMITED);
      expect(Number(response.headers['Retry-After'])).toBeGreaterThan(0);
    }
    expect(outcome(await register(emails[20] ?? '', source()))).toBe(TAKEN);
    holdClock(Date.now() + 2 * 3_600_000);
    expect(outcome(await register(freshEmail(), sourceIp))).toBe('201');
  },
);

test.each(ROUTES)(
  'of 40 concurrent registrations of taken addresses as %s, 20 are rejected with 429',
  async (_, register, takenAddress) => {
    const emails = await Promise.all(Array.from({ length: 40 }, takenAddress));
    const sourceIp = source();
    const responses = (await Promise.all(emails.map((email) => register(email, sourceIp)))).map(outcome);
    expect(responses.filter((response) => response === TAKEN)).toHaveLength(20);
    expect(responses.filter((response) => response === LIMITED)).toHaveLength(20);
  },
);

test.each(ROUTES)(
  '30 concurrent registrations of free addresses from one source IP address succeed as %s',
  async (_, register) => {
    const sourceIp = source();
    const responses = await Promise.all(Array.from({ length: 30 }, () => register(freshEmail(), sourceIp)));
    expect(responses.map(outcome)).toEqual(Array.from({ length: 30 }, () => '201'));
  },
);

test.each(ROUTES)(
  'of 60 concurrent registrations, half with a taken address, at most 20 reveal that it is taken: %s',
  async (_, register, takenAddress) => {
    const emails = await Promise.all(
      Array.from({ length: 60 }, (_, nth) => (nth % 2 === 0 ? takenAddress() : freshEmail())),
    );
    const sourceIp = source();
    const responses = (await Promise.all(emails.map((email) => register(email, sourceIp)))).map(outcome);
    expect(responses.filter((response) => response === TAKEN)).toHaveLength(20);
    expect(new Set(responses.filter((_, nth) => nth % 2 === 0))).toEqual(new Set([TAKEN, LIMITED]));
    expect(outcome(await register(freshEmail(), sourceIp))).toBe(LIMITED);
  },
);

test.each(ROUTES)(
  'while 20 registrations are being written, others get 429 with Retry-After 1: %s',
  async (_, register) => {
    const sourceIp = source();
    const [written, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let writing = 0;
    hold = (command, input) => {
      if (command !== 'TransactWriteItemsCommand' || !JSON.stringify(input).includes('password_hash')) return undefined;
      writing += 1;
      if (writing === 20) reached.resolve();
      return written.promise;
    };
    const early = Array.from({ length: 20 }, () => register(freshEmail(), sourceIp));
    await reached.promise;
    const late = await Promise.all([register(freshEmail(), sourceIp), register(freshEmail(), sourceIp)]);
    expect(late.map((one) => [outcome(one), one.headers['Retry-After']])).toEqual([
      [LIMITED, '1'],
      [LIMITED, '1'],
    ]);
    written.resolve();
    expect((await Promise.all(early)).map(outcome)).toEqual(early.map(() => '201'));
    expect(outcome(await register(freshEmail(), sourceIp))).toBe('201');
  },
);

test.each(ROUTES)('a registration that fails with 503 does not count against the limit: %s', async (_, register) => {
  const sourceIp = source();
  await logged(async () => {
    fault = (__, input) => (JSON.stringify(input).includes('password_hash') ? unavailable() : undefined);
    for (let nth = 0; nth < 21; nth += 1)
      expect(outcome(await register(freshEmail(), sourceIp))).toBe('503 service_unavailable');
    fault = undefined;
  });
  expect(outcome(await register(freshEmail(), sourceIp))).toBe('201');
});

test('both routes share the limit, and registrations that succeed or get 403 do not count', async () => {
  const sourceIp = source();
  const [user, member] = [await world.user(), await world.contact(hub)];
  const closed = await world.hub(hub.team_id, { access_level: 'invite', sign_in: 'password' });
  for (let nth = 0; nth < 25; nth += 1) {
    expect(outcome(await asUser(freshEmail(), sourceIp))).toBe('201');
    const body = { email: member.email, password: PASSWORD, slug: closed.slug };
    expect((await world.post('/api/v1/contact-auth/register', body, { sourceIp })).status).toBe(403);
  }
  for (let nth = 0; nth < 10; nth += 1) expect(outcome(await asUser(user.email, sourceIp))).toBe(TAKEN);
  for (let nth = 0; nth < 10; nth += 1)
    expect(outcome(await asMember((await world.contact(hub)).email, sourceIp))).toBe(TAKEN);
  expect(outcome(await asUser(user.email, sourceIp))).toBe(LIMITED);
  expect(outcome(await asMember(member.email, sourceIp))).toBe(LIMITED);
});

test('registrations that the account’s own limit rejects do not count against the source IP address', async () => {
  const sourceIp = source();
  const { email } = await world.contact(hub);
  const responses: string[] = [];
  for (let nth = 0; nth < 25; nth += 1) responses.push(outcome(await asMember(email, sourceIp)));
  expect(responses).toEqual(Array.from({ length: 25 }, (_, nth) => (nth < 10 ? TAKEN : LIMITED)));
  expect(outcome(await asMember(freshEmail(), sourceIp))).toBe('201');
});

test.each(ROUTES)('the owner of a taken address gets one email a day: %s', async (_, register, takenAddress) => {
  const email = await takenAddress();
  const day = 24 * 3_600_000;
  for (let nth = 0; nth < 5; nth += 1) expect(outcome(await register(email, source()))).toBe(TAKEN);
  const sent = await world.deliver();
  expect(sent).toMatchObject([{ to: email, subject: 'Registration attempt with your email address' }]);
  expect(sent[0]?.text).not.toContain('http');
  holdClock(Date.now() + 2 * day);
  expect(outcome(await register(email, source()))).toBe(TAKEN);
  expect(outcome(await register(freshEmail(), source()))).toBe('201');
  expect((await world.deliver()).map(({ to }) => to)).toEqual([email]);
});

test('the email quotes the name of the hub without a link', async () => {
  const named = await world.hub(hub.team_id, { name: 'Win at https://evil.example', sign_in: 'both' });
  const { email } = await world.contact(named);
  await world.post('/api/v1/contact-auth/register', { email, slug: named.slug, password: 'another guess' });
  const [message] = await world.deliver();
  expect(message?.text).toContain('in the hub “Win at https: evil. example”');
});

test.each(ROUTES)('the response is the same if the email cannot be queued: %s', async (_, register, takenAddress) => {
  const email = await takenAddress();
  const queue = vi.spyOn(world.jobs, 'push').mockImplementation(() => {
    throw unavailable();
  });
  const responses: ApiResponse[] = [];
  const lines = await logged(async () => {
    responses.push(await register(email, source()));
  });
  queue.mockRestore();
  expect(responses.map(outcome)).toEqual([TAKEN]);
  expect(lines.filter(({ level }) => level === 'ERROR')).toEqual([]);
  expect(outcome(await register(email, source()))).toBe(TAKEN);
  expect(await world.deliver()).toHaveLength(1);
});

test.each(ROUTES)(
  'an unreachable table returns 503, whether or not the address is taken: %s',
  async (_, register, takenAddress) => {
    const email = await takenAddress();
    fault = (__, input) => (isCounter(input) ? undefined : unavailable());
    await logged(async () => {
      for (const address of [email, freshEmail()])
        expect(outcome(await register(address, source()))).toBe('503 service_unavailable');
    });
  },
);
