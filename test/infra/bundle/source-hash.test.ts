import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceHash } from '../../../infra/bundle/source-hash.ts';

let root: string;
const files = [
  'functions/hubs/index.ts',
  'shared/platform/http/route.ts',
  'infra/docs/page.html',
  'infra/docs/pages/reference/errors.md',
  'infra/docs/snippets/verify.py',
  'infra/docs/layout.ts',
  'infra/bundle/esbuild.ts',
  'infra/bundle/replacements/zod.ts',
  'infra/gateway/routes.ts',
  'infra/html.ts',
  'CHANGELOG.md',
  'SECURITY.md',
  'UPGRADING.md',
  'infra/local/README.md',
  'infra/docs/pictures/site.webp',
  'package-lock.json',
  'tsconfig.json',
];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hub-sources-'));
  for (const folder of [
    'functions/hubs',
    'infra/docs/pages/reference',
    'infra/docs/pictures',
    'infra/docs/snippets',
    'shared/platform/http',
    'infra/docs',
    'infra/local',
    'infra/bundle/replacements',
    'infra/gateway',
    'test',
  ])
    mkdirSync(join(root, folder), { recursive: true });
  for (const file of [...files, 'infra/local/gateway.ts', 'shared/platform/http/README.md', 'test/hubs.test.ts'])
    writeFileSync(join(root, file), '');
});

afterEach(() => rmSync(root, { recursive: true }));

test('the same sources have the same hash, so that a second start builds nothing', () => {
  expect(sourceHash(root)).toBe(sourceHash(root));
});

test.each(files)('a change of %s changes the hash', (file) => {
  const before = sourceHash(root);
  appendFileSync(join(root, file), ' ');
  expect(sourceHash(root)).not.toBe(before);
});

test('a new file and a moved file change the hash', () => {
  const before = sourceHash(root);
  writeFileSync(join(root, 'shared/platform/http/new.ts'), '');
  expect(sourceHash(root)).not.toBe(before);
});

test.each(['infra/local/gateway.ts', 'shared/platform/http/README.md', 'test/hubs.test.ts'])(
  '%s does not change the hash, because it is in no bundle',
  (file) => {
    const before = sourceHash(root);
    appendFileSync(join(root, file), 'changed');
    expect(sourceHash(root)).toBe(before);
  },
);
