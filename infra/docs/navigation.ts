import { Html, html, type Part } from '../html.ts';
import type { WrittenPage } from './written-pages.ts';

/** A page in the navigation, with the pages below it. */
export interface Entry {
  readonly path: string;
  readonly title: string;
  readonly below?: readonly Entry[];
}

/** A list of links; the page `at` is marked as current, and only its own branch is open. */
export const entryList = (entries: readonly Entry[], at: string): Html =>
  html`<ul>${entries.map(({ path, title, below = [] }) => {
    const isOpen = path === at || below.some((one) => one.path === at);
    const current = path === at && html` aria-current="page"`;
    return html`<li${isOpen && html` class="open"`}><a href="${path}"${current}>${title}</a>${isOpen && below.length > 0 && entryList(below, at)}</li>\n`;
  })}</ul>`;

/** The headings of a page with their ids, without the markup in them. */
const headings = (text: string): readonly (readonly [id: string, title: Html])[] =>
  [...text.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(([, id = '', inner = '']) => [
    id,
    new Html(inner.replaceAll(/<[^>]+>/g, '')),
  ]);

const MOST = 40;

/** Links to the headings of a long page. */
export const contentsOf = (content: Html): Part => {
  const found = headings(content.text);
  if (found.length < 3 || found.length > MOST) return undefined;
  return html`<nav class="contents" aria-labelledby="contents"><h2 id="contents">On this page</h2><ul>${found.map(
    ([id, title]) => html`<li><a href="#${id}">${title}</a></li>`,
  )}</ul></nav>`;
};

export const asEntry = ({ path, title }: WrittenPage): Entry => ({ path, title });
