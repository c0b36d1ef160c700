import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Demo } from '../../infra/local/demo/demo.ts';
import manifest from '../../package.json' with { type: 'json' };
import { unpack } from '../releases/archive.ts';
import { filesOf, newestRelease, releases } from '../releases/releases.ts';
import { startLocalStack } from './support/local-stack.ts';
import { isLocal } from './support/target.ts';
import { differences, type Kept, use } from './support/usage.ts';

const folderOfTest = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const start = async (folder: string, args: readonly string[] = []) => {
  const stack = await startLocalStack({ folder, args });
  onTestFinished(async () => void (await stack.stop()));
  return stack;
};

const demoIn = (folder: string): Demo => JSON.parse(readFileSync(join(folder, 'demo.json'), 'utf8'));

/** What functions logged about failures. */
const failuresIn = (folder: string): readonly string[] =>
  readFileSync(join(folder, 'functions.log'), 'utf8')
    .split('\n')
    .filter((line) => /"level":"(?:ERROR|CRITICAL)"/.test(line));

const versionAt = async (origin: string): Promise<string> => {
  const response = await fetch(`${origin}/version`);
  return JSON.parse(await response.text()).version;
};

/** Moves the clock, and with it everything that is due: the stream, the queues and the schedules. */
const settle = async (origin: string): Promise<{ readonly drained: boolean }> => {
  const response = await fetch(`${origin}/_local/clock`, {
    method: 'POST',
    body: JSON.stringify({ advance_seconds: 60 }),
  });
  return JSON.parse(await response.text());
};

describe.runIf(isLocal)('a release after another one', () => {
  test.each(releases())('this release reads and writes the data of %s', async (version) => {
    const folder = folderOfTest();
    unpack(filesOf(version).data, folder);
    const kept: readonly Kept[] = JSON.parse(readFileSync(filesOf(version).kept, 'utf8'));
    const { origin } = await start(folder);
    const demo = demoIn(folder);
    expect(await differences(origin, demo, kept)).toEqual([]);
    expect(await differences(origin, demo, await use(origin, demo))).toEqual([]);
    expect(await settle(origin)).toMatchObject({ drained: true });
    expect(failuresIn(folder)).toEqual([]);
  });

  test('the newest release and this one run side by side, each on the rows and messages of the other', async () => {
    const [folder, code] = [folderOfTest(), folderOfTest()];
    unpack(filesOf(newestRelease()).functions, code);
    const { origin } = await start(folder, ['--additional-version', code, '--weight', '50']);
    const demo = demoIn(folder);
    const answered = await Promise.all(Array.from({ length: 4 }, () => versionAt(origin)));
    expect(new Set(answered)).toEqual(new Set([newestRelease(), manifest.version]));
    for (const _ of Array(3)) {
      const kept = await use(origin, demo);
      expect(await settle(origin)).toMatchObject({ drained: true });
      expect(await differences(origin, demo, kept)).toEqual([]);
      expect(await differences(origin, demo, kept)).toEqual([]);
    }
    expect(failuresIn(folder)).toEqual([]);
  });
});
