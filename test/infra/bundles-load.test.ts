import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { bundle, functionFolder } from '../../infra/bundle/bundle.ts';
import { functionNames } from '../../infra/bundle/functions-list.ts';

beforeAll(async () => void (await bundle()));

/** Loads the bundles one after the other, as Lambda does before any request, and prints each result. */
const LOAD = `
  const outcomes = process.argv.slice(1).map((folder) => {
    try { return typeof require(folder).handler; } catch (error) { return String(error); }
  });
  console.log(JSON.stringify(outcomes));
  process.exit();
`;

test('every bundle loads and exports a handler', () => {
  const folders = functionNames.map((name) => join(functionFolder(name), 'index.js'));
  const env = {
    PATH: process.env.PATH,
    AWS_REGION: 'us-east-1',
    TABLE_NAME: 'table',
    PUBLIC_ORIGIN: 'https://a.example',
  };
  const printed = execFileSync(process.execPath, ['-e', LOAD, ...folders], { env, encoding: 'utf8' });
  const outcomes: string[] = JSON.parse(printed);
  const loaded = functionNames.map((name, nth) => [name, outcomes[nth]]);
  expect(loaded.filter(([, outcome]) => outcome !== 'function')).toEqual([]);
});
