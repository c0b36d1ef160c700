import { expect, test } from 'vitest';
import { description } from '../../../infra/description.ts';
import { documentCoverage } from '../../../infra/docs/coverage.ts';

const document = JSON.parse(JSON.stringify(description()));
const counted = documentCoverage(document);

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

/** Words that say nothing of an attribute that its name does not say. */
const EMPTY = /^(?:an?|the|of|by|in|is|it|its|id|ids|name|number|time|when|text|type|kind|url)$/;

const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/s$/, '');

const onlyRepeats = (name: string, text: string): boolean => {
  const own = new Set(name.split('_').map(singular));
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.every((word) => EMPTY.test(word) || own.has(singular(word)));
};

test('no description of an attribute only repeats its name', () => {
  const found: string[] = [];
  const look = (name: string, schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    if ('description' in schema && onlyRepeats(name, String(schema.description)))
      found.push(`${name}: ${schema.description}`);
    const properties = 'properties' in schema ? Object.entries(schema.properties ?? {}) : [];
    for (const [property, one] of properties) look(property, one);
    for (const [key, one] of Object.entries(schema)) if (key !== 'properties') look(name, one);
  };
  for (const schema of Object.values(document.components.schemas)) look('', schema);
  expect(new Set(found)).toEqual(new Set());
});

test('the ids of hubs say which list they are from', () => {
  const found =
    JSON.stringify(document.components.schemas).match(/"hub_id":\{"description":"From `GET [^`]+`\."/g) ?? [];
  expect(found.length).toBeGreaterThan(40);
  expect(new Set(found).size).toBe(1);
});
