import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', '..', 'infra', 'docs', 'pages', 'operate');

/** The Markdown of a page for operators. */
export const operatePage = (name: string): string => readFileSync(join(folder, `${name}.md`), 'utf8');
