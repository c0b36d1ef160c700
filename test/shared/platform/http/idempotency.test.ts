import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addUser } from '../../../../shared/accounts/teams/memberships.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { injectFaults, unavailable } from '../../../support/faults.ts';
import type { ApiResponse, Call } from '../../../support/service.ts';
import { useWorld } from '../../../support/use-world.ts';
import { errorsOf, startStack, verdict } from '../../api/support/stack.ts';

const stack = useWorld(startStack);
let failing: ((input: string) => boolean) | undefined;
beforeAll(() => {
  injectFaults(
    stack.service.store.client,
    () => (_, input) => (failing?.(JSON.stringify(input)) ? unavailable() : undefined),
  );
});
beforeEach(() => {
  stack.act.calls = 0;
  stack.act.instead = undefined;
  failing = undefined;
});

const named = (name: string) => ({ data: { type: 'things', attributes: { name } } });
const make = (key: string, more: Partial<Call> = {}) =>
  stack.make({ ...more, headers: { 'idempotency-key': key, ...more.headers } });
const withoutNow = ({ status, headers, body }: ApiResponse) => {
  const { 'X-Request-ID': _, 'Idempotency-Replayed': __, ...rest } = headers;
  return { status, headers: rest, body };
};

describe('A57: a repeated request', () => {
  test('returns the first response, and the resource is created once', async () => {
    const key = newId();
    const [first, second] = [await make(key), await make(key)];
    expect(first.status).toBe(201);
    expect(second.headers.Location).toBe(first.headers.Location);
    expect(second.headers.Location).toMatch(/^\/api\/v1\/teams\/.+\/things\/.+$/);
    expect(second.headers['X-Request-ID']).not.toBe(first.headers['X-Request-ID']);
    expect(second.headers['Idempotency-Replayed']).toBe('true');
    expect(first.headers['Idempotency-Replayed']).toBeUndefined();
    expect(stack.act.calls).toBe(1);
  });

  test('returns the first body without the attributes that are shown once', async () => {
    const key = newId();
    const [first, second] = [await make(key), await make(key)];
    expect(first.body).toMatchObject({ data: { attributes: { name: 'a', secret: 'whole-secret' } } });
    expect(JSON.stringify(second)).not.toContain('whole-secret');
    const { body, ...rest } = withoutNow(second);
    expect(rest).toEqual({ status: 201, headers: withoutNow(first).headers });
    expect(body).toEqual(
      JSON.parse(JSON.stringify(first.body, (name, value) => (name === 'secret' ? undefined : value))),
    );
  });

  test('may use the other prefix or a trailing slash', async () => {
    const key = newId();
    const path = `/teams/${stack.ours.id}/things`;
    for (const spelling of [`/api/v1${path}`, `/api${path}`, `/api/v1${path}/`])
      expect((await make(key, { path: spelling })).status).toBe(201);
    expect(stack.act.calls).toBe(1);
  });

  test('with another body returns 422 with a code, and nothing is created', async () => {
    const key = newId();
    await make(key);
    const other = await make(key, { body: named('b') });
    expect(verdict(other)).toBe('422 idempotency_key_reused');
    expect(errorsOf(other)[0]?.source).toEqual({ header: 'Idempotency-Key' });
    expect(stack.act.calls).toBe(1);
  });

  test('returns 409 while the first is in progress, and the first completes', async () => {
    const key = newId();
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const entered = new Promise<void>((resolve) => {
      stack.act.instead = () => {
        resolve();
        return held;
      };
    });
    const first = make(key);
    await entered;
    const second = await make(key);
    expect(verdict(second)).toBe('409 idempotency_in_progress');
    expect(second.headers['Retry-After']).toBe('1');
    release();
    expect((await first).status).toBe(201);
    expect((await make(key)).headers.Location).toBe((await first).headers.Location);
    expect(stack.act.calls).toBe(1);
  });

  test('that is sent twenty times concurrently creates one resource', async () => {
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 20 }, () => make(key)));
    expect(stack.act.calls).toBe(1);
    for (const answered of answers) expect(['201', '409 idempotency_in_progress']).toContain(verdict(answered));
  });
});

describe('keys are separate for', () => {
  test('another caller, another team and another route', async () => {
    const key = newId();
    const { ours, theirs } = stack;
    await make(key);
    await make(key, { token: ours.users.admin.token });
    await make(key, { token: ours.key.secret });
    await make(key, { token: theirs.users.owner.token, path: `/api/v1/teams/${theirs.id}/things` });
    await make(key, { path: `/api/v1/teams/${ours.id}/things?x=1` });
    expect(stack.act.calls).toBe(5);
  });

  test('another team in the X-Team-ID header', async () => {
    const { ours, theirs, service } = stack;
    const { id, token } = ours.users.owner;
    const place = { team: theirs.id, user: id, role: theirs.users.admin.role_id };
    await addUser(service.db, place, { type: 'user', id: theirs.users.owner.id }, new Date());
    const key = newId();
    for (const team of [ours.id, theirs.id])
      expect((await make(key, { path: '/api/v1/context', token, headers: { 'x-team-id': team } })).status).toBe(200);
    expect(stack.act.calls).toBe(2);
  });

  test('requests without a key: nothing is stored', async () => {
    await stack.make();
    await stack.make();
    expect(stack.act.calls).toBe(2);
  });
});

describe('a failed request releases its key', () => {
  test('after a 5xx response', async () => {
    const key = newId();
    stack.act.instead = () => Promise.reject(new Error('broken'));
    expect(verdict(await make(key))).toBe('500 internal_error');
    stack.act.instead = () => Promise.reject(unavailable());
    expect(verdict(await make(key))).toBe('503 service_unavailable');
    stack.act.instead = undefined;
    expect((await make(key, { body: named('b') })).status).toBe(201);
  });

  test('after a refusal by the handler or before it', async () => {
    const key = newId();
    expect(verdict(await make(key, { body: named('full') }))).toBe('409 limit_reached');
    expect(verdict(await make(key, { body: named('x'.repeat(21)) }))).toBe('422');
    expect(verdict(await make(key, { token: stack.theirs.users.owner.token }))).toBe('403 forbidden');
    expect((await make(key)).status).toBe(201);
  });
});

test('the response is sent even if it cannot be stored', async () => {
  const key = newId();
  failing = (input) => input.includes('IDEM#') && input.includes('answer');
  expect((await make(key)).status).toBe(201);
  failing = undefined;
  expect(verdict(await make(key))).toBe('409 idempotency_in_progress');
  expect(stack.act.calls).toBe(1);
});

test('a refusal is unchanged if the key cannot be released', async () => {
  failing = (input) => input.includes('TransactItems') && input.includes('IDEM#');
  expect(verdict(await make(newId(), { body: named('full') }))).toBe('409 limit_reached');
});

test('nothing is created if the key cannot be claimed', async () => {
  failing = (input) => input.includes('IDEM#');
  expect(verdict(await make(newId()))).toBe('503 service_unavailable');
  expect(stack.act.calls).toBe(0);
});

test('other methods ignore the key', async () => {
  const call = { path: `/api/v1/teams/${stack.ours.id}/things`, token: stack.ours.users.owner.token };
  expect((await stack.call({ ...call, headers: { 'idempotency-key': '' } })).status).toBe(200);
});

test('only the data of a replay is stored, without the secret, and expires after a day', async () => {
  const key = newId();
  const before = Math.floor(Date.now() / 1000);
  let stored = '';
  failing = (input) => {
    if (input.includes('IDEM#')) stored += input;
    return false;
  };
  await make(key);
  expect(stored).not.toContain('whole-secret');
  expect(stored).not.toContain(key);
  const ttl = Number(/"ttl":(\d+)/.exec(stored)?.[1]);
  expect(ttl).toBeGreaterThanOrEqual(before + 86_400);
  expect(ttl).toBeLessThanOrEqual(before + 86_410);
});
