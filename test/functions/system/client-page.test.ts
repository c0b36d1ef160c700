import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (...path: readonly string[]): string => readFileSync(join(root, ...path), 'utf8');

const page = read('infra', 'docs', 'pages', 'reference', 'typescript-client.md');

const EXPORT_LIST = /^export (?:type )?\{([^}]*)\}/gm;
const DECLARATION = /^export (?:type|interface|const) (\w+)/gm;

const exportsOf = (file: string): readonly string[] => {
  const text = read('shared', 'client', file);
  const listed = [...text.matchAll(EXPORT_LIST)].flatMap(([, names = '']) => names.split(','));
  const declared = [...text.matchAll(DECLARATION)].map(([, name = '']) => name);
  return [...listed.map((name) => name.trim().replace(/^type /, '')), ...declared].filter(Boolean);
};

const optionsOf = (file: string, type: string): readonly string[] => {
  const [, body = ''] =
    new RegExp(`interface ${type}\\b[^{]*\\{(.*?)^\\}`, 'ms').exec(read('shared', 'client', file)) ?? [];
  return [...body.matchAll(/^ {2}readonly (\w+)/gm)].map(([, name = '']) => name);
};

it('the page of the TypeScript client names every export', () => {
  const names = [...exportsOf('client.ts'), ...exportsOf('verify-webhook.ts')];
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(page))).toEqual([]);
});

it.each([
  ['sender.ts', 'ClientOptions'],
  ['session.ts', 'SessionOptions'],
  ['live.ts', 'LiveOptions'],
  ['live-inbox.ts', 'LiveListeners'],
  ['uploads.ts', 'HubUpload'],
  ['send-file.ts', 'UploadOptions'],
  ['follow.ts', 'FollowOptions'],
  ['verify-webhook.ts', 'Delivery'],
])('the page of the TypeScript client names the options of %s %s', (file, type) => {
  const options = optionsOf(file, type);
  expect(options.length).toBeGreaterThan(2);
  expect(options.filter((name) => !new RegExp(`\\b${name}\\b`).test(page))).toEqual([]);
});
