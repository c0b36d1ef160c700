import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGS } from './catalogs/catalogs.ts';
import { sources } from './sources.ts';

const LANGUAGES: Readonly<Record<string, string>> = { ts: 'ts', py: 'python', go: 'go', php: 'php' };

/** A code sample; the tests run the same file. */
const snippet = (file: string): string => {
  const code = readFileSync(join(sources, 'snippets', file), 'utf8');
  return `\`\`\`${LANGUAGES[file.split('.').at(-1) ?? ''] ?? ''}\n${code.trim()}\n\`\`\``;
};

/** Replaces each `{{name}}` on a line of its own by a generated table or by a code sample. */
export const withPlaceholders = (text: string): string =>
  text.replaceAll(/^\{\{([\w.-]+)\}\}$/gm, (_, name: string) => (CATALOGS[name] ?? (() => snippet(name)))());
