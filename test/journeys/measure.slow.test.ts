import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { installPackage } from '../support/installed-package.ts';
import { useFixture, useWorld } from '../support/use-world.ts';
import { measure, readPage } from './measure.ts';
import { pageOf } from './page.ts';
import { startHub } from './world.ts';

const hub = useWorld(startHub);
const measured = useFixture(() => measure(hub));

test('every screen displays the same as before, with at most two calls', () => {
  for (const { title, before, after } of measured) {
    expect(after.shown, title).toEqual(before.shown);
    expect(after.shown.length, title).toBeGreaterThan(0);
    expect(after.calls, title).toBeLessThanOrEqual(Math.min(before.calls, 2));
  }
});

test.each(['member', 'creator'] as const)('the journey of a %s needs at most half the calls', (as) => {
  const screens = measured.filter((screen) => screen.as === as);
  const sum = (side: 'before' | 'after') => screens.reduce((total, screen) => total + screen[side].calls, 0);
  expect(sum('after') * 2).toBeLessThanOrEqual(sum('before'));
});

/** The page without the sizes, which differ by a few bytes from run to run. */
const callsIn = (page: string): string => page.replaceAll(/ \d+\.\d /g, ' ');

test('the page has the calls of every screen: if not, run `node test/journeys/measure.ts`', () => {
  expect(callsIn(readPage())).toBe(callsIn(pageOf(measured)));
});

test('both programs compile against the package, as strictly as TypeScript can', async () => {
  const { project, remove } = await installPackage();
  try {
    for (const file of ['screen.ts', 'member.ts', 'creator.ts']) {
      const text = await readFile(join(import.meta.dirname, file), 'utf8');
      const packaged = text.replace('../../shared/client/client.ts', `${manifest.name}/client`);
      await writeFile(join(project, file), packaged);
    }
    const strict = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true };
    const resolution = { module: 'esnext', moduleResolution: 'bundler', target: 'es2022', types: [] };
    const compilerOptions = { ...strict, ...resolution, allowImportingTsExtensions: true, noEmit: true };
    const settings = join(project, 'tsconfig.json');
    await writeFile(settings, JSON.stringify({ compilerOptions, files: ['member.ts', 'creator.ts'] }));
    const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
    const output = await promisify(execFile)(process.execPath, [tsc, '--project', settings]).catch(
      (error: { stdout: string }) => error,
    );
    expect(output.stdout).toBe('');
  } finally {
    await remove();
  }
});
