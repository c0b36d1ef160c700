import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One line of public text, and where a reader finds it. */
export interface Line {
  readonly place: string;
  readonly text: string;
}

const root = join(import.meta.dirname, '..', '..');

const filesIn = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !file.includes('node_modules'))
    .map((file) => join(folder, file))
    .sort();

const numbered = (file: string, text: string): readonly Line[] =>
  text.split('\n').map((line, index) => ({ place: `${file}:${index + 1}`, text: line }));

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** The prose of a Markdown page: without code blocks, code spans and link targets. */
const prose = (file: string): readonly Line[] =>
  numbered(
    file,
    readFileSync(join(root, file), 'utf8')
      .replaceAll(/^ *```[\s\S]*?^ *```/gm, blank)
      .replaceAll(/`[^`\n]+`/g, blank)
      .replaceAll(/\]\([^)\n]*\)/g, blank),
  );

/** This folder quotes the old words. */
const quotesOldWords = (file: string): boolean => file.startsWith(join('test', 'words'));

const folders = ['bin', 'functions', 'infra', 'shared', 'test'];

/** The pages at the top of the repository. */
const PAGES = ['README.md', 'RUNBOOK.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'UPGRADING.md', 'SECURITY.md'];

export const pages = (): readonly Line[] =>
  [...PAGES, ...folders.flatMap((one) => filesIn(one, /\.md$/))]
    .filter((file) => !quotesOldWords(file))
    // Generated from the contract's statements and the titles of the tests.
    .filter((file) => file !== join('test', 'contract', 'README.md'))
    .flatMap(prose);

const COMMENT = /^\s*(?:\/?\*|\/\/).*$/gm;
const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** The sentences in the string literals of a module: everything with a space that is not code. */
const sentencesIn = (file: string): readonly Line[] => {
  const code = readFileSync(join(root, file), 'utf8').replaceAll(COMMENT, blank);
  return [...code.matchAll(LITERAL)].flatMap(({ 0: literal, index }) => {
    const first = code.slice(0, index).split('\n').length;
    const text = literal.slice(1, -1).replaceAll(/\\`[^`\n]*\\`|`[^`\n]*`/g, ' ');
    return text
      .replaceAll(/\$\{[^}]*\}/g, ' ')
      .split('\n')
      .map((line, index) => ({ place: `${file}:${first + index}`, text: line }))
      .filter(({ text }) => / /.test(text.trim()));
  });
};

const modules = (folder: string): readonly string[] =>
  filesIn(folder, /(?<!\.d)\.ts$/).filter((file) => !quotesOldWords(file));

export const sentences = (folder: string): readonly Line[] => modules(folder).flatMap(sentencesIn);

const TRAILING = /^.*?(?= \/\/ )/;

/** The comments of a folder's modules, without code spans. */
export const comments = (folder: string): readonly Line[] =>
  modules(folder).flatMap((file) =>
    numbered(file, readFileSync(join(root, file), 'utf8'))
      .filter(({ text }) => /^\s*(?:\/?\*|\/\/)| \/\/ /.test(text))
      .map(({ place, text }) => ({ place, text: text.replace(TRAILING, '').replaceAll(/`[^`]*`/g, ' ') })),
  );

const PROSE_KEYS = new Set(['summary', 'description', 'title', 'detail']);

/** The prose of the OpenAPI document, by JSON pointer. Code spans and examples are left out. */
export const proseOf = (value: unknown, pointer = '#'): readonly Line[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const place = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (key === 'example' || key === 'examples') return [];
    if (PROSE_KEYS.has(key) && typeof member === 'string')
      return [{ place, text: member.replaceAll(/`[^`\n]+`/g, ' ') }];
    return proseOf(member, place);
  });
};
