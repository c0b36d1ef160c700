import { type Called, demand } from './failure.ts';

/** Where a page begins, as a part of the query: nothing for the first. */
export interface Cursor {
  readonly 'page[after]'?: string;
}

export interface Page<Item> {
  readonly data: readonly Item[];
  readonly links: { readonly next?: string };
}

export type ReadPage<P> = (cursor: Cursor) => Promise<Called<P>>;

/** Where the next page begins; undefined after the last. */
export const nextCursor = ({ links }: Page<unknown>): Cursor | undefined => {
  if (links.next === undefined) return undefined;
  const after = new URL(links.next, 'https://any.example').searchParams.get('page[after]');
  return after === null ? undefined : { 'page[after]': after };
};

/** A list page by page, each read when it is asked for; throws RequestFailed. */
export async function* pages<P extends Page<unknown>>(read: ReadPage<P>): AsyncGenerator<P, void> {
  let cursor: Cursor | undefined = {};
  while (cursor) {
    const page: P = await demand(read(cursor));
    yield page;
    cursor = nextCursor(page);
  }
}

/** Everything in a list, however many pages it has; throws RequestFailed. */
export async function* items<Item>(read: ReadPage<Page<Item>>): AsyncGenerator<Item, void> {
  for await (const page of pages(read)) yield* page.data;
}
