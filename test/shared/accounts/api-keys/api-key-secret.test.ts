import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  hashSecret,
  mintSecret,
  readSecret,
  secretMatches,
} from '../../../../shared/accounts/api-keys/api-key-secret.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';

test('C197: a secret contains the ids of its key and team', () => {
  for (let round = 0; round < 100; round += 1) {
    const [team, id] = [newId(), newId()];
    const minted = mintSecret(team, id);
    expect(minted.secret.startsWith('svc_sk_live_')).toBe(true);
    expect(readSecret(minted.secret)).toEqual(minted);
  }
});

test('C199: two secrets of one key share only the prefix', () => {
  const [team, id] = [newId(), newId()];
  const [one, other] = [mintSecret(team, id), mintSecret(team, id)];
  expect(one.prefix).toBe(other.prefix);
  expect(one.secret).not.toBe(other.secret);
  expect(secretMatches(one.secret, hashSecret(one.secret))).toBe(true);
  expect(secretMatches(one.secret, hashSecret(other.secret))).toBe(false);
  expect(secretMatches(one.secret, '')).toBe(false);
});

test('C145: a malformed secret has no address and throws no error', () => {
  const { secret } = mintSecret(newId(), newId());
  const mangled = fc.record({ at: fc.nat({ max: secret.length }), text: fc.string(), cut: fc.nat({ max: 3 }) });
  fc.assert(
    fc.property(mangled, ({ at, text, cut }) => {
      const bearer = secret.slice(0, at) + text + secret.slice(at + cut);
      const read = readSecret(bearer);
      if (read) expect(read.secret).toBe(bearer);
      if (bearer.length !== secret.length) expect(read).toBeUndefined();
    }),
  );
});
