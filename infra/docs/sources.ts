import { join } from 'node:path';

/** The folder with the sources of the pages. */
export const sources = join(import.meta.dirname, '..', '..', 'functions', 'system', 'docs');

/** The root of the repository. */
export const repository = join(import.meta.dirname, '..', '..');
