import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { concurrencyLimit } from '../../../../shared/accounts/identity/concurrency-limit.ts';
import { checkPassword, hashPassword, NewPassword } from '../../../../shared/accounts/identity/password.ts';
import { parseHash, printHash } from '../../../../shared/accounts/identity/password-hash.ts';

test('a hash matches only its password, and has a random salt', async () => {
  const hash = await hashPassword('correct horse');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await checkPassword('correct horse', hash)).toEqual({ matches: true, outdated: false });
  expect(await checkPassword('correct horsf', hash)).toEqual({ matches: false, outdated: false });
  expect(await hashPassword('correct horse')).not.toBe(hash);
});

test('a password of 64 or 200 characters of one kind is accepted, and each of them counts', async () => {
  for (const length of [64, 200]) {
    const password = NewPassword.parse('x'.repeat(length));
    const hash = await hashPassword(password);
    expect((await checkPassword(password, hash)).matches).toBe(true);
    expect((await checkPassword(`${password.slice(0, -1)}y`, hash)).matches).toBe(false);
  }
});

test('a hash of the argon2 reference implementation is supported', async () => {
  const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await checkPassword('password', reference)).toEqual({ matches: true, outdated: false });
  expect((await checkPassword('passwore', reference)).matches).toBe(false);
});

test('Unicode spellings of one password match', async () => {
  const hash = await hashPassword('gr\u00fc\u00dfe-1234');
  expect((await checkPassword('gru\u0308\u00dfe-1234', hash)).matches).toBe(true);
});

test('a cheaper hash matches and is reported as outdated', async () => {
  const cost = { memory: 4_096, passes: 1, parallelism: 1 };
  const salt = Buffer.from('0123456789abcdef');
  const tag = argon2Sync('argon2id', { message: 'old one', nonce: salt, tagLength: 32, ...cost });
  const hash = printHash({ ...cost, salt, tag });
  expect(await checkPassword('old one', hash)).toEqual({ matches: true, outdated: true });
  expect(await checkPassword('not it', hash)).toEqual({ matches: false, outdated: false });
});

test('a missing hash matches no password', async () => {
  for (const none of [undefined, null, '']) expect((await checkPassword('anything', none)).matches).toBe(false);
});

test('a stored text that is not an argon2id hash is an error, not a wrong password', async () => {
  for (const text of ['plain', '$2b$10$abc', '$argon2i$v=19$m=8,t=1,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8'])
    expect(() => parseHash(text)).toThrow(/argon2id/);
  await expect(checkPassword('x', 'plain')).rejects.toThrow(/argon2id/);
});

test('tasks run in order with a concurrency limit, and a failed task frees its place', async () => {
  const run = concurrencyLimit(2);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const task = (index: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    order.push(index);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (index === 1) throw new Error('failed');
    return index;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((index) => run(task(index))));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    ...Array.from({ length: 4 }, () => 'fulfilled'),
  ]);
  expect(await run(async () => 'again')).toBe('again');
});
