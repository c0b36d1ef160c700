import { thresholds } from '../cost-alarms.ts';
import { ASSUMPTIONS, accessLogBytes } from './assumptions.ts';
import { bar, dollars } from './chart.ts';
import { idleCosts } from './idle.ts';
import type { Measured } from './measured.ts';
import { costOf, PART_NAMES, type Parts, totalOf, withoutData } from './operation-cost.ts';
import { OPERATIONS } from './operations.ts';
import { PRICES, PRICES_OF } from './prices.ts';
import { surprises } from './surprises.ts';
import { defaultSettings, type StageResources } from './template.ts';
import {
  EVENT_SECONDS,
  emailCost,
  listenerCost,
  memberCosts,
  PER_MEMBER,
  POLL_SECONDS,
  type Rate,
  socketCost,
  usualMembers,
  webhookCost,
} from './usage.ts';

const MILLION = 1_000_000;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** A row with a bar in its last cell. */
const withBars = (
  rows: readonly (readonly [cells: readonly string[], usd: number])[],
): readonly (readonly string[])[] => {
  const largest = Math.max(...rows.map(([, usd]) => usd));
  return rows.map(([cells, usd]) => [...cells, bar(usd, largest)]);
};

const PART_TITLES = {
  gateway: 'Gateway',
  functions: 'Lambda',
  logs: 'Logs',
  queues: 'SQS',
  kms: 'KMS',
  table: 'DynamoDB',
  transfer: 'Transfer',
} as const satisfies Record<(typeof PART_NAMES)[number], string>;

/** The dearest part, and its share. */
const mostly = (parts: Parts): string => {
  const [dearest = 'gateway'] = PART_NAMES.toSorted((one, other) => parts[other] - parts[one]);
  return `${PART_TITLES[dearest]} ${Math.round((100 * parts[dearest]) / totalOf(parts))} %`;
};

const perMillion = (measured: Measured): string => {
  const rows = OPERATIONS.map((operation) => {
    const parts = costOf(operation, measured);
    const cells = PART_NAMES.map((name) => (parts[name] === 0 ? '' : dollars(parts[name] * MILLION)));
    const [fixed, total] = [withoutData(parts) * MILLION, totalOf(parts) * MILLION];
    return [[operation.name, ...cells, dollars(fixed), dollars(total), mostly(parts)], total] as const;
  });
  const others = (
    [
      ['Deliver a webhook', webhookCost()],
      ['Send an email', emailCost(measured)],
    ] as const
  ).map(([name, usd]) => [[name, ...PART_NAMES.map(() => ''), '', dollars(usd * MILLION), ''], usd * MILLION] as const);
  const head = ['A million of', ...PART_NAMES.map((name) => PART_TITLES[name]), 'Without data', 'Total', 'Mostly', ''];
  return table(head, withBars([...rows, ...others]));
};

const members = (measured: Measured): string => {
  const rows = memberCosts(measured);
  const sum = rows.reduce((total, [, , usd]) => total + usd, 0);
  const shown = rows.map(([what, times, usd]) => [[what, times.toLocaleString('en'), dollars(usd)], usd] as const);
  return [
    table(['What', 'Times a month', 'Dollars a month', ''], withBars(shown)),
    `Together: **${dollars(sum)}** a month for 1,000 active members.`,
  ].join('\n\n');
};

const RATES = {
  busy: `an event every ${EVENT_SECONDS.busy} s`,
  usual: 'an event a minute',
  idle: 'no event',
} as const satisfies Readonly<Record<Rate, string>>;

const millions = (count: number): string => `${Math.round(count / MILLION)} million`;

const listeners = (measured: Measured): string => {
  const rates = Object.entries(RATES) as readonly (readonly [Rate, string])[];
  const polled = rates.map(([rate, what]) => {
    const { polls, usd } = listenerCost(measured, rate);
    return [
      [`Event stream: ${what}, a poll every ${POLL_SECONDS[rate]} s`, millions(polls), dollars(usd)],
      usd,
    ] as const;
  });
  const pushed = rates.map(([rate, what]) => {
    const { messages, usd } = socketCost(rate);
    return [[`WebSockets: ${what}`, millions(messages), dollars(usd)], usd] as const;
  });
  const head = ['1,000 clients that listen all the time', 'Polls or messages a month', 'Dollars a month', ''];
  const [socket, stream] = [socketCost('usual'), listenerCost(measured, 'usual')].map(({ usd }) => dollars(usd));
  return [
    table(head, withBars([...polled, ...pushed])),
    `Plan with an event a minute, day and night, which is what ${usualMembers().toLocaleString('en')} active members cause with posts, comments and
reactions: **${socket}** a month over WebSockets, **${stream}** over the event stream.`,
  ].join('\n\n');
};

const surprising = (measured: Measured): string => {
  const settings = defaultSettings();
  const rows = surprises(measured, settings).map(({ what, limit, usd }) => [[what, limit, dollars(usd)], usd] as const);
  const { requests, writes } = thresholds(settings);
  return [
    table(['An hour of', 'At most', 'Dollars', ''], withBars(rows)),
    `Alarms watch the two dearest of them: \`cost-requests\` starts above ${requests.toLocaleString('en')} requests and \`cost-writes\` above
${writes.toLocaleString('en')} written units in an hour. Each is one hundredth of a month's budget: of \`monthlyBudget\`, or of $1,000 without it.`,
  ].join('\n\n');
};

const idle = ({ prod, dev }: StageResources): string => {
  const [rows, others] = [idleCosts(prod), idleCosts(dev)];
  const sumOf = (costs: typeof rows): string => dollars(costs.reduce((total, { usd }) => total + usd, 0));
  const countOf = (what: string): string => (others.find((one) => one.what === what)?.count ?? 0).toLocaleString('en');
  const shown = rows.map(
    ({ what, count, usd }) => [[what, count.toLocaleString('en'), countOf(what), dollars(usd)], usd] as const,
  );
  return [
    table(['What', 'Count', 'In `dev`', 'Dollars a month of `prod`', ''], withBars(shown)),
    `Together: **${sumOf(rows)}** a month for \`prod\`, as much for \`staging\`, and **${sumOf(others)}** for \`dev\`, which shifts no traffic
and so has no alarms of new versions, and no canary.`,
  ].join('\n\n');
};

const prices = (): string =>
  table(
    ['List price', 'Per', 'Source'],
    Object.values(PRICES).map(({ usd, per, source }) => [`$${usd}`, per, source]),
  );

/** The generated part of the page of costs. */
export const costPage = (measured: Measured, resources: StageResources): string =>
  [
    `List prices of ${PRICES_OF.region} as known in ${PRICES_OF.known}, first tier, without the free tier: compare them with
the [pages that state them](#list-prices) before you rely on them. Units are those of
\`shared/platform/db/budgets.ts\`. Processor time, log lines and responses were measured on ${measured.measured_on}
(${measured.machine}); a function waits ${ASSUMPTIONS.roundTripMs} ms for each request to DynamoDB and ${ASSUMPTIONS.signMs} ms for
a signature, and has ${Math.round(ASSUMPTIONS.memoryGb * 1_024).toLocaleString('en')} MB. Each request has a line of about ${accessLogBytes()} bytes in the access
log, and each invocation ${ASSUMPTIONS.platformLogBytes} bytes of Lambda's own lines. These are assumptions until you compare them with a bill.`,
    '## Cost of a million operations',
    `A change includes what its events lead to: the relay, the ledger, the hub's stream, notifications, achievements and
the search index, with one message for each invocation. *Without data* leaves out the parts that grow with rows and
responses (DynamoDB and transfer): lists are full pages of 50, posts have 1,000 characters with a hundred different
words. A webhook succeeds at once and its receiver answers in 200 ms; the report about an email is not included.`,
    perMillion(measured),
    '## Cost of a busy hub',
    `Assumed for each active member: ${PER_MEMBER.visits} visits a month, each with one session refresh and one list of spaces, and the
operations in the table; ${PER_MEMBER.emails} emails and ${PER_MEMBER.webhooks} webhooks. Stored data and files are not included: a GB of rows costs
$${PRICES.tableStorage.usd} for the table, as much for its index entries, and $${PRICES.backupStorage.usd} for point-in-time recovery.`,
    members(measured),
    '## Cost of live listeners',
    `Each client may see every event of the hub. The event stream is polled: a client waits 3 s while the last event is at
most a minute old, and longer after that, up to 30 s after ten minutes. Clients that are open only during visits cost
their share of the month. A WebSocket costs its minutes, the renewals of its ticket, and each message that is sent to
it. The units and the time of a delivery are calculated from its requests, not measured on AWS.`,
    listeners(measured),
    '## Cost surprises',
    'What can cost more without more members, at the limits that apply to it:',
    surprising(measured),
    '## Cost of an idle stage',
    `A stage without requests of clients. The counts are those of the template with all default settings, without a
firewall. The secret and the alarms of the canary are counted, its runs are not. Metrics that functions write into their
logs (EMF) cost $${PRICES.customMetrics.usd} each once they have a value.`,
    idle(resources),
    '## List prices',
    prices(),
  ].join('\n\n');
