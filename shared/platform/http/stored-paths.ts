import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazy } from '../runtime/lazy.ts';

/** The file next to each bundle with the path templates of all operations. */
export const PATHS_FILE = 'paths.json';

const stored = lazy((): readonly string[] => JSON.parse(readFileSync(join(import.meta.dirname, PATHS_FILE), 'utf8')));

/** The path templates of all functions, read at the first unknown path. */
export const knownPaths = (_own: readonly string[]): readonly string[] => stored();
