import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COSTS_FILE, withCosts } from '../../../infra/cost/costs-file.ts';
import { measured } from '../../../infra/cost/measured.ts';
import { OPERATIONS } from '../../../infra/cost/operations.ts';
import { costPage } from '../../../infra/cost/page.ts';
import { stageResources } from '../../../infra/cost/template.ts';
import { rendered } from '../../../infra/docs/markdown.ts';

const folder = mkdtempSync(join(tmpdir(), 'hub-cost-'));
const file = readFileSync(COSTS_FILE, 'utf8');
let page: string;
beforeAll(() => {
  page = costPage(measured(), stageResources(folder));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the page has the costs that `npm run cost` computes', () => {
  expect(file).toBe(withCosts(file, page));
});

test('the page must have the markers, once each', () => {
  expect(() => withCosts('# Costs', page)).toThrow('once each');
  expect(() => withCosts(file + file, page)).toThrow('once each');
});

test('every operation of the page was measured, and no other one', () => {
  expect(Object.keys(measured().operations).sort()).toEqual(OPERATIONS.map(({ budget }) => budget).sort());
});

test('the page has a sentence or a small table for each decision, and no empty value', () => {
  const { text: html } = rendered(page);
  const headings = [...html.matchAll(/<h2[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, heading]) => heading);
  expect(headings).toEqual(
    ['an idle stage', 'a busy hub', 'live listeners'].map((what) => `Cost of ${what}`).concat('Cost surprises'),
  );
  expect(html.match(/<table>/g)).toHaveLength(3);
  expect(page.length).toBeLessThan(4_000);
  expect(html).not.toMatch(/NaN|undefined|█/);
});
