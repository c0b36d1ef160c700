import { expect, test } from 'vitest';
import { dripName, dripRefs } from '../../../../shared/access/drip/drip-ref.ts';

test('an access rule names each campaign with the automation that runs it', () => {
  const refs = [
    { campaign: 'c1', automation: 'a1' },
    { campaign: 'c2', automation: 'a2' },
  ];
  expect(dripRefs(new Set(refs.map(dripName)))).toEqual(refs);
  expect(dripRefs(new Set())).toEqual([]);
});
