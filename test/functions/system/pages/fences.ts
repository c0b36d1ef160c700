import { extname } from 'node:path';
import { lexer, type Token, type Tokens, walkTokens } from 'marked';

export interface Fence {
  /** The info string: the language, and a word after it. */
  readonly info: string;
  readonly code: string;
  /** The line of the code's first line in the text with the snippets. */
  readonly at: number;
  /** The line of the fence in the file. */
  readonly line: number;
  /** Whether only blank lines are between this fence and the one before. */
  readonly follows: boolean;
  readonly isSnippet: boolean;
}

const PLACEHOLDER = /^\{\{([\w.-]+)\}\}$/;
const INFO: Readonly<Record<string, string>> = { '.ts': 'ts', '.py': 'python', '.go': 'go', '.php': 'php' };

interface Line {
  readonly text: string;
  readonly line: number;
  readonly isSnippet: boolean;
}

/** The front matter becomes blank lines, so that the numbers of the others stay. */
const withoutFrontMatter = (text: string): string =>
  text.replace(/^---\n[\s\S]*?\n---\n/, (matter) => matter.replaceAll(/[^\n]/g, ''));

/** The lines of a page, with each snippet in the place of its placeholder. */
const expanded = (text: string, snippet: (name: string) => string | undefined): readonly Line[] =>
  withoutFrontMatter(text)
    .split('\n')
    .flatMap((content, index): readonly Line[] => {
      const line = index + 1;
      const [, name = ''] = PLACEHOLDER.exec(content) ?? [];
      const code = name && snippet(name);
      if (!code) return [{ text: content, line, isSnippet: false }];
      const fence = [`\`\`\`${INFO[extname(name)] ?? ''}`, ...code.trim().split('\n'), '```'];
      return fence.map((one) => ({ text: one, line, isSnippet: true }));
    });

const isCode = (token: Token): token is Tokens.Code => token.type === 'code';

/** The fences of a page in order. Throws if a block is inside a list or a quotation: it would belong to no step. */
export const fencesIn = (text: string, snippet: (name: string) => string | undefined): readonly Fence[] => {
  const lines = expanded(text, snippet);
  const tokens = lexer(lines.map((line) => line.text).join('\n'));
  const fences: Fence[] = [];
  let first = 1;
  let follows = false;
  for (const token of tokens) {
    // Blank lines before a block can be part of its text.
    const at = first + (/^\n*/.exec(token.raw)?.[0].length ?? 0);
    const { line = 0, isSnippet = false } = lines[at - 1] ?? {};
    if (isCode(token)) {
      if (token.codeBlockStyle === 'indented') throw new Error(`line ${line}: write indented code as a fence.`);
      fences.push({ info: token.lang?.trim() ?? '', code: token.text, at: at + 1, line, follows, isSnippet });
    } else {
      walkTokens([token], (inner) => {
        if (isCode(inner)) throw new Error(`line ${line}: a block inside a list or a quotation belongs to no step.`);
      });
    }
    if (token.type !== 'space') follows = isCode(token);
    first += token.raw.split('\n').length - 1;
  }
  return fences;
};
