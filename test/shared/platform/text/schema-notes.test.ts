import { expect, test } from 'vitest';
import * as z from 'zod';
import { schemaNotes } from '../../../../shared/platform/text/schema-notes.ts';

test('a note belongs to one schema and to those that were made of it with a description or a check', () => {
  const notes = schemaNotes<string>();
  const noted = z.string();
  notes.add(noted, 'a');
  expect([noted, noted.min(1), noted.describe('x'), z.string(), noted.optional()].map(notes.get)).toEqual([
    'a',
    'a',
    'a',
    undefined,
    undefined,
  ]);
});
