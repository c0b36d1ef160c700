import { Marked } from 'marked';
import { Html } from '../html.ts';

const anchor = (heading: string): string =>
  heading
    .replace(/<[^>]+>/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Headings can be linked to. */
const markdown = new Marked({
  renderer: {
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
export const rendered = (text: string): Html =>
  new Html(inRegions(String(markdown.parse(text, { async: false }))).replaceAll('<pre>', '<pre tabindex="0">'));

/** The HTML of one line, without a paragraph around it. */
export const renderedLine = (text: string): Html => new Html(String(markdown.parseInline(text, { async: false })));
