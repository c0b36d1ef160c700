import type { Command } from 'commander';
import type { CallResult } from '../../shared/client/failure.ts';
import type { Cursor, Page } from '../../shared/client/pages.ts';
import { type Call, callOf } from './call.ts';
import { chosenColumns, chosenPairs } from './chosen.ts';
import { counter } from './progress.ts';
import type { Column, Value } from './table.ts';
import type { Terminal } from './terminal.ts';
import { wholeNumber } from './values.ts';

interface ListFlags {
  readonly all?: boolean;
  readonly limit?: number;
  readonly after?: string;
}

/** Cursor and page size, as query parameters. */
type PageQuery = Cursor & { readonly 'page[size]'?: number };

interface Listing<Flags, Item> {
  /** Plural noun of the items. */
  readonly what: string;
  readonly columns: readonly Column<Item>[];
  readonly read: (call: Call<Flags>, page: PageQuery, ...args: string[]) => Promise<CallResult<Page<Item>>>;
  /** Readable without a credential. */
  readonly open?: boolean;
}

/** An action gets its arguments, then its flags and the command. */
const argumentsOf = (actionArgs: readonly string[]): string[] => actionArgs.slice(0, -2);

const cursorIn = (cursor: string): string =>
  cursor.startsWith('/') ? (new URL(cursor, 'https://any.example').searchParams.get('page[after]') ?? cursor) : cursor;

const pageOf = ({ all, limit, after }: ListFlags): PageQuery => ({
  ...((all || limit !== undefined) && { 'page[size]': limit ?? 100 }),
  ...(after !== undefined && { 'page[after]': cursorIn(after) }),
});

const everything = async <Item>(
  read: (page: PageQuery) => Promise<CallResult<Page<Item>>>,
  first: PageQuery,
  terminal: Terminal,
  what: string,
): Promise<Page<Item>> => {
  const { pages } = await import('../../shared/client/pages.ts');
  const progress = counter(terminal.err, what);
  const data: Item[] = [];
  try {
    for await (const page of pages<Page<Item>>((cursor) => read({ ...first, ...cursor }))) {
      data.push(...page.data);
      progress.at(data.length);
    }
  } finally {
    progress.end();
  }
  return { data, links: {} };
};

/** Defines a list command: one page, or all pages with --all. */
export const lists = <Flags, Item>(
  command: Command,
  terminal: Terminal,
  { what, columns, read, open = false }: Listing<Flags, Item>,
): Command =>
  command
    .option('--all', 'all pages')
    .option('--limit <n>', 'page size', wholeNumber(1, 100))
    .option('--after <cursor>', 'start after this cursor, or after `links.next` of a page')
    .action(async (...actionArgs) => {
      const call = await callOf<Flags & ListFlags>(command, terminal, open);
      const args = argumentsOf(actionArgs);
      const first = pageOf(call.flags);
      const readPage = (page: PageQuery) => read(call, page, ...args);
      const { demand } = await import('../../shared/client/failure.ts');
      const page = call.flags.all ? await everything(readPage, first, terminal, what) : await demand(readPage(first));
      if (call.flags.json) return call.print.json(page);
      if (page.data.length === 0) return call.say(`No ${what}.`);
      call.print.list(page.data, call.flags.columns ? chosenColumns(call.flags.columns, page.data) : columns);
      if (page.links.next) call.say('More results: use --all, or --limit 100 for a longer page.');
    });

interface Reading<Flags, Item> {
  readonly read: (call: Call<Flags>, ...args: string[]) => Promise<CallResult<{ readonly data: Item }>>;
  readonly pairs: (item: Item) => readonly (readonly [string, Value])[];
  readonly open?: boolean;
}

/** Prints one resource: as JSON, or its chosen or all attributes. */
export const printOne = <Item>(
  { flags, print }: Call<unknown>,
  document: { readonly data: Item },
  pairs: Reading<unknown, Item>['pairs'],
): void => {
  if (flags.json) print.json(document);
  else print.details(flags.columns ? chosenPairs(flags.columns, document.data) : pairs(document.data));
};

/** Defines a command that returns one resource and prints it. */
export const shows = <Flags, Item>(
  command: Command,
  terminal: Terminal,
  { read, pairs, open = false }: Reading<Flags, Item>,
): Command =>
  command.action(async (...actionArgs) => {
    const call = await callOf<Flags>(command, terminal, open);
    const { demand } = await import('../../shared/client/failure.ts');
    printOne(call, await demand(read(call, ...argumentsOf(actionArgs))), pairs);
  });

interface Acting<Flags> {
  readonly call: (call: Call<Flags>, ...args: string[]) => Promise<CallResult<unknown>>;
  /** The confirmation message. */
  readonly done: string;
}

/** Defines a command that prints only its confirmation. */
export const acts = <Flags>(command: Command, terminal: Terminal, { call: run, done }: Acting<Flags>): Command =>
  command.action(async (...actionArgs) => {
    const call = await callOf<Flags>(command, terminal);
    const { settle } = await import('../../shared/client/failure.ts');
    await settle(run(call, ...argumentsOf(actionArgs)));
    call.say(done);
  });
