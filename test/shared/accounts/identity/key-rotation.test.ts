import { expect, test } from 'vitest';
import { jwkSet, type PublicKeys } from '../../../../shared/accounts/identity/token.ts';
import { tokenVerifier } from '../../../../shared/accounts/identity/verifier.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { testKeys } from '../../../support/tokens.ts';

/** A key pair with its own ids, and a token of each kind that it signed. */
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

const rotating = (signs: PublicKeys, other: PublicKeys): PublicKeys => ({
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

test('during a key rotation tokens of both key pairs are accepted, then only those of the new pair', async () => {
  for (const keys of [rotating(before.keys, after.keys), rotating(after.keys, before.keys)]) {
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

test('a rotated key is valid only for its own kind of token and its own signatures', async () => {
  const keys = rotating(after.keys, before.keys);
  const verifier = tokenVerifier(keys, before.issuer);
  const contact = { kind: 'contact', id: newId(), team: newId() } as const;
  const crossed = before.issue(contact, { header: { kid: 'before-platform' }, key: 'platform' });
  const forged = before.issue(contact, { header: { kid: 'after-contact' } });
  for (const token of [crossed, forged]) expect(await verifier.verify(token, Date.now())).toBeUndefined();
});
