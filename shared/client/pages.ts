import { type CallResult, demand } from './failure.ts';

/** The query parameters of a page; none for the first. */
export interface Cursor {
  readonly 'page[after]'?: string;
}

export interface Page<Item> {
  readonly data: readonly Item[];
  readonly links: { readonly next?: string };
}

export type ReadPage<P> = (cursor: Cursor) => Promise<CallResult<P>>;

/** The cursor of the next page; undefined after the last. */
export const nextCursor = ({ links }: Page<unknown>): Cursor | undefined => {
  if (links.next === undefined) return undefined;
  const after = new URL(links.next, 'https://any.example').searchParams.get('page[after]');
  return after === null ? undefined : { 'page[after]': after };
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

/** Loads all items of a list. Throws `RequestFailed`. */
export async function* items<Item>(read: ReadPage<Page<Item>>): AsyncGenerator<Item, void> {
  for await (const page of pages(read)) yield* page.data;
}
