import { MEMBERS, startFilledLists } from '../functions/every-route/support/filled-lists.ts';
import { FILLS } from '../functions/every-route/support/full-lists.ts';
import { everyRoute, nameOf } from '../functions/every-route/support/routes.ts';
import { median } from './statistics.ts';
import type { Row } from './tables.ts';

const FEW = 120;
const MANY = 20_000;
const PAGE = 50;
const ROUNDS = 15;
const LISTS = [
  'GET /hubs/{hub_id}/members',
  'GET /teams/{team_id}/contacts',
  'POST /teams/{team_id}/hubs/{hub_id}/access-rules/preview',
  'GET /hubs/{hub_id}/leaderboard',
  'GET /hubs/{hub_id}/feed',
];

interface Page {
  readonly requests: number;
  readonly units: number;
  readonly ms: number;
}

type Lists = Awaited<ReturnType<typeof startFilledLists>>;
type Route = (typeof everyRoute)[number];

/** The first page of a list: its cost, and the median of its times. */
const pageOf = async (lists: Lists, route: Route): Promise<Page> => {
  const times: number[] = [];
  let cost = { requests: 0, own: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now();
    cost = await lists.page(route, PAGE);
    times.push(performance.now() - from);
  }
  return { requests: cost.requests, units: cost.own, ms: median(times) };
};

const rowOf = (route: Route, few: Page, many: Page): Row => ({
  what: nameOf(route),
  measured: `${many.requests} requests, ${many.units} units, ${(many.ms / few.ms).toFixed(2)} × the time`,
  target: `${few.requests} requests, ${few.units} units as at ${FEW} rows`,
  met: many.requests <= few.requests && many.units <= few.units + 1,
});

/** The first page of lists, of a preview and of the leaderboard with 20,000 rows, compared with the same page of few. */
export const listRows = async (): Promise<readonly Row[]> => {
  const lists = await startFilledLists();
  const routes = LISTS.flatMap((name) => everyRoute.filter((route) => nameOf(route) === name));
  const ofMembers = routes.filter((route) => FILLS[nameOf(route)] === MEMBERS);
  const pages = async (of: readonly Route[]) => {
    const found = new Map<Route, Page>();
    for (const route of of) found.set(route, await pageOf(lists, route));
    return found;
  };
  try {
    await lists.addMembers(0, FEW);
    const before = await pages(ofMembers);
    await lists.addMembers(FEW, MANY);
    const after = await pages(ofMembers);
    const others: Row[] = [];
    for (const route of routes.filter((one) => !ofMembers.includes(one))) {
      const [few, many] = await lists.grow(route, FEW, MANY, (one) => pageOf(lists, one));
      if (few && many) others.push(rowOf(route, few, many));
    }
    return [
      ...ofMembers.flatMap((route) => {
        const [few, many] = [before.get(route), after.get(route)];
        return few && many ? [rowOf(route, few, many)] : [];
      }),
      ...others,
    ];
  } finally {
    await lists.stop();
  }
};
