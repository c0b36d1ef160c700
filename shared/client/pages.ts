import { type CallResult, demand } from './failure.ts';

/** The query parameters of a page; none for the first. */
export interface Cursor {
  readonly 'page[after]'?: string;
}

/** The document of a page as the service returns it. */
export interface Page<Item> {
  readonly data: readonly Item[];
  readonly links: { readonly next?: string };
}

/** Reads the page at a cursor. */
export type ReadPage<P> = (cursor: Cursor) => Promise<CallResult<P>>;

/** One page of a list. */
export interface ListPage<P extends Page<unknown>> {
  readonly items: P['data'];
  /** The cursor of the next page; undefined after the last. */
  readonly next: Cursor | undefined;
  /** The whole document, for example for the counts in its `meta`. */
  readonly document: P;
}

/** A list: iterate it to read all items, page by page, or read a single page. */
export interface List<P extends Page<unknown>> extends AsyncIterable<P['data'][number]> {
  /** Reads one page: the first, or the page at a cursor. Throws `RequestFailed`. */
  page(cursor?: Cursor): Promise<ListPage<P>>;
}

const AFTER = /[?&]page(?:\[|%5B)after(?:\]|%5D)=([^&#]*)/i;

/** The cursor of the next page; undefined after the last. */
export const nextCursor = ({ links }: Page<unknown>): Cursor | undefined => {
  const [, after] = AFTER.exec(links.next ?? '') ?? [];
  return after === undefined ? undefined : { 'page[after]': decodeURIComponent(after.replaceAll('+', ' ')) };
};

/** Iterates the pages of a list, each loaded on demand. Throws `RequestFailed`. */
export async function* pages<P extends Page<unknown>>(read: ReadPage<P>): AsyncGenerator<P, void> {
  let cursor: Cursor | undefined = {};
  while (cursor) {
    const page: P = await demand(read(cursor));
    yield page;
    cursor = nextCursor(page);
  }
}

/** Iterates all items of a list, whose pages are loaded on demand. Throws `RequestFailed`. */
export async function* items<Item>(read: ReadPage<Page<Item>>): AsyncGenerator<Item, void> {
  for await (const page of pages(read)) yield* page.data;
}

/**
 * A list with typed items. The items have the names, photos and titles that a page displays.
 *
 * @example
 * const posts = listOf((query) => client.GET('/api/v1/hubs/{hub_id}/discussions', { params: { path, query } }));
 * const { items, next } = await posts.page();
 * const more = next && (await posts.page(next));
 * for await (const post of posts) show(post);
 */
export const listOf = <P extends Page<unknown>>(read: ReadPage<P>): List<P> => ({
  async page(cursor = {}) {
    const document: P = await demand(read(cursor));
    return { items: document.data, next: nextCursor(document), document };
  },
  [Symbol.asyncIterator]: () => items(read),
});
