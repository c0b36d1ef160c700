import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Html, html, type Part } from '../html.ts';

/** The guides in reading order. `operate` is RUNBOOK.md and `changelog` is CHANGELOG.md. */
export const GUIDES = {
  authentication: 'Authentication',
  pagination: 'Pagination',
  errors: 'Errors',
  idempotency: 'Idempotency',
  webhooks: 'Webhooks',
  'live-updates': 'Live updates',
  profiles: 'Profiles and directory',
  'rate-limits': 'Rate limits',
  'typescript-client': 'TypeScript client',
  cli: 'Command-line client',
  operate: 'Operate the service',
  changelog: 'Changelog',
} as const;

export type GuideName = keyof typeof GUIDES;

export const GUIDE_NAMES = Object.keys(GUIDES) as readonly GuideName[];

/** The folder with the sources of the pages. */
export const sources = join(import.meta.dirname, '..', '..', 'functions', 'system', 'docs');

const REFERENCE = '/docs';

export const guidePath = (name: string): string => `/docs/guides/${name}`;

const LINKS: readonly (readonly [path: string, text: string])[] = [
  [REFERENCE, 'Reference'],
  ...Object.entries(GUIDES).map(([name, text]) => [guidePath(name), text] as const),
];

interface Page {
  readonly title: string;
  readonly content: Html;
  /** The path that the navigation marks as current. */
  readonly at: string;
  /** Reference pages have a search and a list of groups; guides need no script. */
  readonly groups?: Html;
}

const navigation = ({ at, groups }: Page): Html =>
  html`${LINKS.map(([path, text]): Part => {
    const isHere = path === at || (path === REFERENCE && groups !== undefined);
    const current = isHere && html` aria-current="${path === at ? 'page' : 'true'}"`;
    return html`<a href="${path}"${current}>${text}</a>\n`;
  })}`;

const REFERENCE_HEAD = html`<link rel="stylesheet" href="/docs/reference.css" />
    <script src="/docs/reference.js" defer></script>`;

/** Hidden until the script runs. */
const SEARCH = html`<div id="search" role="search" hidden>
        <label for="query">Search the reference</label>
        <input id="query" type="search" autocomplete="off" spellcheck="false" placeholder="Search operations: press /" aria-controls="found" />
        <p id="count" role="status"></p>
        <ul id="found"></ul>
      </div>`;

const TEMPLATE = readFileSync(join(sources, 'page.html'), 'utf8');

/** A complete page: static, readable without scripts, and without inline code that the policy would have to allow. */
export const pageOf = (page: Page): string => {
  const { title, content, groups } = page;
  const parts: Readonly<Record<string, Html>> = {
    title: html`${title}`,
    head: groups ? REFERENCE_HEAD : html``,
    navigation: navigation(page),
    search: groups ? SEARCH : html``,
    groups: groups ?? html``,
    content,
  };
  return TEMPLATE.replaceAll(/\{\{(\w+)\}\}/g, (_, part: string) => parts[part]?.text ?? '');
};
