import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Html, html, type Part } from '../html.ts';
import { KINDS, type Kind, kindPath } from './kinds.ts';
import { sources } from './sources.ts';
import { style } from './styles.ts';

/** A page of the documentation site. */
export interface Page {
  readonly path: string;
  readonly title: string;
  /** One sentence about the page. */
  readonly summary: string;
  /** The kind that the navigation marks as current. The first page has none. */
  readonly kind?: Kind;
  readonly content: Html;
  /** The Markdown that the page is written in; other pages are converted. */
  readonly markdown?: string;
  /** The pages of the same kind, beside the content. */
  readonly beside?: Part;
}

/** The path of a page as Markdown. */
export const markdownPath = ({ path }: Pick<Page, 'path'>): string => `${path}.md`;

/** Hidden until the script runs. */
const SEARCH = html`<div id="site-search" role="search" hidden>
        <label for="site-query">Search the documentation</label>
        <input id="site-query" type="search" autocomplete="off" spellcheck="false" placeholder="Search" aria-keyshortcuts="/" aria-controls="site-results" />
        <kbd aria-hidden="true">/</kbd>
        <p id="site-count" role="status"></p>
        <ul id="site-results"></ul>
      </div>`;

const PAGE = html` aria-current="page"`;

const kindsIn = ({ path, kind }: Page): Html =>
  html`${Object.entries(KINDS).map(([name, [title]]) => {
    const own = kindPath(name as Kind);
    const current = own === path ? PAGE : name === kind && html` aria-current="true"`;
    return html`<a href="${own}"${current}>${title}</a>\n`;
  })}`;

const TEMPLATE = readFileSync(join(sources, 'page.html'), 'utf8');

/** A complete page: readable without its script, and drawn after one request. */
export const pageOf = (page: Page): string => {
  const { path, title, summary, content, beside, kind } = page;
  const parts: Readonly<Record<string, Part>> = {
    title,
    summary,
    markdown: markdownPath(page),
    style: new Html(`<style>${style()}</style>`),
    brand: html`<a class="brand" href="/docs"${path === '/docs' && PAGE}>Hub Membership Service</a>`,
    kinds: kindsIn(page),
    search: SEARCH,
    pages: beside && html`<nav class="pages" aria-label="${kind ? KINDS[kind][0] : 'Pages'}">${beside}</nav>`,
    content,
  };
  return TEMPLATE.replaceAll(/\{\{(\w+)\}\}/g, (whole, part: string) =>
    Object.hasOwn(parts, part) ? html`${parts[part]}`.text : whole,
  );
};
