import { everyRoute, nameOf } from '../../functions/every-route/support/routes.ts';
import type { Row } from '../row.ts';
import { missingCorpora } from '../support/corpora.ts';
import { inWorld } from '../support/in-world.ts';
import { inLanes, keptState } from '../support/state.ts';
import { type Hostile, hostileTo } from './requests.ts';
import { hostileStrings } from './strings.ts';
import { wrongIn } from './wrong.ts';

const TARGET = 200_000;
/** Requests that read, at once. Those that write go one after another: writes to one row at a time may return 503. */
const LANES = 8;
/** A quick run sends one of this many requests. */
const SAMPLE = 29;
/** The table returns to its state after this many requests that wrote. */
const MAX_WRITES = 150;

const measure = inWorld(async (world, size, progress) => {
  const state = await keptState(world.store);
  const strings = hostileStrings();
  const found = new Map<string, string>();
  const statuses = new Map<number, number>();
  let [tried, failed, met, writes] = [0, 0, 0, 0];
  const restore = async () => {
    if (writes > 0) await state.restore();
    writes = 0;
  };
  for (const [nth, route] of everyRoute.entries()) {
    const requests = hostileTo(route, world, strings).filter(() => {
      met += 1;
      return size === 'full' || met % SAMPLE === 0;
    });
    const send = async ({ at, call, mustFail }: Hostile) => {
      tried += 1;
      const answered = await world.call(call).catch((error: unknown) => String(error).slice(0, 400));
      const wrong = typeof answered === 'string' ? answered : wrongIn(answered, { mustFail: mustFail ?? false });
      if (typeof answered !== 'string') {
        statuses.set(answered.status, (statuses.get(answered.status) ?? 0) + 1);
        if (call.method !== 'GET' && answered.status < 300) writes += 1;
      }
      if (wrong === undefined) return;
      failed += 1;
      const name = `${nameOf(route)}, ${at}: ${wrong}`;
      if (!found.has(name)) {
        found.set(name, JSON.stringify({ ...call, token: undefined }).slice(0, 600));
        progress(`${name} ${found.get(name)}`);
      }
    };
    for (let from = 0; from < requests.length; from += MAX_WRITES) {
      await inLanes(requests.slice(from, from + MAX_WRITES), route.method === 'GET' ? LANES : 1, send);
      if (writes >= MAX_WRITES || route.method === 'DELETE') await restore();
    }
    await restore();
    if (nth % 20 === 19) progress(`${nth + 1} of ${everyRoute.length} routes, ${tried} requests, ${failed} failures`);
  }
  const missing = missingCorpora('json', 'strings');
  const answers = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  progress(`answers: ${answers.join(', ')}`);
  return {
    tried,
    failed,
    value: `${failed} 5xx, undescribed or wrongly accepted of ${tried}`,
    met: failed === 0 && (size === 'quick' || (tried >= TARGET && missing.length === 0)),
    details: [...[...found].map(([name, call]) => `${name} ${call}`), ...missing],
  };
});

export const row: Row = {
  number: 3,
  name: 'hostile-input',
  measures: 'hostile bodies and strings',
  done: 'Every operation gets, from its most privileged caller: each body of JSONTestSuite and of a generated list; each string of the big list of naughty strings and of a generated list in every text of its body, in every path parameter (encoded and raw), query parameter and header; and bodies generated from its schema in which one constraint of one value is broken (missing, null, other types, lengths, bounds, formats, enumerations, counts, nesting, the envelope). Every response is compared with the OpenAPI document: status, headers, media type, body and error codes. What is not JSON must be refused.',
  target: `0 5xx of at least ${TARGET}; every response as described`,
  madeToFail:
    'With a JSON parser that read a malformed text as an empty object, a sample reported `POST /contact-auth/refresh, JSON n_number_with_alpha_char.json: status 500`.',
  measure,
};
