import { measureSearch } from '../../bench/filled-search.ts';
import { MEMBERS, startFilledLists } from '../../functions/every-route/support/filled-lists.ts';
import { FILLS } from '../../functions/every-route/support/full-lists.ts';
import { everyRoute, nameOf } from '../../functions/every-route/support/routes.ts';
import type { Consumption } from '../../support/meter.ts';
import type { Row } from '../row.ts';
import { fanOut } from './fan-outs.ts';

const FEW = 120;
const MANY = { quick: 400, full: 100_000 } as const;
const POSTS = { quick: [200, 1_000], full: [1_000, 100_000] } as const;
/** A page may begin elsewhere in the blocks of the engine: half a unit more or less does not count. */
const ROUNDING = 1;

/** The requests and the units of one page with few rows and with many. */
interface Pair {
  readonly what: string;
  readonly few: readonly [requests: number, units: number];
  readonly many: readonly [requests: number, units: number];
  /** How many times the cost of few may be that of many. */
  readonly factor: number;
}

interface Cost {
  readonly requests: number;
  readonly own: number;
}

const costOf = ({ requests, read, write }: Consumption): Cost => ({ requests, own: read + write });

const pairOf = (what: string, few: Cost | undefined, many: Cost | undefined, factor = 1): Pair => {
  if (!few || !many) throw new Error(`${what} was not measured`);
  return { what, few: [few.requests, few.own], many: [many.requests, many.own], factor };
};

const inTurn = async <T, R>(list: readonly T[], work: (one: T) => Promise<R>): Promise<readonly R[]> => {
  const done: R[] = [];
  for (const one of list) done.push(await work(one));
  return done;
};

const grew = ({ few, many, factor }: Pair): boolean =>
  many[0] > few[0] * factor || many[1] > Math.max(few[1] * factor, few[1] + ROUNDING);

const described = ({ what, few, many }: Pair): string =>
  `${what}: ${few[0]} requests and ${few[1]} units became ${many[0]} and ${many[1]}`;

export const row: Row = {
  number: 15,
  name: 'growth',
  measures: 'pages that cost more as there are more rows',
  done: `Every list that grows, previews and the leaderboard among them, and a fan-out to members are read at ${FEW} rows and again at 100,000; searches at 1,000 posts and at 100,000. A sample grows to ${MANY.quick} rows.`,
  target: 'requests and units of a page constant; a search at most twice',
  madeToFail:
    'Every query read 1,000 rows more than a page needs: “GET /teams/{team_id}/admin-alerts: 2 requests and 11 units became 2 and 36”, and so did the other lists.',
  async measure(size, progress) {
    const pairs: Pair[] = [];
    const seen = (pair: Pair) => {
      pairs.push(pair);
      progress(`${pairs.length} ${described(pair)}`);
    };
    const lists = await startFilledLists();
    const filled = everyRoute.filter((one) => nameOf(one) in FILLS);
    const ofMembers = filled.filter((one) => FILLS[nameOf(one)] === MEMBERS);
    const membersRead = async () => ({
      pages: await inTurn(ofMembers, (route) => lists.page(route, 50)),
      fanOut: await fanOut(lists),
    });
    /* The other lists are of these members: a list leaves out rows of a member who does not exist. */
    await lists.addMembers(0, FEW);
    const before = await membersRead();
    await lists.addMembers(FEW, MANY[size]);
    const after = await membersRead();
    for (const [nth, route] of ofMembers.entries()) seen(pairOf(nameOf(route), before.pages[nth], after.pages[nth]));
    seen(pairOf('fan-out to members', costOf(before.fanOut), costOf(after.fanOut)));
    for (const route of filled.filter((one) => !ofMembers.includes(one))) {
      const [few, many] = await lists.grow(route, FEW, MANY[size], (one) => lists.page(one, 50));
      seen(pairOf(nameOf(route), few, many));
    }
    await lists.stop();
    const [posts, morePosts] = POSTS[size];
    const searches = await measureSearch(posts);
    for (const [nth, more] of (await measureSearch(morePosts)).entries()) {
      const fewer = searches[nth];
      if (fewer) seen(pairOf(`search, ${more.what}`, costOf(fewer), costOf(more), 2));
    }
    const failed = pairs.filter(grew);
    return {
      tried: pairs.length,
      failed: failed.length,
      value: `${failed.length} of ${pairs.length} grew from ${FEW} to ${MANY[size].toLocaleString('en')} rows`,
      met: failed.length === 0,
      details: failed.map(described),
    };
  },
};
