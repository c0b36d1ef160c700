import { expect, test } from 'vitest';
import { deriveJobOf } from '../../../../shared/downstream/derived/derive-job-of.ts';
import { INDEXED_TYPES } from '../../../../shared/downstream/derived/derive-parts.ts';
import { KINDS_OF } from '../../../../shared/downstream/search/scope.ts';
import { KINDS } from '../../../../shared/downstream/search/search-index.ts';
import { SOURCES } from '../../../../shared/downstream/search/sources/sources.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { KINDS as ROW_KINDS } from '../../../support/rows.ts';

/** The rows whose text search finds, and the resource that is indexed again when they change. */
const SEARCHED = [...ROW_KINDS.values()].flatMap(({ entity, text, events }) =>
  typeof text === 'object' ? [{ entity, indexed: text.foundAs, types: events === 'none' ? [] : events.types }] : [],
);

test.each(Object.keys(KINDS))('documents of the kind %s have a source, and a scope besides `all`', (kind) => {
  const { all, ...scopes } = KINDS_OF;
  expect(Object.keys(SOURCES)).toContain(kind);
  expect(all).toContain(kind);
  expect(Object.values(scopes).flat()).toContain(kind);
});

test('every indexed type has a row that is declared as searched', () => {
  expect([...new Set(SEARCHED.map(({ indexed }) => indexed))].toSorted()).toEqual(
    [...INDEXED_TYPES, 'contact'].toSorted(),
  );
});

test.each(SEARCHED)('every event of $entity leads to an index job of its $indexed', ({ indexed, types }) => {
  expect(types.length).toBeGreaterThan(0);
  const resource = { resource_type: 'things', resource_id: newId(), team_id: newId(), hub_id: newId() };
  for (const type of types) {
    const job = deriveJobOf({ type, ...resource, actor: null, at: new Date().toISOString(), changed: [] });
    expect(job).toMatchObject(indexed === 'contact' ? { kind: 'person' } : { kind: 'thing', thing: indexed });
  }
});
