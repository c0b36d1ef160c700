import { type Files, textOf } from './files.ts';

/** Pages that have another path now, and that path. */
const MOVED: Readonly<Record<string, string>> = {
  '/docs/guides/authentication': '/docs/authentication',
  '/docs/guides/changelog': '/docs/changelog',
  '/docs/guides/cli': '/docs/cli',
  '/docs/guides/errors': '/docs/errors',
  '/docs/guides/idempotency': '/docs/idempotency',
  '/docs/guides/live-updates': '/docs/how-to/live-updates',
  '/docs/guides/operate': '/docs/operate',
  '/docs/guides/pagination': '/docs/pagination',
  '/docs/guides/profiles': '/docs/how-to/profiles',
  '/docs/guides/rate-limits': '/docs/limits',
  '/docs/guides/typescript-client': '/docs/typescript-client',
  '/docs/guides/webhooks': '/docs/how-to/webhooks',
};

/** The file with the path of the page of each operation, by its id. */
export const OPERATION_PAGES = 'operation-pages.json';

const OPERATION = /^\/docs\/reference\/[\w-]+\/(\w+)$/;

/** The path of an operation's page, whichever section of the reference it is in. */
const operationPage = async (files: Files, page: string): Promise<string | undefined> => {
  const [, id] = OPERATION.exec(page) ?? [];
  const file = id && (await files(OPERATION_PAGES));
  const pages: Readonly<Record<string, string>> = file ? JSON.parse(textOf(file)) : {};
  return id && Object.hasOwn(pages, id) ? pages[id] : undefined;
};

/** Where a page is that is not at this path any more: its links are published. Its Markdown moved with it. */
export const movedTo = async (files: Files, path: string): Promise<string | undefined> => {
  const [, page = path, markdown = ''] = /^(.*?)(\.md)?$/.exec(path) ?? [];
  const moved = Object.hasOwn(MOVED, page) ? MOVED[page] : await operationPage(files, page);
  return moved && moved + markdown;
};

/** The content of {@link OPERATION_PAGES}, from the paths of all pages. */
export const operationPages = (paths: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    paths.flatMap((path) => {
      const [, id] = OPERATION.exec(path) ?? [];
      return id ? [[id, path]] : [];
    }),
  );
