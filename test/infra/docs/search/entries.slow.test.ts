import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { EVENT_TYPES } from '../../../../infra/docs/catalogs/events.ts';
import { operationsOf } from '../../../../infra/docs/document.ts';
import { objectsOf } from '../../../../infra/docs/objects.ts';
import { operationPath } from '../../../../infra/docs/reference.ts';
import { objectPath } from '../../../../infra/docs/schema.ts';
import { entriesFrom } from '../../../../infra/docs/search/sent.ts';
import { sitePages } from '../../../../infra/docs/site.ts';
import { ERRORS } from '../../../../shared/api/error-codes.ts';
import { document, entries, sent, written } from './world.ts';

const paths = new Set(entries.map(({ path }) => path));
const missing = (expected: readonly string[]) => expected.filter((path) => !paths.has(path));

it('everything has an entry: operations, objects, error codes, event types, and pages with their headings', () => {
  const operations = operationsOf(document);
  expect(missing(operations.map(operationPath))).toEqual([]);
  expect(missing(objectsOf(operations, document).map(objectPath))).toEqual([]);
  expect(missing(Object.keys(ERRORS).map((code) => `/docs/errors#${code}`))).toEqual([]);
  expect(missing(EVENT_TYPES.map((type) => `/docs/events#${type}`))).toEqual([]);
  const pages = new Map(sitePages(document).map(({ path, content }) => [path, content.text]));
  const headings = written.flatMap(({ path }) =>
    [...(pages.get(path) ?? '').matchAll(/<h[23] id="([^"]+)"/g)]
      .filter(([, id]) => id !== 'contents')
      .map(([, id]) => `${path}#${id}`),
  );
  expect(headings.length).toBeGreaterThan(600);
  expect(missing([...written.map(({ path }) => path), ...headings])).toEqual([]);
});

it('an entry has the kind of what it is, once, and leads to an existing place', () => {
  const kinds = new Map(entries.map(({ path, kind }) => [path, kind]));
  expect(kinds.size).toBe(entries.length);
  expect(kinds.get('/docs/errors#not_found')).toBe('Error code');
  expect(kinds.get('/docs/errors#validation-errors')).toBe('Reference');
  expect(kinds.get('/docs/events#member.joined')).toBe('Event');
  expect(kinds.get('/docs/how-to/uploads')).toBe('How-to');
  expect(kinds.get('/docs/operate/costs')).toBe('Operate');
  const pages = new Map(sitePages(document).map(({ path, content }) => [path, content.text]));
  const lost = entries.filter(({ path }) => {
    const [page = '', id] = path.split('#', 2);
    const text = pages.get(page);
    return !text || (id !== undefined && !text.includes(`id="${id}"`));
  });
  expect(lost).toEqual([]);
});

it('all entries are sent in at most 60 KB, and arrive whole', () => {
  const size = gzipSync(sent, { level: 9 }).length;
  expect(size).toBeLessThanOrEqual(60 * 1024);
  expect(entriesFrom(JSON.parse(sent))).toEqual(entries);
});

it('a summary is one sentence without markup', () => {
  const wrong = entries.filter(({ summary }) => summary.length > 200 || /<\/|&\w+;|\*\*|\]\(/.test(summary));
  expect(wrong).toEqual([]);
  const errors = entries.filter(({ kind }) => kind === 'Error code');
  for (const { summary, path } of errors) expect(summary, path).toMatch(/^[45]\d\d [A-Z]/);
});
