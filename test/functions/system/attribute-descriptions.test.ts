import { expect, test } from 'vitest';
import { description } from '../../../infra/description.ts';
import { documentCoverage } from '../../../infra/docs/coverage.ts';

const counted = documentCoverage(JSON.parse(JSON.stringify(description())));

test.each([
  ['operations', 350],
  ['attributes', 1_700],
  ['parameters', 600],
  ['response headers', 8],
])('every one of the %s has a description', (what, least) => {
  const found = counted.find((one) => one.what === what);
  expect(found?.total).toBeGreaterThan(least);
  expect(found?.missing).toEqual([]);
});
