import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle, functionFolder } from '../../../infra/bundle/bundle.ts';
import { functionNames } from '../../../infra/bundle/functions-list.ts';

const copy = mkdtempSync(join(tmpdir(), 'hub-code-cache-'));
const SHOW = 'const {codeCache, handler} = require(process.argv[1]); console.log(codeCache, typeof handler)';
const env = { AWS_REGION: 'us-east-1' };

/** Whether Node with these flags accepts a function's code cache, and the type of its handler. */
const loaded = (folder: string, flags: readonly string[] = []): string =>
  execFileSync(process.execPath, [...flags, '-e', SHOW, join(folder, 'index.js')], { encoding: 'utf8', env }).trim();

beforeAll(() => bundle());
afterAll(() => rmSync(copy, { recursive: true }));

describe('the code cache', () => {
  test.each(functionNames)('of %s is accepted by the Node that made it', (name) => {
    expect(loaded(functionFolder(name))).toBe('true function');
  });

  test('is accepted with the flags of Node in Lambda', () => {
    const flags = [
      '--expose-gc',
      '--max-http-header-size=81920',
      '--max-semi-space-size=51',
      '--max-old-space-size=921',
    ];
    expect(loaded(functionFolder('system'), flags)).toBe('true function');
  });

  test.each([
    ['absent', (folder: string) => rmSync(join(folder, 'bundle.cache'))],
    ['another build’s', (folder: string) => writeFileSync(join(folder, 'bundle.cache'), Buffer.alloc(4_096, 7))],
  ])('may be %s: the function starts without it', (_, change) => {
    cpSync(functionFolder('system'), copy, { recursive: true });
    change(copy);
    expect(loaded(copy)).toBe('false function');
  });
});
