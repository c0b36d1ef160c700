import { expect, test } from 'vitest';
import { jwkSet, type PublicKeys } from '../../../../shared/accounts/identity/token.ts';
import { tokenVerifier } from '../../../../shared/accounts/identity/verifier.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { testKeys } from '../../../support/tokens.ts';

/** A pair of keys under ids of their own, and a token of each kind that it signed. */
const pairOf = (name: string) => {
  const keys = testKeys();
  const named = (kind: 'platform' | 'contact') => ({ ...keys.publicKeys[kind], kid: `${name}-${kind}` });
  const [user, contact] = [
    { kind: 'user', id: newId() },
    { kind: 'contact', id: newId(), team: newId(), generation: 1 },
  ] as const;
  const tokens = [
    { subject: user, token: keys.issue(user, { header: { kid: `${name}-platform` } }) },
    { subject: contact, token: keys.issue(contact, { header: { kid: `${name}-contact` } }) },
  ];
  return {
    issuer: keys.issuer,
    keys: { platform: named('platform'), contact: named('contact') },
    tokens,
    issue: keys.issue,
  };
};

const [before, after] = [pairOf('before'), pairOf('after')];

const beside = (signs: PublicKeys, other: PublicKeys): PublicKeys => ({
  platform: { ...signs.platform, others: [other.platform] },
  contact: { ...signs.contact, others: [other.contact] },
});

const accepts = (keys: PublicKeys, { tokens }: typeof before): Promise<boolean[]> =>
  Promise.all(
    tokens.map(async ({ subject, token }) => {
      const verified = await tokenVerifier(keys, before.issuer).verify(token, Date.now());
      if (verified) expect(verified).toEqual(subject);
      return verified !== undefined;
    }),
  );

test('while keys change, tokens of both pairs are accepted, whichever of them signs; then those of one', async () => {
  for (const keys of [beside(before.keys, after.keys), beside(after.keys, before.keys)]) {
    expect(await accepts(keys, before)).toEqual([true, true]);
    expect(await accepts(keys, after)).toEqual([true, true]);
    expect(
      jwkSet(keys)
        .keys.map(({ kid }) => kid)
        .toSorted(),
    ).toEqual(['after-contact', 'after-platform', 'before-contact', 'before-platform']);
  }
  expect(await accepts(after.keys, after)).toEqual([true, true]);
  expect(await accepts(after.keys, before)).toEqual([false, false]);
  expect(jwkSet(after.keys).keys).toHaveLength(2);
});

test('another key of a kind speaks for that kind alone, and only for what it signed itself', async () => {
  const keys = beside(after.keys, before.keys);
  const verifier = tokenVerifier(keys, before.issuer);
  const contact = { kind: 'contact', id: newId(), team: newId() } as const;
  const crossed = before.issue(contact, { header: { kid: 'before-platform' }, key: 'platform' });
  const forged = before.issue(contact, { header: { kid: 'after-contact' } });
  for (const token of [crossed, forged]) expect(await verifier.verify(token, Date.now())).toBeUndefined();
});
