import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { releaseProblems, upgradeNotes } from '../../../infra/release/version.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const { version }: { version: string } = JSON.parse(read('package.json'));
const texts = { changelog: read('CHANGELOG.md'), upgrading: read('UPGRADING.md') };

describe('the current version', () => {
  test('has a section in the changelog and in the upgrade notes, so that its tag can be released', () => {
    expect(releaseProblems({ tag: `v${version}`, version, ...texts })).toEqual([]);
  });

  test('is the tag that the command accepts, and no other', () => {
    const command = (tag: string) =>
      spawnSync(process.execPath, [join(root, 'bin', 'release-check.ts'), tag], { encoding: 'utf8' });
    expect(command(`v${version}`).status).toBe(0);
    expect(command('v9.9.9')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`package.json: v${version}`),
    });
  });
});

test('the upgrade notes list the four kinds of work for each release, newest first', () => {
  const versions = [...texts.upgrading.matchAll(/^## (\d+)\.(\d+)\.(\d+)$/gm)].map(([, ...parts]) => parts.map(Number));
  const numbers = versions.map(([major = 0, minor = 0, patch = 0]) => major * 1e6 + minor * 1e3 + patch);
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  for (const one of versions.slice(0, -1)) {
    const notes = upgradeNotes(texts.upgrading, one.join('.'));
    for (const kind of ['Settings', 'Secrets', 'Indexes', 'Provider endpoints'])
      expect(notes).toContain(`**${kind}:**`);
  }
});

describe('a release', () => {
  const changelog = '# Changelog\n\n## 2030-01-31\n\nVersion 1.2.3.\n\n- **A change.**\n';
  const upgrading = '# Upgrading\n\n## 1.2.3\n\n- **Settings:** none.\n\n## 1.2.2\n\nOld.\n';
  const release = { tag: 'v1.2.3', version: '1.2.3', changelog, upgrading };

  test('whose texts have its sections has no problems, and publishes its own upgrade notes', () => {
    expect(releaseProblems(release)).toEqual([]);
    expect(upgradeNotes(upgrading, '1.2.3')).toBe('- **Settings:** none.');
  });

  test.each([
    [{ tag: 'v1.2.4' }, 'The tag v1.2.4 is not that of package.json: v1.2.3.'],
    [{ tag: '1.2.3' }, 'The tag 1.2.3 is not that of package.json: v1.2.3.'],
    [{ changelog: changelog.replace('1.2.3', '1.2.30') }, 'CHANGELOG.md has no dated section'],
    [{ changelog: changelog.replace('2030-01-31', 'Next') }, 'CHANGELOG.md has no dated section'],
    [{ upgrading: upgrading.replace('## 1.2.3', '## 1.2.30') }, 'UPGRADING.md has no section 1.2.3.'],
    [{ upgrading: '# Upgrading\n\n## 1.2.3\n\n## 1.2.2\n\nOld.\n' }, 'UPGRADING.md has no section 1.2.3.'],
    [{ upgrading: upgrading.replace('1.2.3', '1x2x3') }, 'UPGRADING.md has no section 1.2.3.'],
  ])('with %o is refused', (changed, problem) => {
    expect(releaseProblems({ ...release, ...changed }).join()).toContain(problem);
  });
});
