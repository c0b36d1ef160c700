import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../shared/platform/runtime/config.ts';
import { type Build, buildOf } from './build.ts';
import { type Files, filesOf } from './files.ts';

/** A link of the start page with what it leads to. */
export type PageLink = readonly [path: string, title: string, text: string];

export interface SystemPorts {
  readonly build: Build;
  readonly files: Files;
  /** More links of the start page: those of the local stack. */
  readonly links: readonly PageLink[];
}

/** When the bundle was built; unknown if the service does not run from its bundle. */
const builtAt = (folder: string): string | undefined => {
  try {
    return readFileSync(join(folder, 'built-at'), 'utf8');
  } catch {
    return undefined;
  }
};

/** The bundle's build time and, in `assets`, the files it serves. */
export const connectPorts = (environment: Environment, folder = import.meta.dirname): SystemPorts => ({
  build: buildOf(environment, builtAt(folder)),
  files: filesOf(join(folder, 'assets')),
  links: JSON.parse(environment.START_PAGE_LINKS || '[]'),
});
