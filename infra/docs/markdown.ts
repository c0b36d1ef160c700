import { Marked, type Token, type Tokens } from 'marked';
import { Html } from '../html.ts';
import { anchor } from './anchor.ts';
import { codeFigure, codeGroup, isTab } from './code.ts';

interface CodeGroup extends Tokens.Generic {
  readonly type: 'codeGroup';
  readonly codes: readonly Tokens.Code[];
}

const isCode = (token: Token): token is Tokens.Code => token.type === 'code';

const nothing = (token: Token): boolean => token.type === 'space';

/** Joins consecutive code blocks in several languages: they are one step. A language that repeats begins the next. */
const grouped = (tokens: readonly Token[]): Token[] => {
  const made: Token[] = [];
  let group: Tokens.Code[] = [];
  const finish = (): void => {
    const [only, ...others] = group;
    if (only) made.push(others.length > 0 ? ({ type: 'codeGroup', raw: '', codes: group } satisfies CodeGroup) : only);
    group = [];
  };
  for (const token of tokens) {
    if (isCode(token) && isTab(token.lang ?? '')) {
      if (group.some(({ lang }) => lang === token.lang)) finish();
      group.push(token);
    } else if (group.length === 0 || !nothing(token)) {
      finish();
      made.push(token);
    }
  }
  finish();
  return made;
};

/** Headings can be linked to, and code has a caption. */
const markdown = new Marked({
  hooks: { processAllTokens: (tokens) => grouped(tokens) },
  extensions: [
    {
      name: 'codeGroup',
      renderer: (token) =>
        codeGroup((token as CodeGroup).codes.map(({ lang = '', text }) => ({ language: lang, code: text }))).text,
    },
  ],
  renderer: {
    code: ({ lang = '', text }) => codeFigure({ language: lang, code: text }).text,
    heading({ tokens, depth }) {
      const inner = this.parser.parseInline(tokens);
      return `<h${depth} id="${anchor(inner)}">${inner}</h${depth}>\n`;
    },
  },
});

/** Wraps each table in a region with a unique accessible name. */
const inRegions = (text: string): string => {
  let number = 0;
  return text
    .replaceAll('<table>', () => {
      number += 1;
      return `<div class="table" tabindex="0" role="region" aria-label="Table ${number}"><table>`;
    })
    .replaceAll('</table>', '</table></div>');
};

/** The HTML of trusted Markdown. Wide tables and code blocks scroll separately, by keyboard too. */
export const rendered = (text: string): Html => new Html(inRegions(String(markdown.parse(text, { async: false }))));

/** The HTML of one line, without a paragraph around it. */
export const renderedLine = (text: string): Html => new Html(String(markdown.parseInline(text, { async: false })));
