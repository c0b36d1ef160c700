import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('the page under /docs', () => {
  test('shows every table with its bars, and no empty one', () => {
    const { text: html } = rendered(page);
    expect(html.match(/<table>/g)).toHaveLength(6);
    expect(html.match(/<td>█+<\/td>/g)?.length).toBeGreaterThan(20);
    expect(html).not.toContain('NaN');
    expect(html).not.toContain('undefined');
  });
});
