import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { KIND_NAMES, type Kind, pagePath } from './kinds.ts';
import { withPlaceholders } from './placeholders.ts';
import { rewriteLinks } from './repository-links.ts';
import { REPOSITORY_PAGES } from './repository-pages.ts';
import { repository, sources } from './sources.ts';

/** A page that is written in Markdown. */
export interface WrittenPage {
  readonly kind: Kind;
  readonly path: string;
  readonly title: string;
  /** One sentence, for lists and search results. */
  readonly summary: string;
  /** Words that readers search for and that the page does not use. */
  readonly keywords: string;
  /** How long a tutorial takes. */
  readonly minutes?: number | undefined;
  /** The position in the navigation. */
  readonly order: number;
  /** The text below the title. */
  readonly markdown: string;
}

const FRONT_MATTER = /^---\n(.*?)\n---\n/s;

/** The values of lines such as `title: Sell a course`. */
const valuesIn = (front: string): ReadonlyMap<string, string> =>
  new Map(front.split('\n').map((line) => [line.split(':')[0] ?? '', line.slice(line.indexOf(':') + 1).trim()]));

/** Reads a page. Its front matter has `title`, `summary` and `order`, and can have `keywords` and `minutes`. */
export const pageFrom = (kind: Kind, file: string, text: string): WrittenPage => {
  const [whole = '', front = ''] = FRONT_MATTER.exec(text) ?? [];
  const values = valuesIn(front);
  const needed = (name: string): string => {
    const value = values.get(name);
    if (!value) throw new Error(`${file}: the front matter has no ${name}`);
    return value;
  };
  const minutes = values.get('minutes');
  return {
    kind,
    path: pagePath(kind, basename(file, '.md')),
    title: needed('title'),
    summary: needed('summary'),
    keywords: values.get('keywords') ?? '',
    minutes: minutes === undefined ? undefined : Number(minutes),
    order: Number(needed('order')),
    markdown: withPlaceholders(text.slice(whole.length)),
  };
};

const inFolder = (kind: Kind): readonly WrittenPage[] => {
  const folder = join(sources, 'pages', kind);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const text = rewriteLinks(readFileSync(join(folder, file), 'utf8'), `infra/docs/pages/${kind}/${file}`);
      return pageFrom(kind, file, text);
    });
};

export const readChangelog = (): string => readFileSync(join(repository, 'CHANGELOG.md'), 'utf8');

const changelog = (): WrittenPage => ({
  kind: 'reference',
  path: pagePath('reference', 'changelog'),
  title: 'Changelog',
  summary: 'Breaking changes of the API, newest first.',
  keywords: 'release notes breaking changes what is new',
  order: 990,
  markdown: `[Subscribe to the Atom feed](/docs/changelog.atom).\n\n${rewriteLinks(readChangelog(), 'CHANGELOG.md').replace(/^# .*\n/, '')}`,
});

const inRepository = (): readonly WrittenPage[] =>
  REPOSITORY_PAGES.map(({ file, name, ...page }) => {
    const [heading = '', ...lines] = readFileSync(join(repository, file), 'utf8').split('\n');
    return {
      ...page,
      kind: 'operate',
      path: pagePath('operate', name),
      title: heading.replace(/^# /, ''),
      keywords: '',
      markdown: rewriteLinks(lines.join('\n'), file),
    };
  });

/** All written pages in the order of the navigation. */
export const writtenPages = (): readonly WrittenPage[] =>
  [...KIND_NAMES.flatMap(inFolder), changelog(), ...inRepository()].sort(
    (one, other) => KIND_NAMES.indexOf(one.kind) - KIND_NAMES.indexOf(other.kind) || one.order - other.order,
  );
