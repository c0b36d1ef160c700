import { expect, test } from 'vitest';
import * as z from 'zod';
import { ANY_SCOPE, teamMember } from '../../../../../shared/api/callers.ts';
import { flat } from '../../../../../shared/platform/http/body.ts';
import { done, empty } from '../../../../../shared/platform/http/response.ts';
import { documentOf } from './document.ts';

const names = z.array(z.string()).transform((all) => [...new Set(all)]);
const time = z.iso.datetime().transform((text) => new Date(text).toISOString());

test('a default is shown if its value is transformed, too', () => {
  const body = flat(
    z.object({ names: names.default(['*']), at: time.nullable().default(null), size: z.int().default(1) }),
  );
  const document = documentOf([
    {
      method: 'POST',
      path: '/things',
      summary: 'x',
      caller: teamMember(ANY_SCOPE),
      response: empty,
      body,
      handler: async () => done(),
    },
  ]);
  const { properties = {}, required } = document.components?.schemas?.PostThingsAttributes ?? {};
  const defaults = Object.entries(properties).map(([name, { default: value }]) => [name, value]);
  expect([defaults, required]).toEqual([
    [
      ['names', ['*']],
      ['at', null],
      ['size', 1],
    ],
    undefined,
  ]);
});
