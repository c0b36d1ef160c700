import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { description } from '../../../../infra/description.ts';
import { codesOf } from '../../../../infra/docs/answers.ts';
import { ERROR_CAUSES } from '../../../../infra/docs/catalogs/error-causes/causes.ts';
import { errorsCatalog } from '../../../../infra/docs/catalogs/errors.ts';
import { operationsOf } from '../../../../infra/docs/document.ts';
import { rendered } from '../../../../infra/docs/markdown.ts';
import { ERRORS } from '../../../../shared/platform/http/error-codes.ts';

const markdown = errorsCatalog();
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
    for (const text of [`**${status}** ${detail}`, cause, `**What to do.** ${fix}`])
      expect(sectionOf(code)).toContain(text);
  }
});

test('no cause repeats the detail, and each is a sentence', () => {
  for (const [code, { cause, fix }] of Object.entries(ERROR_CAUSES)) {
    const [, detail] = new Map<string, readonly [number, string]>(Object.entries(ERRORS)).get(code) ?? [0, ''];
    expect([cause, fix], code).not.toContain(detail);
    for (const text of [cause, fix]) expect(text, code).toMatch(/^[A-Z`].{15,}\.$/);
  }
});

test('a code of few operations links to them, a usual one has their number', () => {
  expect(sectionOf('last_owner')).toMatch(/Returned by \[.+\]\(\/docs\/reference\/\w+\/\w+\)/);
  const count = operations.filter((operation) => codesOf(operation).includes('not_found')).length;
  expect(sectionOf('not_found')).toContain(`Returned by ${count} operations.`);
});

test('every link to an operation has a target', () => {
  const paths = new Set(operations.map(({ tag, id }) => `/docs/reference/${tag}/${id}`));
  const links = [...markdown.matchAll(/\((\/docs\/reference\/[^)]+)\)/g)].map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((path) => !paths.has(path))).toEqual([]);
});

test('a refused address says how the local stack delivers to this machine', () => {
  expect(sectionOf('target_not_allowed')).toContain('`WEBHOOK_ALLOW_CIDR=127.0.0.1/32 npm start`');
});

test('the sections leave room for the rest of the page in 100 KB', () => {
  expect(Buffer.byteLength(page)).toBeLessThan(75_000);
});
