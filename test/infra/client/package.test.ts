import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replacePackage } from '../../../infra/client/package.ts';

const builds = join(import.meta.dirname, '..', '..', '..', '.build');
let parent: string;
let folder: string;

beforeEach(() => {
  mkdirSync(builds, { recursive: true });
  parent = mkdtempSync(join(builds, 'test-'));
  folder = join(parent, 'dist');
  mkdirSync(folder);
  writeFileSync(join(folder, 'old.js'), '');
});

afterEach(() => rmSync(parent, { recursive: true }));

test('a build of the client replaces the previous one and says where it is, only on the error stream', async () => {
  const [said, printed] = [vi.spyOn(console, 'error'), vi.spyOn(console, 'log')].map((spy) =>
    spy.mockImplementation(() => undefined),
  );
  await replacePackage(folder, async (made) => writeFileSync(join(made, 'client.js'), ''));
  expect(readdirSync(folder)).toEqual(['client.js']);
  expect(said?.mock.calls).toEqual([[`Wrote the client package to ${folder}`]]);
  expect(printed).not.toHaveBeenCalled();
});

test('a failed build of the client leaves the previous one in place', async () => {
  const failing = replacePackage(folder, () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(readdirSync(folder)).toEqual(['old.js']);
});
