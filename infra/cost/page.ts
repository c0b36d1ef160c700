import { thresholds } from '../cost-alarms.ts';
import { ASSUMPTIONS } from './assumptions.ts';
import { dollars } from './dollars.ts';
import { idleCosts } from './idle.ts';
import type { Measured } from './measured.ts';
import { PRICES, PRICES_OF } from './prices.ts';
import { surprises } from './surprises.ts';
import { defaultSettings, type StageResources } from './template.ts';
import { listenerCost, memberCosts, PER_MEMBER, type Rate, socketCost, usualMembers } from './usage.ts';

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const number = (value: number): string => value.toLocaleString('en');

const sum = (costs: readonly { readonly usd: number }[]): string =>
  dollars(costs.reduce((total, { usd }) => total + usd, 0));

const idle = ({ prod, dev }: StageResources): string => {
  const [costs, ofDev] = [idleCosts(prod), idleCosts(dev)];
  const inDev = (what: string): string => dollars(ofDev.find((one) => one.what === what)?.usd ?? 0);
  return table(
    ['A month of', '`prod`', '`dev`'],
    [
      ...costs.map(({ what, count, usd }) => [`${what} (${number(count)})`, dollars(usd), inDev(what)]),
      ['**together**', `**${sum(costs)}**`, `**${sum(ofDev)}**`],
    ],
  );
};

/** How many of the dearest parts are named. */
const NAMED = 4;

const members = (measured: Measured): string => {
  const costs = memberCosts(measured).toSorted((one, other) => other.usd - one.usd);
  const dearest = costs.slice(0, NAMED).map(({ what, usd }) => `${what.toLowerCase()} ${dollars(usd)}`);
  return `A thousand active members cost **${sum(costs)}** a month. Most of it: ${dearest.join(', ')}.`;
};

const RATES: Readonly<Record<Rate, string>> = {
  busy: 'an event every 3 seconds',
  usual: 'an event a minute',
  idle: 'no event',
};

const listeners = (measured: Measured): string =>
  table(
    ['A month of 1,000 clients, with', 'WebSockets', 'Event stream'],
    (Object.keys(RATES) as Rate[]).map((rate) => [
      RATES[rate],
      dollars(socketCost(rate)),
      dollars(listenerCost(measured, rate)),
    ]),
  );

const surprising = (measured: Measured): string => {
  const settings = defaultSettings();
  const { requests, writes } = thresholds(settings);
  return [
    table(
      ['An hour of', 'At most', 'Dollars'],
      surprises(measured, settings).map(({ what, limit, usd }) => [what, limit, dollars(usd)]),
    ),
    `Alarms watch the two dearest of them: \`cost-requests\` starts above ${number(requests)} requests and \`cost-writes\` above
${number(writes)} written units in an hour. Each is one hundredth of a month's budget: of \`monthlyBudget\`, or of $1,000 without it.`,
  ].join('\n\n');
};

/** The generated part of the page of costs: what an operator decides by. */
export const costPage = (measured: Measured, resources: StageResources): string =>
  [
    `By list prices of ${PRICES_OF.region} as known in ${PRICES_OF.known}, first tier, without the free tier
(\`infra/cost/prices.ts\` names their pages). Work was measured on ${measured.measured_on} (${measured.machine}), and a function
waits ${ASSUMPTIONS.roundTripMs} ms for each request to DynamoDB. Compare the figures with a bill before you rely on them.`,
    '## Cost of an idle stage',
    `A stage without requests of clients, with all default settings. \`staging\` costs as much as \`prod\`; \`dev\` has no canary,
shifts no traffic, and so has no alarms of new versions. Metrics that functions write into their logs (EMF) cost
$${PRICES.customMetrics.usd} each once they have a value.`,
    idle(resources),
    '## Cost of a busy hub',
    members(measured),
    `Assumed for each of them: ${PER_MEMBER.visits} visits a month that list spaces, read posts and comments and write some, ${PER_MEMBER.emails} emails
and ${PER_MEMBER.webhooks} webhooks, with everything that their events lead to. Stored data and files are not included: a GB of rows
costs $${PRICES.tableStorage.usd} for the table, as much for its index entries, and $${PRICES.backupStorage.usd} for point-in-time recovery.`,
    '## Cost of live listeners',
    `For clients that listen day and night; others cost their share. Each may see every event of the hub. An event a minute
is what ${number(usualMembers())} active members cause with posts, comments and reactions. Clients of the event stream poll every 3 s
while the last event is at most a minute old, and every 30 s after ten minutes. The work of a WebSocket is calculated
from its requests, not measured on AWS.`,
    listeners(measured),
    '## Cost surprises',
    'What can cost more without more members, at the limits that apply to it:',
    surprising(measured),
  ].join('\n\n');
