import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ANY_SCOPE, teamMember } from '../../../../../shared/api/callers.ts';
import { type BodySpec, either, flat, orText, urlencoded } from '../../../../../shared/platform/http/body.ts';
import { JSON_API } from '../../../../../shared/platform/http/media-type.ts';
import { answer, one, resource } from '../../../../../shared/platform/http/response.ts';
import { documentOf, resolved } from './document.ts';

const Thing = resource('things', z.object({ name: z.string() }));
const Input = z.object({ name: z.string() });
const csv = { contentType: 'text/csv', example: '', read: () => ({}) };

/** The description of the 413 and the 415 of a route with this body, and the details of their examples. */
const failuresOf = (reads: { readonly body: BodySpec } | { readonly maxRawBytes: number }) => {
  const document = documentOf([
    {
      method: 'POST',
      path: '/things',
      summary: 'x',
      caller: teamMember(ANY_SCOPE),
      response: one(Thing),
      ...reads,
      handler: async () => answer({ id: 'x', name: 'x' }),
    },
  ]);
  return ['413', '415'].map((status) => {
    const response = resolved(document, document.paths?.['/api/v1/things']?.post?.responses?.[status]);
    const examples = Object.values(response?.content?.[JSON_API]?.examples ?? {});
    const details = examples.map((example) => resolved(document, example)?.value?.errors?.[0]?.detail);
    return [String(response?.description).split('`: ')[1], ...details];
  });
};

describe('the 413 and the 415 name what the operation accepts', () => {
  it.each<[string, BodySpec, string, string]>([
    ['JSON', flat(Input), '1 MiB', 'application/vnd.api+json or application/json'],
    ['either form', either('things', Input), '1 MiB', 'application/vnd.api+json or application/json'],
    [
      'text too',
      orText('things', () => Input, csv, { maxBytes: 3 * 1024 * 1024 }),
      '3 MiB',
      'application/vnd.api+json, application/json or text/csv',
    ],
    ['a form', urlencoded(() => Input), '1 MiB', 'application/x-www-form-urlencoded'],
  ])('%s', (_, body, size, types) => {
    const tooLarge = `The body is larger than ${size}.`;
    const unsupported = `Send the body as ${types}.`;
    expect(failuresOf({ body })).toEqual([
      [tooLarge, tooLarge],
      [unsupported, unsupported],
    ]);
  });

  it('raw bytes', () => {
    const tooLarge = 'The body is larger than 128 KiB.';
    expect(failuresOf({ maxRawBytes: 128 * 1024 })).toEqual([[tooLarge, tooLarge], [undefined]]);
  });
});
