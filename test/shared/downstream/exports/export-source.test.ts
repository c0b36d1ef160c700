import { expect, test } from 'vitest';
import { afterPrefix, pick } from '../../../../shared/downstream/exports/export-source.ts';

test('an export contains only the named attributes that a row has', () => {
  const rows = [{ id: 'a', name: null, password_hash: 'x' }, { id: 'b' }];
  expect(pick('id', 'name')(rows)).toEqual([{ id: 'a', name: null }, { id: 'b' }]);
});

test('the part of a sort key after its prefix is returned', () => {
  expect(afterPrefix({ sk: 'AWARD#badge' }, 'AWARD#')).toBe('badge');
});
