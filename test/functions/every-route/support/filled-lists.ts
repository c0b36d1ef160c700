import type { Route } from '../../../../shared/api/route.ts';
import { listOf, sortOf, withoutListing } from '../../../../shared/platform/db/listing.ts';
import { probeOf } from '../../../infra/cost/support/costs.ts';
import { type Consumption, meter } from '../../../support/meter.ts';
import { putAll, removeAll } from '../../../support/put-all.ts';
import { type Call, startService } from '../../../support/service.ts';
import { allRows, ofTypicalSize, otherId, type Row, replaced } from './copied-rows.ts';
import { FILLS, type Fill } from './full-lists.ts';
import { oneOfEach } from './one-of-each.ts';
import { everyRoute, nameOf } from './routes.ts';
import { portsOf, requestOf, startRoutes } from './world.ts';

/** More than the largest page. */
const COPIES = 101;
/** Copies that are made at once, so that many do not fill the memory. */
const PART = 500;
/** The rows of more members of the hub. */
export const MEMBERS = FILLS['GET /hubs/{hub_id}/members'] ?? { entities: [], replacements: () => [] };
/** How many members wrote the posts, comments and replies of a list. */
const AUTHORS = 10;
const UNREAD = 20;
const VIEWER_ROWS: ReadonlySet<string> = new Set(['discussion_viewer', 'comment_viewer']);

const partsOf = (from: number, to: number): readonly (readonly [number, number])[] =>
  Array.from({ length: Math.ceil((to - from) / PART) }, (_, nth) => {
    const start = from + nth * PART;
    return [start, Math.min(to, start + PART)] as const;
  });

const nameOfRow = ({ pk, sk }: Row): string => `${pk} ${sk}`;

/** The measured cost of a page. */
interface MeasuredPage {
  readonly items: number;
  /** Read units, without authentication and authorization. */
  readonly own: number;
  /** Requests to the table, all of them. */
  readonly requests: number;
}

/** Lists with more items than the largest page, in rows of typical size. */
export const startFilledLists = async ({ stream = false } = {}) => {
  const world = await startRoutes({ stream });
  const ids = await oneOfEach(world);
  const rows = (await allRows(world.store)).map(ofTypicalSize);
  const known = new Set(rows.map(nameOfRow));
  const authorOf = (nth: number) => ({ type: 'contact', id: otherId(String(ids.member_id), nth % AUTHORS) });

  /** The reader reacted to every fifth item and bookmarked none of them, every tenth has attachments, and only the newest are unread. */
  const varied = (row: Row, nth: number, own = false): Row | undefined => {
    if (VIEWER_ROWS.has(row.entity) && nth % 5 > 0 && !own) return undefined;
    const isRead = row.entity === 'notification' && nth >= UNREAD;
    const isMark = VIEWER_ROWS.has(row.entity) && !own;
    return {
      ...(isRead || isMark ? withoutListing(row) : row),
      ...(isRead && { read_at: String(row.created_at) }),
      ...(isMark && { bookmarked_at: undefined }),
      ...('author' in row && !own && { author: authorOf(nth) }),
      ...('by' in row && { by: authorOf(nth) }),
      ...(row.entity === 'contact' && { email: `${row.sk.replace('CONTACT#', '')}@example.com` }),
      ...(nth % 10 > 0 && { attached: undefined }),
    } as Row;
  };
  const copiesOf = ({ entities, replacements, own }: Fill, from = 0, to = COPIES): readonly Row[] => {
    const keysOf = (row: Row) => [row.pk, row.sk, listOf(row) ?? '', sortOf(row)];
    const found = replacements(ids, 0).map(([from]) => from);
    const templates = rows.filter(
      (row) => entities.includes(row.entity) && found.some((id) => keysOf(row).some((key) => key.includes(id))),
    );
    const made = Array.from({ length: to - from }, (_, nth) =>
      templates.flatMap((row) => varied(replaced(row, replacements(ids, from + nth)) as Row, from + nth, own) ?? []),
    ).flat();
    return [...new Map(made.map((row) => [nameOfRow(row), row])).values()].filter((row) => !known.has(nameOfRow(row)));
  };
  /** Members that stay, besides those of every world. */
  const addMembers = async (from: number, to: number): Promise<void> => {
    for (const [start, end] of partsOf(from, to)) {
      const members = copiesOf(MEMBERS, start, end);
      await putAll(world.store, members);
      for (const row of members) known.add(nameOfRow(row));
    }
  };
  await addMembers(0, COPIES);

  const probes = await startService(everyRoute.map(probeOf), portsOf(world.keys) as unknown, {
    keys: world.keys,
    store: world.store,
  });
  const spent = meter(world.store.client);
  const during = async (work: () => Promise<unknown>): Promise<Consumption> => {
    spent.read();
    await work();
    return spent.read();
  };
  const callOf = (route: Route, size: number): Call => {
    const ofMember = route.path.includes('{contact_id}') && { contact_id: String(ids.member_id) };
    const resident = { ...world.ours, ids: { ...world.ours.ids, ...ofMember } };
    const call = requestOf(world, route, route.caller.kinds.includes('contact') ? 'contact' : 'user', resident);
    return { ...call, path: `${call.path}${call.path.includes('?') ? '&' : '?'}page[size]=${size}` };
  };
  const page = async (route: Route, size: number): Promise<MeasuredPage> => {
    const call = callOf(route, size);
    const access = (await during(() => probes.call(call))).read;
    let items: unknown;
    const total = await during(async () => {
      const { status, body } = await world.call(call);
      if (status !== 200) throw new Error(`${nameOf(route)} answered ${status} ${JSON.stringify(body)}`);
      items = body.data;
    });
    return { items: Array.isArray(items) ? items.length : 0, own: total.read - access, requests: total.requests };
  };
  return {
    stop: world.stop,
    store: world.store,
    ids,
    during,
    page,
    addMembers,
    /** What `read` finds in a list with few rows and with many. The list is emptied. */
    async grow<Found>(
      route: Route,
      few: number,
      many: number,
      read: (route: Route) => Promise<Found>,
    ): Promise<readonly Found[]> {
      const fill = FILLS[nameOf(route)];
      if (!fill) throw new Error(`${nameOf(route)} is not filled`);
      const part = ([from, to]: readonly [number, number]) => copiesOf(fill, from, to);
      for (const range of partsOf(0, few)) await putAll(world.store, part(range));
      const before = await read(route);
      for (const range of partsOf(few, many)) await putAll(world.store, part(range));
      const after = await read(route);
      for (const range of [...partsOf(0, few), ...partsOf(few, many)]) await removeAll(world.store, part(range));
      return [before, after];
    },
    /** Fills the list, reads its first page in each size, and empties it. */
    async measure(route: Route, sizes: readonly number[]): Promise<readonly MeasuredPage[]> {
      const how = FILLS[nameOf(route)];
      const filling = how ? copiesOf(how) : [];
      await putAll(world.store, filling);
      const pages: MeasuredPage[] = [];
      for (const size of sizes) pages.push(await page(route, size));
      await removeAll(world.store, filling);
      return pages;
    },
  };
};
