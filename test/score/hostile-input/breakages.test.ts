import { expect, test } from 'vitest';
import { breakagesOf } from './breakages.ts';
import { jsonTexts } from './json-texts.ts';
import { wrongIn } from './wrong.ts';

test('a 5xx is wrong, and success for a body that is not JSON', () => {
  expect(wrongIn({ status: 503 }, {})).toBe('status 503');
  expect(wrongIn({ status: 200 }, { mustFail: true })).toBe('status 200 for a body that is not JSON');
  expect([wrongIn({ status: 422 }, { mustFail: true }), wrongIn({ status: 201 }, {})]).toEqual([undefined, undefined]);
});

test('each value is broken: missing, null, of each other type and over its bounds', () => {
  const schema = { type: 'object', properties: { name: { type: 'string', maxLength: 3 } }, required: ['name'] };
  const broken = breakagesOf(schema, [{ name: 'abc' }]);
  expect(new Set(broken.map(({ at }) => at))).toEqual(new Set(['name']));
  const names = broken.map(({ values }) => values.name);
  expect(names).toEqual(expect.arrayContaining([null, true, 0, [], {}, '', 'xxxx']));
  expect(broken.some(({ values }) => !('name' in values))).toBe(true);
});

test('a text that is named as not JSON is none', () => {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const isJson = (bytes: Uint8Array) => {
    try {
      JSON.parse(strict.decode(bytes));
      return true;
    } catch {
      return false;
    }
  };
  const named = jsonTexts.filter(([name]) => name.startsWith('n_'));
  expect(named.filter(([, bytes]) => isJson(bytes)).map(([name]) => name)).toEqual([]);
});
