import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { anyType, batch, envelope, optionalType, orText } from '../../../../shared/platform/http/body.ts';
import { list } from '../../../../shared/platform/http/query-spec.ts';
import { resource } from '../../../../shared/platform/http/response.ts';
import { lazy } from '../../../../shared/platform/runtime/lazy.ts';

test('a value is returned as it is', () => {
  expect(lazy('value')()).toBe('value');
});

test('a function is called once, by the first use', () => {
  const create = vi.fn(() => ({}));
  const created = lazy(create);
  expect(create).not.toHaveBeenCalled();
  expect(created()).toBe(created());
  expect(create).toHaveBeenCalledTimes(1);
});

const text = { contentType: 'text/csv', example: '', read: () => ({}) };

describe('a declaration does not create its schema', () => {
  const Schema = vi.fn(() => z.object({ name: z.string() }));
  test.each([
    ['a resource', () => resource('things', Schema)],
    ['an envelope', () => envelope('things', Schema, { strict: true })],
    ['an envelope with an optional type', () => optionalType(envelope('things', Schema))],
    ['an envelope with any type', () => anyType(envelope('things', Schema))],
    ['a batch', () => batch('things', Schema, 2)],
    ['a body that can be text', () => orText('things', Schema, text, { maxBytes: 1 })],
  ])('%s', (_, declare) => {
    const declared = declare();
    expect(Schema).not.toHaveBeenCalled();
    const schema = 'schema' in declared ? declared.schema : declared.attributes;
    expect(Object.keys(schema.shape)).toEqual(['name']);
    expect(Schema).toHaveBeenCalledTimes(1);
    Schema.mockClear();
  });

  test('a list', () => {
    const options = vi.fn(() => ({ filter: { name: z.string() }, sort: ['name'] as const }));
    const query = list(options);
    expect(options).not.toHaveBeenCalled();
    expect(Object.keys(query.filter.shape)).toEqual(['name']);
    expect(Object.keys(query.params.shape)).toEqual([]);
    expect(query.sort).toEqual(['name']);
    expect(options).toHaveBeenCalledTimes(1);
  });
});

test('other options keep those of the body', () => {
  const body = optionalType(envelope('things', z.object({}), { strict: true }));
  const { form, type, strict, typing } = body;
  expect({ form, type, strict, typing }).toEqual({
    form: 'envelope',
    type: 'things',
    strict: true,
    typing: 'optional',
  });
});
