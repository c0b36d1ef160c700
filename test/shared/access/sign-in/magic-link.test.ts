import { expect, test } from 'vitest';
import { siteOf } from '../../../../shared/access/sign-in/magic-link.ts';

test('a link without a request goes to the first allowed origin of its hub', () => {
  expect(siteOf({ allowed_origins: ['https://a.example', 'https://b.example'] })).toBe('https://a.example/');
});

test('a hub without allowed origins has no site', () => {
  expect(siteOf({ allowed_origins: [] })).toBeNull();
});
