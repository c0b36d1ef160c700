import Turndown from 'turndown';
import type { Html } from '../html.ts';
import type { WrittenPage } from './written-pages.ts';

/** What the rule for code reads of an element. */
interface Readable {
  readonly textContent: string | null;
  getAttribute(name: string): string | null;
  querySelector(selector: string): Readable | null;
}

const converter = new Turndown({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' });

const indented = (text: string): string =>
  text
    .trim()
    .replaceAll(/\n{2,}/g, '\n')
    .replaceAll('\n', '\n  ');

/* A definition list becomes a list: one item for each term, with its definition below. */
converter.addRule('term', { filter: 'dt', replacement: (content) => `\n- ${content.trim()}` });
converter.addRule('definition', { filter: 'dd', replacement: (content) => `\n  ${indented(content)}` });
/* What is folded on the page is visible here. */
converter.addRule('summary', { filter: 'summary', replacement: () => '\n' });
/* The samples follow here. */
converter.addRule('to the samples', {
  filter: (node) => node.nodeName === 'P' && node.getAttribute('class') === 'to-samples',
  replacement: () => '',
});
converter.addRule('code', {
  filter: 'figure',
  replacement(_, node) {
    const figure: Readable = node;
    const language = figure.getAttribute('data-language') ?? '';
    const caption = figure.querySelector('figcaption')?.textContent ?? '';
    return `\n\n${caption}:\n\n\`\`\`${language}\n${figure.querySelector('code')?.textContent?.trim() ?? ''}\n\`\`\`\n\n`;
  },
});

/** The Markdown of a page that was made from the description of the API. */
export const markdownOf = (content: Html): string =>
  `${converter.turndown(content.text).replaceAll(/\n{3,}/g, '\n\n')}\n`;

/** The Markdown of a written page, with its title and summary. */
export const writtenMarkdown = ({ title, summary }: WrittenPage, markdown: string): string =>
  `# ${title}\n\n${summary}\n\n${markdown.trim()}\n`;
