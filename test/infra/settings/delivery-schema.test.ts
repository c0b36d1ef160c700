import { describe, expect, test } from 'vitest';
import { delivery } from '../../../infra/settings/delivery.ts';
import { type DeliverySettings, deliveryOf } from '../../../infra/settings/delivery-schema.ts';
import { SETTINGS } from '../../../infra/settings/settings.ts';
import { DELIVERED } from '../support/settings.ts';

const problemOf = (settings: unknown, all = DELIVERED): string => {
  try {
    deliveryOf(settings as DeliverySettings, all);
    return '';
  } catch (error) {
    return String(error);
  }
};

describe('the settings of the pipeline', () => {
  test('are unset in this repository, so that nothing is deployed', () => {
    expect(deliveryOf(delivery, SETTINGS)).toBeUndefined();
  });

  test('name the stages in the order of their deployment', () => {
    const { stages, provider } = deliveryOf({ repository: 'owner/name' }, DELIVERED) ?? {};
    expect([stages?.map(({ name }) => name), provider]).toEqual([['dev', 'staging', 'prod'], 'own']);
  });

  test.each([
    [{}, 'repository is missing: the GitHub repository, as owner/name'],
    [{ repository: 'name' }, 'repository must be owner/name of a GitHub repository'],
    [{ repository: 'owner/name:*' }, 'repository must be owner/name of a GitHub repository'],
    [{ repository: '*/*' }, 'repository must be owner/name of a GitHub repository'],
    [{ repository: 'owner/name', provider: 'other' }, "provider must be 'own' or 'existing'"],
    [{ repository: 'owner/name', branch: 'main' }, 'branch'],
  ])('%o is rejected with the name of the setting', (settings, problem) => {
    expect(problemOf(settings)).toContain(problem);
    expect(problemOf(settings)).toContain('Correct infra/settings/delivery.ts');
  });

  test('need complete settings of every stage, and the account and region of dev', () => {
    const settings = { repository: 'owner/name' };
    expect(problemOf(settings, { ...DELIVERED, prod: {} })).toContain('Correct infra/settings/prod.ts');
    expect(problemOf(settings, { ...DELIVERED, dev: {} })).toContain('set account and region in infra/settings/dev.ts');
    const unbounded = { ...DELIVERED, prod: { ...DELIVERED.prod, permissionsBoundary: undefined } };
    expect(problemOf(settings, unbounded)).toContain(
      "permissionsBoundary: 'hub-membership-boundary' in infra/settings/prod.ts",
    );
  });
});
