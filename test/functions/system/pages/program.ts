import type { Language } from './languages.ts';
import { type Block, blocksOf, type Page } from './page.ts';

const MARKER = '-- end of block --';

/** Prints the marker on a line of its own. */
const MARK: Readonly<Record<Language, string>> = {
  ts: `console.log('\\n${MARKER}');`,
  sh: `printf '\\n${MARKER}\\n'`,
  python: `print('\\n${MARKER}', flush=True)`,
};

const linesOf = (text: string): number => text.split('\n').length;

/** The blocks at the lines that they have on the page, so that messages name lines of the page. */
const joined = (blocks: readonly Block[], after: (text: string) => string): string => {
  let program = '';
  for (const { code, at } of blocks) program += `${'\n'.repeat(at - linesOf(program))}${after(code)}`;
  return program;
};

/** The program of a language of a page. It prints a marker after each block, in the line of the closing fence. */
export const programOf = (page: Page, language: Language): string =>
  joined(blocksOf(page, language), (code) => `${code}\n${MARK[language]}\n`);

/** The module of a page as a reader writes it. */
export const moduleOf = (page: Page): string => joined(blocksOf(page, 'ts'), (code) => `${code}\n`);

/** The module of the blocks for browsers. */
export const browserModuleOf = ({ fences }: Page): string =>
  joined(
    fences.flatMap(({ info, ...fence }) => (info === 'ts browser' ? [{ ...fence, language: 'ts' }] : [])),
    (code) => `${code}\n`,
  );

/** What each block printed. The last part is the output of a block that did not end. */
export const outputsOf = (printed: string): readonly string[] =>
  printed.split(`\n${MARKER}\n`).map((output) => output.trimEnd());
