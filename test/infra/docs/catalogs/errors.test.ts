import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { description } from '../../../../infra/description.ts';
import { codesOf } from '../../../../infra/docs/answers.ts';
import { ERROR_CAUSES } from '../../../../infra/docs/catalogs/error-causes/causes.ts';
import { errorOperations, errorsCatalog, errorsWithoutCode } from '../../../../infra/docs/catalogs/errors.ts';
import { operationsOf } from '../../../../infra/docs/document.ts';
import { rendered } from '../../../../infra/docs/markdown.ts';
import { ERRORS } from '../../../../shared/api/error-codes.ts';

const markdown = errorsCatalog();
const returnedBy = errorOperations();
const page = rendered(markdown).text;
const operations = operationsOf(JSON.parse(JSON.stringify(description())));

const sectionOf = (code: string): string => markdown.split(`<h3 id="${code}">`)[1]?.split('<h3')[0] ?? '';

test('every code that an operation returns has one section with the code as its anchor', () => {
  const returned = new Set(operations.flatMap(codesOf));
  expect(returned.size).toBeGreaterThan(120);
  for (const code of returned) expect(page.split(`id="${code}"`), code).toHaveLength(2);
});

test('every code that the source returns is returned by an operation, or has a section', () => {
  const sources = ['shared', 'functions'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  );
  const refused = new Set(sources.flatMap((text) => [...text.matchAll(/\brefuse\('(\w+)'/g)].map(([, code]) => code)));
  expect(refused.size).toBeGreaterThan(80);
  for (const code of refused) expect(page).toContain(`<h3 id="${code}">`);
});

test('a section has the status, detail, cause and fix', () => {
  for (const [code, [status, detail]] of Object.entries(ERRORS)) {
    const { cause, fix } = new Map(Object.entries(ERROR_CAUSES)).get(code) ?? { cause: '', fix: '' };
    for (const text of [`**${status}** ${detail}`, cause, `**Fix:** ${fix}`]) expect(sectionOf(code)).toContain(text);
  }
});

test('no cause repeats the detail, and each is a sentence', () => {
  for (const [code, { cause, fix }] of Object.entries(ERROR_CAUSES)) {
    const [, detail] = new Map<string, readonly [number, string]>(Object.entries(ERRORS)).get(code) ?? [0, ''];
    expect([cause, fix], code).not.toContain(detail);
    for (const text of [cause, fix]) expect(text, code).toMatch(/^[A-Z`].{15,}\.$/);
  }
});

test('a cause or fix that refers to a page or to one operation links to it', () => {
  for (const [code, { cause, fix }] of Object.entries(ERROR_CAUSES))
    for (const text of [cause, fix])
      expect(text.replaceAll(/\[.*?\]\(.*?\)/g, ''), code).not.toMatch(/\b(page|reference of the operation) says\b/);
});

/** What the table of operations has for a code. */
const rowOf = (code: string): string =>
  new RegExp(`^\\| \\[\`${code}\`\\]\\(/docs/errors#${code}\\) \\| (.*) \\|$`, 'm').exec(returnedBy)?.[1] ?? '';

test('the table of operations has each code that one returns: with links if they are few, else with their number', () => {
  for (const [code, returning] of Map.groupBy(
    operations.flatMap((operation) => codesOf(operation).map((code) => ({ code, operation }))),
    ({ code }) => code,
  )) {
    const links = returning.map(({ operation: { tag, id } }) => `(/docs/reference/${tag}/${id})`);
    const row = rowOf(code);
    if (row !== `${links.length} operations`) expect(row.match(/\(.*?\)/g), code).toEqual(links);
  }
  expect(rowOf('last_owner')).toMatch(/^\[.+\]\(\/docs\/reference\/\w+\/\w+\)/);
  expect(rowOf('not_found')).toMatch(/^\d+ operations$/);
});

test('every link to an operation has a target', () => {
  const paths = new Set(operations.map(({ tag, id }) => `/docs/reference/${tag}/${id}`));
  const links = [...`${markdown}${returnedBy}`.matchAll(/\((\/docs\/reference\/[^)]+)\)/g)].map(
    ([, path = '']) => path,
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((path) => !paths.has(path))).toEqual([]);
});

test('a refused address says how the local stack delivers to this machine', () => {
  expect(sectionOf('target_not_allowed')).toContain('`WEBHOOK_ALLOW_CIDR=127.0.0.1/32 npm start`');
});

test('each error without a code has a section of its own, with its cause and fix', () => {
  const sections = errorsWithoutCode().split('<h3 id="').slice(1);
  expect(sections.map((text) => text.split('"', 1)[0])).toEqual([
    'unknown-path',
    'unsupported-method',
    'validation-errors',
  ]);
  for (const text of sections) expect(text).toMatch(/\.\s\*\*Fix:\*\* [A-Z]/);
});
