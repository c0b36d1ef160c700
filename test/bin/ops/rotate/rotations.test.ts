import { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { nextSteps } from '../../../../bin/ops/rotate/deployed.ts';
import { ROTATIONS } from '../../../../bin/ops/rotate/rotations.ts';
import { groups } from '../../../../functions/groups.ts';
import { workers } from '../../../../functions/workers.ts';
import { PROVIDER_SECRETS } from '../../../../infra/secrets/provider-secrets.ts';
import { sample } from '../../../infra/support/sample.ts';
import { stackWith } from '../../../infra/support/template.ts';

/** The construct id of a logical id: without the hash of the CDK and the number of a later pair. */
const nameOf = (logicalId: string): string => logicalId.replace(/[0-9A-F]{8}$/, '').replace(/\d+$/, '');

/** The ids of a type in a stack and in its nested stacks. */
const idsOf = (stack: Stack, type: string): readonly string[] => {
  const stacks = [stack, ...stack.node.findAll().filter((one): one is Stack => Stack.isStack(one) && one !== stack)];
  return stacks.flatMap((one) => Object.keys(Template.fromStack(one).findResources(type)).map(nameOf));
};

test('every secret and every key of a stage with all features has a rotation, and no other does', () => {
  const firewall = { ratePer5Minutes: 3_000, signInRatePer5Minutes: 100, secrets: [1, 2] as [number, number] };
  const settings = { stage: 'prod' as const, firewall, tokenKeys: [1, 2] as [number, number] };
  const stack = stackWith(settings, { ...sample, groups, workers });
  const found = ['AWS::SecretsManager::Secret', 'AWS::KMS::Key'].flatMap((type) => idsOf(stack, type));
  const elsewhere = ['cursors', 'webhook-endpoints'];
  expect([...new Set(found), ...elsewhere].toSorted()).toEqual(Object.keys(ROTATIONS).toSorted());
});

test('every field that a provider’s secret has is rotated', () => {
  for (const { id, generated, placeholders } of PROVIDER_SECRETS) {
    const rotation = ROTATIONS[id];
    if (rotation?.how !== 'stored') throw new Error(id);
    expect(Object.keys(rotation.fields).toSorted()).toEqual([generated, ...Object.keys(placeholders)].toSorted());
  }
});

test('generated values are long, different each time, and of the expected characters', () => {
  const generators = Object.values(ROTATIONS).flatMap((rotation) => {
    if (rotation.how === 'announced') return [rotation.generate];
    if (rotation.how !== 'stored') return [];
    return Object.values(rotation.fields).flatMap((field) => (field.kind === 'generated' ? [field.generate] : []));
  });
  expect(generators).toHaveLength(4);
  for (const generate of generators) {
    const values = Array.from({ length: 200 }, generate);
    expect(new Set(values).size).toBe(200);
    for (const value of values) expect(value).toMatch(/^(?:[0-9a-f]{64}|[A-Za-z0-9]{48})$/);
  }
});

test('the steps of a rotation by deployments follow from the setting, and never drop one that is in use', () => {
  expect(nextSteps('tokenKeys', [1])).toEqual([
    '1. tokenKeys: [1, 2], deploy. Every function accepts the new one.',
    '2. tokenKeys: [2, 1], deploy. The new one is used; wait an hour, the maximum lifetime of a token.',
    '3. tokenKeys: [2], deploy. The old one is rejected.',
  ]);
  expect(nextSteps('tokenKeys', [1, 2])[1]).toContain('[2, 1]');
  expect(nextSteps('firewall.secrets', [2, 1]).at(-1)).toContain('[2], deploy');
});
