import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../../shared/client');

const text = (file: string): string => readFileSync(join(folder, file), 'utf8');

const LISTED = /^export (?:type )?\{([^}]*)\} from '(?!\.\/openapi)/gm;
const DECLARED = /^export (?:interface|type|class|const|function) (\w+)/gm;

/** The names that the package exports, without the generated types. */
const exported = ['client.ts', 'verify-webhook.ts'].flatMap((file) => [
  ...[...text(file).matchAll(LISTED)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.replace('type ', '').trim()),
  ),
  ...[...text(file).matchAll(DECLARED)].map(([, name = '']) => name),
]);
const sources = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
  .map(text)
  .join('\n');

const declarationOf = (name: string): string => `(?:interface|type|class|const|function|async function\\*) ${name}\\b`;

test('every export of the package has a comment that editors show', () => {
  expect(exported.length).toBeGreaterThan(30);
  const silent = exported.filter((name) => !new RegExp(`\\*/\\nexport ${declarationOf(name)}`).test(sources));
  expect(silent).toEqual([]);
});

test('every option of a function of the package has a comment, unless its name says it all', () => {
  const SELF_EXPLANATORY = ['hubId'];
  const silent = exported
    .filter((name) => name.endsWith('Options'))
    .flatMap((name) => {
      const [, members = ''] =
        new RegExp(`export interface ${name}\\b[^{]*\\{\\n([\\s\\S]*?)\\n\\}`).exec(sources) ?? [];
      const lines = members.split('\n');
      return lines.flatMap((line, index) => {
        const [, member] = /^ {2}(?:readonly )?(\w+)\??[:(]/.exec(line) ?? [];
        const isSilent = member && !lines[index - 1]?.includes('*/') && !SELF_EXPLANATORY.includes(member);
        return isSilent ? [`${name}.${member}`] : [];
      });
    });
  expect(silent).toEqual([]);
});
