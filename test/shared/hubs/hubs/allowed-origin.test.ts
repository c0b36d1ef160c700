import { expect, test } from 'vitest';
import { isOnAllowedOrigin } from '../../../../shared/hubs/hubs/allowed-origin.ts';

const hub = { allowed_origins: ['https://app.example', 'http://localhost:3000', 'https://xn--strae-oqa.example'] };

test.each([
  'https://app.example',
  'https://app.example/a?b#c',
  'http://localhost:3000/x',
  'https://app.example/@ada?a=@',
  'https://APP.example/straße',
  'https://xn--strae-oqa.example/',
])('%s is allowed', (url) => {
  expect(isOnAllowedOrigin(hub, url)).toBe(true);
});

test.each([
  'http://app.example/',
  'https://app.example:8443/',
  'https://app.example.evil.example/',
  'https://app.example@evil.example/',
  'https://evil.example@app.example/',
  'https://a@evil.example:b@app.example/',
  'https://@app.example/',
  'https:///app.example/',
  'https://evil.example\\@app.example/',
  'https://app.example\\.evil.example/',
  'https://app.example/\u202e',
  ' https://app.example/',
  'https://straße.example/',
  'https://straße.example?a',
  'https://app。example/',
  'https://ⓐpp.example/',
  'https://\uff41pp.example',
  'javascript:alert(1)//https://app.example',
  '//app.example/',
  '/path',
  '',
])('%j is not allowed', (url) => {
  expect(isOnAllowedOrigin(hub, url)).toBe(false);
});
