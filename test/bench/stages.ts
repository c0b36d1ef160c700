import type { ApiExchange } from '../../shared/api/exchange.ts';
import type { Route } from '../../shared/api/route.ts';
import type { Stage } from '../../shared/api/stages.ts';
import type { HttpEvent } from '../../shared/platform/http/exchange.ts';
import { type Scenario, scenario } from './scenario.ts';
import { median } from './statistics.ts';
import { CONTEXT, own, ownHandler } from './warm.ts';

const ROUNDS = 161;
const WARM_UP = 60;
const CALLS = 50;

const STAGES = [
  'the event of the gateway',
  'route match',
  'credential',
  'admission',
  'rate limit',
  'media types',
  'body and query',
  'idempotency key',
  'handler',
  'document and headers',
  'between the stages: middy, the log line',
] as const;
type Stages = Record<(typeof STAGES)[number], number>;

/** The same routes, with handlers that report their duration. */
const timed = (routes: readonly Route[], ran: (ms: number) => void): readonly Route[] =>
  routes.map((route) => ({
    ...route,
    async handler(request, context) {
      const started = performance.now();
      const outcome = await route.handler(request, context);
      ran(performance.now() - started);
      return outcome;
    },
  }));

/** Runs a request stage by stage, as the stack does. */
const stageRunner = (input: Scenario) => {
  const { admission, credential, exchangeOf, handle, idempotency, limit, match, mediaType, router, validation } = own;
  const services = own.ownServices(input);
  let handler = 0;
  const find = match(
    router(
      timed(own.ownRoutes as readonly Route[], (ms) => {
        handler += ms;
      }),
    ),
  );
  const stages: readonly (readonly [(typeof STAGES)[number], Stage])[] = [
    ['route match', find],
    ['credential', credential],
    ['admission', admission],
    ['rate limit', limit],
    ['media types', mediaType],
    ['body and query', validation],
    ['idempotency key', idempotency],
  ];
  return async (event: object, spent: Stages): Promise<void> => {
    handler = 0;
    let last = performance.now();
    const lap = (name: (typeof STAGES)[number]): void => {
      const now = performance.now();
      spent[name] += now - last;
      last = now;
    };
    const exchange: ApiExchange = exchangeOf(event as HttpEvent, Date.now());
    lap('the event of the gateway');
    for (const [name, stage] of stages) {
      await stage(exchange, services);
      lap(name);
    }
    if (!exchange.route) throw new Error('No route was matched');
    await handle(exchange, exchange.route, services, undefined);
    lap('document and headers');
    spent.handler += handler;
    spent['document and headers'] -= handler;
  };
};

const nothing = (): Stages => Object.fromEntries(STAGES.map((name) => [name, 0])) as Stages;

/** Microseconds of each stage of a warm request with a credential that was seen before. */
export const stages = async (): Promise<readonly (readonly [string, number])[]> => {
  const input = scenario();
  const runStages = stageRunner(input);
  const whole = ownHandler(input);
  const rounds: Stages[] = [];
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const events = Array.from({ length: CALLS }, () => input.event());
    const spent = nothing();
    for (const event of events) await runStages(event, spent);
    const started = performance.now();
    for (const event of events) await whole(event, CONTEXT);
    const total = performance.now() - started;
    const staged = Object.values(spent).reduce((sum, ms) => sum + ms, 0);
    spent['between the stages: middy, the log line'] = total - staged;
    if (round >= WARM_UP) rounds.push(spent);
  }
  return STAGES.map((name) => [name, Math.max(0, (median(rounds.map((spent) => spent[name])) * 1000) / CALLS)]);
};

export const stageRows = (spent: readonly (readonly [string, number])[]): readonly (readonly string[])[] => {
  const total = spent.reduce((sum, [, micros]) => sum + micros, 0);
  const row = (name: string, micros: number) => [name, micros.toFixed(1), `${((100 * micros) / total).toFixed(0)} %`];
  return [...spent.map(([name, micros]) => row(name, micros)), row('all', total)];
};
