import { html, type Part } from '../html.ts';
import { hasGroup } from './code.ts';
import { KIND_NAMES, KINDS, type Kind, kindPath } from './kinds.ts';
import type { Page } from './layout.ts';
import { rendered, renderedLine } from './markdown.ts';
import { asEntry, contentsOf, entryList } from './navigation.ts';
import { withNeeds } from './needs.ts';
import { writtenMarkdown } from './page-markdown.ts';
import type { WrittenPage } from './written-pages.ts';

const ofKind = (pages: readonly WrittenPage[], kind: Kind) => pages.filter((page) => page.kind === kind);

const withMinutes = ({ minutes }: Pick<WrittenPage, 'minutes'>): Part =>
  minutes !== undefined && html` <span class="note">${minutes} minutes</span>`;

/** Pages with their summaries. */
export const summaries = (pages: readonly Pick<WrittenPage, 'path' | 'title' | 'summary' | 'minutes'>[]): Part =>
  html`<dl class="summaries">${pages.map(
    (page) =>
      html`<div><dt><a href="${page.path}">${page.title}</a>${withMinutes(page)}</dt><dd>${renderedLine(page.summary)}</dd></div>\n`,
  )}</dl>`;

/** The text of a page as HTML and Markdown. Tutorials list what their code needs themselves. */
const formsOf = ({ kind, markdown }: WrittenPage) => {
  const text = rendered(markdown);
  if (kind === 'tutorials' || !hasGroup(text)) return { text, markdown };
  const forms = withNeeds(markdown);
  return { text: rendered(forms.rendered), markdown: forms.read };
};

/** The page of a written page. */
export const writtenPage = (page: WrittenPage, beside: Part): Page => {
  const { path, title, summary, kind } = page;
  const { text, markdown } = formsOf(page);
  const content = html`<h1>${title}</h1>
<p class="lead">${renderedLine(summary)}${withMinutes(page)}</p>
${contentsOf(text)}
<div class="text">${text}</div>`;
  return { path, title, summary, kind, content, beside, markdown: writtenMarkdown(page, markdown) };
};

/** The page that lists the pages of a kind. The reference has an index of its own. */
const listOf = (pages: readonly WrittenPage[], kind: Kind): Page => {
  const [title, summary] = KINDS[kind];
  return {
    path: kindPath(kind),
    title,
    summary,
    kind,
    content: html`<h1>${title}</h1>\n<p class="lead">${summary}</p>\n${summaries(ofKind(pages, kind))}`,
    beside: entryList(ofKind(pages, kind).map(asEntry), kindPath(kind)),
  };
};

/** The written pages outside the reference, and the list of each kind. */
export const guidePages = (pages: readonly WrittenPage[]): readonly Page[] =>
  KIND_NAMES.filter((kind) => kind !== 'reference').flatMap((kind) => {
    const entries = ofKind(pages, kind).map(asEntry);
    return [
      listOf(pages, kind),
      ...ofKind(pages, kind).map((page) => writtenPage(page, entryList(entries, page.path))),
    ];
  });
