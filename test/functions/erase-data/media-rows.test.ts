import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DERIVED_DATA } from '../../../functions/erase-data/hub-files.ts';

test('the deletion of a hub handles every kind of row in its media partition', () => {
  const page = readFileSync('shared/platform/db/rows.md', 'utf8');
  const kinds = [...page.matchAll(/^\| `([a-z_]+)` \| `TEAM#\{team\}#MEDIA#\{tag\}` \|/gm)].map(([, kind]) => kind);
  expect(Object.keys(DERIVED_DATA).toSorted()).toEqual(kinds.toSorted());
});
