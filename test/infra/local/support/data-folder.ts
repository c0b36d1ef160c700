import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type DataFolder, openDataFolder } from '../../../../infra/local/data-folder.ts';

/** A path that is deleted after the test. */
export const temporaryFolder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'local-stack-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};

export const temporaryDataFolder = (): DataFolder => openDataFolder(temporaryFolder());
