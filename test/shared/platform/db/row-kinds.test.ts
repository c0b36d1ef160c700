import { join } from 'node:path';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { ROWS } from '../../../../shared/downstream/rows.ts';
import type { NewItem } from '../../../../shared/platform/db/item.ts';
import type { RowKind } from '../../../../shared/platform/db/row-kind.ts';
import { sourcesIn } from '../../../infra/support/sources.ts';

/** The entities that the sources make: `entity` alone makes them. */
const { made } = vi.hoisted(() => ({ made: [] as string[] }));
vi.mock('../../../../shared/platform/db/row-kind.ts', () => ({
  entity(name: string) {
    made.push(name);
    return name;
  },
}));

test('rows are written with an entity, and every entity is that of one kind in the list', async () => {
  expectTypeOf<{ readonly pk: string; readonly sk: string; readonly entity: string }>().not.toExtend<NewItem>();
  const root = join(import.meta.dirname, '..', '..', '..', '..');
  const declaring = sourcesIn('shared', 'functions').filter(({ text }) => text.includes('/row-kind.ts'));
  for (const { file } of declaring) await import(join(root, file));
  expect(made.length).toBeGreaterThan(100);
  expect(ROWS.map((kind) => String(kind.entity)).toSorted()).toEqual(made.toSorted());
});

test('a kind outside the partitions of a team decides whether it remains, and no kind inside remains', () => {
  type Undecided = Omit<RowKind, 'key' | 'team'> & { readonly key: readonly ['USER#{user}', 'A'] };
  expectTypeOf<Undecided>().not.toExtend<RowKind>();
  const kinds: readonly RowKind[] = ROWS;
  const remaining = kinds.filter(({ team }) => typeof team === 'object');
  expect(remaining.length).toBeGreaterThan(5);
  expect(remaining.filter(({ key: [pk] }) => pk.includes('TEAM#{team}'))).toEqual([]);
});
