import { join } from 'node:path';

/** The folder with the sources of the pages. */
export const sources = import.meta.dirname;

/** The root of the repository. */
export const repository = join(import.meta.dirname, '..', '..');
