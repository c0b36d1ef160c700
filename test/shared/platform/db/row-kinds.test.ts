import { expect, expectTypeOf, test } from 'vitest';
import { ROWS } from '../../../../shared/downstream/rows.ts';
import type { NewItem } from '../../../../shared/platform/db/item.ts';
import type { RowKind } from '../../../../shared/platform/db/row-kind.ts';
import { sourcesIn } from '../../../infra/support/sources.ts';

test('rows are written with an entity, and every entity is that of one kind in the list', () => {
  expectTypeOf<{ readonly pk: string; readonly sk: string; readonly entity: string }>().not.toExtend<NewItem>();
  const entities = sourcesIn('shared', 'functions')
    .filter(({ file }) => file !== 'shared/platform/db/row-kind.ts')
    .flatMap(({ text }) => [...text.matchAll(/\bentity\('(\w+)'\)/g)].map(([, name]) => name));
  expect(entities.length).toBeGreaterThan(100);
  expect(ROWS.map((kind) => String(kind.entity)).toSorted()).toEqual(entities.toSorted());
});

test('a kind outside the partitions of a team decides whether it remains, and no kind inside remains', () => {
  type Undecided = Omit<RowKind, 'key' | 'team'> & { readonly key: readonly ['USER#{user}', 'A'] };
  expectTypeOf<Undecided>().not.toExtend<RowKind>();
  const kinds: readonly RowKind[] = ROWS;
  const remaining = kinds.filter(({ team }) => typeof team === 'object');
  expect(remaining.length).toBeGreaterThan(5);
  expect(remaining.filter(({ key: [pk] }) => pk.includes('TEAM#{team}'))).toEqual([]);
});
