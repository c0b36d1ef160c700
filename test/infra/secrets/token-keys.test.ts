import { expect, test } from 'vitest';
import { actionsIn, permissions } from '../support/policies.ts';
import { found, resourcesOf, templateWith } from '../support/template.ts';

const serviceTemplate = templateWith();
const signingKeys = (of = serviceTemplate) =>
  resourcesOf(of, 'AWS::KMS::Key')
    .filter(([, { Properties }]) => Properties.KeyUsage === 'SIGN_VERIFY')
    .map(([id]) => id)
    .toSorted();

const statementOf = (of: typeof serviceTemplate, name: string, action: string) =>
  permissions(of)
    .get(name)
    ?.find((one) => actionsIn(one).includes(action))?.Resource;

const arns = (...ids: readonly string[]) => ids.map((id) => ({ 'Fn::GetAtt': [id, 'Arn'] }));

test('during a rotation there are two key pairs: the first one signs, and both public keys are read', () => {
  const changing = templateWith({ tokenKeys: [2, 1] });
  const [contact, contact2, platform, platform2] = [
    'ContactTokenKey',
    'ContactTokenKey2',
    'PlatformTokenKey',
    'PlatformTokenKey2',
  ];
  expect(signingKeys(changing)).toEqual([contact, contact2, platform, platform2]);
  expect(statementOf(changing, 'auth', 'kms:Sign')).toEqual(arns('PlatformTokenKey2', 'ContactTokenKey2'));
  expect(statementOf(changing, 'tokenkeys', 'kms:GetPublicKey')).toEqual(
    arns('PlatformTokenKey2', 'ContactTokenKey2', 'PlatformTokenKey', 'ContactTokenKey'),
  );
  const auth = resourcesOf(changing, 'AWS::Lambda::Function').find(([id]) => id.startsWith('authfunction'));
  const { Variables } = found(auth).Environment as { Variables: Record<string, { 'Fn::Join': [string, unknown[]] }> };
  const parts = Variables.TOKEN_KEYS?.['Fn::Join'][1] ?? [];
  const text = parts
    .map((part) => (typeof part === 'string' ? part : JSON.stringify(part).replace(/\W+/g, '_')))
    .join('');
  const keys = JSON.parse(text) as Record<string, { kid: string; others: { kid: string }[] }>;
  const readers = resourcesOf(changing, 'Custom::TokenPublicKey');
  const readsKeyOf = (name = '') => {
    const [, one] = readers.find(([id]) => name.includes(id)) ?? [];
    return (one?.Properties.KeyId as { Ref?: string } | undefined)?.Ref;
  };
  for (const [kind, id] of [
    ['platform', 'PlatformTokenKey'],
    ['contact', 'ContactTokenKey'],
  ] as const) {
    expect(readsKeyOf(keys[kind]?.kid)).toBe(`${id}2`);
    expect(keys[kind]?.others.map(({ kid }) => readsKeyOf(kid))).toEqual([id]);
  }
});

test('a removed key pair leaves the stack and is kept; the first pair’s names have no number', () => {
  expect(signingKeys()).toEqual(['ContactTokenKey', 'PlatformTokenKey']);
  expect(signingKeys(templateWith({ tokenKeys: [2] }))).toEqual(['ContactTokenKey2', 'PlatformTokenKey2']);
  for (const [, { DeletionPolicy }] of resourcesOf(serviceTemplate, 'AWS::KMS::Key'))
    expect(DeletionPolicy).toMatch(/^Retain/);
});

test.each([[0], [1, 1], [1.5], [-1]] as const)('the key pairs %j are rejected', (...pairs) => {
  expect(() => templateWith({ tokenKeys: pairs })).toThrow('tokenKeys');
});
