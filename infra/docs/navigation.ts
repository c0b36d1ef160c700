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

interface Heading {
  readonly level: string;
  readonly id: string;
  /** Without the markup in it. */
  readonly title: Html;
}

const headings = (text: string): readonly Heading[] =>
  [...text.matchAll(/<h([23]) id="([^"]+)">(.*?)<\/h\1>/g)].map(([, level = '', id = '', inner = '']) => ({
    level,
    id,
    title: new Html(inner.replaceAll(/<[^>]+>/g, '')),
  }));

/** A page with fewer sections has the headings below them in its contents, too. */
const FEW = 3;
/** Longer contents are set in columns, and scroll on a small screen. */
const LONG = 14;

const linkTo = ({ id, title }: Heading): Html => html`<a href="#${id}">${title}</a>`;

/** The headings of level 3 that follow a section, up to the next. */
const below = (all: readonly Heading[], section: Heading): readonly Heading[] => {
  const after = all.slice(all.indexOf(section) + 1);
  const next = after.findIndex(({ level }) => level === '2');
  return next < 0 ? after : after.slice(0, next);
};

/** Links to the headings of a page that has several. */
export const contentsOf = (content: Html): Part => {
  const all = headings(content.text);
  const sections = all.filter(({ level }) => level === '2');
  const isNested = sections.length < FEW;
  const count = isNested ? all.length : sections.length;
  if (count < FEW) return undefined;
  const items = sections.map((section) => {
    const parts = isNested ? below(all, section) : [];
    return html`<li>${linkTo(section)}${parts.length > 0 && html`<ul>${parts.map((part) => html`<li>${linkTo(part)}</li>`)}</ul>`}</li>`;
  });
  const long = count > LONG && html` long`;
  return html`<nav class="contents${long}" aria-labelledby="contents"><h2 id="contents">On this page</h2><ul>${items}</ul></nav>`;
};

export const asEntry = ({ path, title }: WrittenPage): Entry => ({ path, title });
