import { expect, test } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import { workers } from '../../../functions/workers.ts';
import { actionsIn, permissions } from '../support/policies.ts';
import { sample } from '../support/sample.ts';
import { resourcesOf, templateWith } from '../support/template.ts';

const search = { name: 'search', routes: [], uses: ['table', 'index-read'] } as const;
const worker = { name: 'derive-rows', on: { queue: 'derived' }, uses: ['table', 'index', 'derived-queue'] } as const;
const template = templateWith(
  {},
  { ...sample, groups: [...sample.groups, search], workers: [...sample.workers, worker] },
);
const [main, index] = resourcesOf(template, 'AWS::DynamoDB::Table');

/** The permissions of a function on the index table. */
const permissionsOf = (name: string): readonly string[] =>
  (permissions(template).get(name) ?? [])
    .filter(({ Resource }) => JSON.stringify(Resource).includes(`"${index?.[0]}"`))
    .flatMap(actionsIn);

test('the index has no stream, is deleted with its stack, and is encrypted with the table’s key', () => {
  expect(index?.[1].DeletionPolicy).toBe('Delete');
  expect(index?.[1].Properties.StreamSpecification).toBeUndefined();
  expect(index?.[1].Properties.SSESpecification).toEqual(main?.[1].Properties.SSESpecification);
});

test('search may read the index, the indexer may write it, and no other function has access', () => {
  expect(permissionsOf('search').filter((action) => /Put|Update|Delete/.test(action))).toEqual([]);
  expect(permissionsOf('search')).toContain('dynamodb:Query');
  expect(permissionsOf('indexsearch')).toEqual(expect.arrayContaining(['dynamodb:Query', 'dynamodb:UpdateItem']));
  const allowed = ['search', 'indexsearch', 'erasedata'];
  const others = [...permissions(template).keys()].filter((name) => !allowed.includes(name));
  expect(others.flatMap(permissionsOf)).toEqual([]);
  expect(
    [...groups, ...workers].filter(({ uses }) => uses.some((use) => use === 'index' || use === 'index-read')),
  ).toMatchObject([{ name: 'search' }, { name: 'erase-data' }, { name: 'derive-rows', uses: worker.uses }]);
});
