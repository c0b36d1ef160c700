import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { outsideCode } from '../../../infra/docs/repository-links.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const FOLDERS = '{bin,functions,infra,shared,test,.ci,.github}';
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const filesOf = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules'] }).toSorted();

/** The ids that GitHub gives to the headings of a page. */
const anchorsOf = (file: string): readonly string[] => {
  const anchors: string[] = [];
  outsideCode(read(file), (prose) => {
    for (const [, heading = ''] of prose.matchAll(/^#+ (.+)$/gm))
      anchors.push(
        heading
          .toLowerCase()
          .replaceAll(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
      );
    return prose;
  });
  return anchors;
};

/** A page with generated parts has headings that only the site shows; the tests of the site follow these links. */
const isWhole = (file: string): boolean => file.endsWith('.md') && !/^\{\{/m.test(read(file));

const isDead = (file: string, anchor?: string): boolean =>
  !existsSync(join(root, file)) || (anchor !== undefined && isWhole(file) && !anchorsOf(file).includes(anchor));

describe('every page of the repository', () => {
  const pages = [...filesOf('*.md'), ...filesOf(`${FOLDERS}/**/*.md`)];

  test.each(pages)('%s has only links to files and headings that exist', (page) => {
    const dead: string[] = [];
    outsideCode(read(page), (prose) => {
      for (const [, link = ''] of prose
        .replaceAll(/`[^`\n]*`/g, '')
        .matchAll(/\]\((?!https?:|mailto:|\/)([^)\s]+)\)/g)) {
        const [path = '', anchor] = link.split('#');
        const file = path === '' ? page : relative(root, join(root, dirname(page), path));
        if (isDead(file, anchor)) dead.push(link);
      }
      return prose;
    });
    expect(dead).toEqual([]);
  });
});

test('every text that names a page for operators names one that exists, and a heading that it has', () => {
  const files = [...filesOf('*.md'), ...filesOf(`${FOLDERS}/**/*.{ts,md,sh,yml}`)];
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/(?:infra\/docs\/pages|(?<![.\w])\/docs)\/operate\/([\w-]+)(?:\.md)?(?:#([\w-]+))?/g)].map(
      ([text, page = '', anchor]) => ({ file, text, target: `infra/docs/pages/operate/${page}.md`, anchor }),
    ),
  );
  expect(named.length).toBeGreaterThan(30);
  /* Pages that are files elsewhere, and those that a test makes up. */
  const elsewhere = /^\/docs\/operate\/(?:upgrading|security|local-stack)\b/;
  const dead = named.filter(({ text, target, anchor }) => !elsewhere.test(text) && isDead(target, anchor));
  expect(dead.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

test('the headings of a page for operators are unique, because an alarm names one by its anchor', () => {
  for (const page of filesOf('infra/docs/pages/operate/*.md')) {
    const anchors = anchorsOf(page);
    expect([page, anchors.filter((one, at) => anchors.indexOf(one) !== at)]).toEqual([page, []]);
  }
});
