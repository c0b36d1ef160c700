import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATION_PAGES, operationPages } from '../../functions/system/moved-pages.ts';
import { pageFile } from '../../functions/system/page-file.ts';
import { apiDocument, openapi } from './api-document.ts';
import { changelogFeed } from './changelog-feed.ts';
import type { ApiDocument } from './document.ts';
import { homePage } from './home.ts';
import { markdownPath, type Page, pageOf } from './layout.ts';
import { llmsText } from './llms.ts';
import { markdownOf } from './page-markdown.ts';
import { postmanCollection } from './postman.ts';
import { referencePages } from './reference.ts';
import { siteScripts } from './script.ts';
import { searchEntries } from './search/entries.ts';
import { sentEntries } from './search/sent.ts';
import { sources } from './sources.ts';
import { style } from './styles.ts';
import { guidePages } from './written.ts';
import { readChangelog, writtenPages } from './written-pages.ts';

type SiteFile = readonly [name: string, content: string | Buffer];

/** All pages of the documentation. */
export const sitePages = (document: ApiDocument): readonly Page[] => {
  const written = writtenPages();
  return [homePage(written), ...guidePages(written), ...referencePages(document, written)];
};

/** A page as HTML and as Markdown. */
const filesOf = (page: Page): readonly SiteFile[] => [
  [pageFile(page.path), pageOf(page)],
  [pageFile(markdownPath(page)), page.markdown ?? markdownOf(page.content)],
];

const inFolder = (folder: string): readonly SiteFile[] =>
  readdirSync(join(sources, folder)).map((name) => [name, readFileSync(join(sources, folder, name))]);

/** The files of the documentation by name: the pages, their script, pictures and downloads. */
export const siteFiles = (): readonly SiteFile[] => {
  const document = apiDocument();
  const pages = sitePages(document);
  return [
    ...pages.flatMap(filesOf),
    [OPERATION_PAGES, JSON.stringify(operationPages(pages.map(({ path }) => path)))],
    ['style.sha256', createHash('sha256').update(style()).digest('base64')],
    ...siteScripts(),
    ['search.json', JSON.stringify(sentEntries(searchEntries(document, writtenPages())))],
    ['openapi.json', openapi()],
    ['postman.json', JSON.stringify(postmanCollection(document))],
    ['llms.txt', llmsText(pages, document.info.version)],
    ['changelog.atom', changelogFeed(readChangelog())],
    ['hub.py', readFileSync(join(sources, 'hub.py'))],
    ...inFolder('pictures'),
  ];
};
