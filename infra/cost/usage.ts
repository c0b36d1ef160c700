import { ASSUMPTIONS } from './assumptions.ts';
import { WEBHOOK_COSTS } from './budgets.ts';
import type { Measured } from './measured.ts';
import { costOf, invocation, totalOf } from './operation-cost.ts';
import { OPERATIONS } from './operations.ts';
import { priceOf } from './prices.ts';

/** What an active member does in a month beside the operations, and what the service does for them. */
export const PER_MEMBER = { emails: 6, webhooks: 2, visits: 12 } as const;

/** A receiver of webhooks answers after this time. Lambda bills the wait. */
const RECEIVER_MS = 200;

const queued = (messages: number): number => priceOf('queueRequests', messages * ASSUMPTIONS.requestsPerMessage);
const unitsOf = ({ read, write }: { readonly read: number; readonly write: number }): number =>
  priceOf('readUnits', read) + priceOf('writeUnits', write);

/** An email with the worker that sends it, without the report of its delivery. */
export const emailCost = ({ email }: Measured): number =>
  priceOf('emails', 1) + queued(1) + invocation(email.ms + email.trips * ASSUMPTIONS.roundTripMs) + unitsOf(email);

/** A webhook that succeeds at the first attempt: its rows, the relay, the queue and the worker. */
const webhookCost = (): number => {
  const { created, attempt } = WEBHOOK_COSTS;
  const worker = invocation(RECEIVER_MS + attempt.trips * ASSUMPTIONS.roundTripMs);
  return unitsOf(created) + unitsOf(attempt) + queued(1) + worker + invocation(ASSUMPTIONS.roundTripMs);
};

interface MemberCost {
  readonly what: string;
  readonly usd: number;
}

/** Dollars a month for a thousand active members, by what they do. */
export const memberCosts = (measured: Measured): readonly MemberCost[] => {
  const MEMBERS = 1_000;
  const of = (what: string, perMember: number, each: number): MemberCost => ({ what, usd: MEMBERS * perMember * each });
  return [
    ...OPERATIONS.map((operation) => of(operation.name, operation.perMember, totalOf(costOf(operation, measured)))),
    of('Emails', PER_MEMBER.emails, emailCost(measured)),
    of('Webhooks', PER_MEMBER.webhooks, webhookCost()),
  ];
};

/** How often something happens in a hub, which every client that listens may see. */
export type Rate = 'busy' | 'usual' | 'idle';

/** The seconds between two events. */
const EVENT_SECONDS: Readonly<Record<Rate, number>> = { busy: 3, usual: 60, idle: Number.POSITIVE_INFINITY };

/** Events a month in a hub. */
const eventsAt = (rate: Rate): number => (ASSUMPTIONS.hours * 3_600) / EVENT_SECONDS[rate];

/** What members do that the whole hub may see. */
const SEEN: ReadonlySet<string> = new Set(['Start a discussion', 'Comment', 'React']);

/** The active members who cause the usual events, to the nearest hundred. */
export const usualMembers = (): number => {
  const perMember = OPERATIONS.reduce((sum, one) => sum + (SEEN.has(one.name) ? one.perMember : 0), 0);
  return Math.round(eventsAt('usual') / perMember / 100) * 100;
};

/** The wait between two polls (`event-stream.ts`): it only grows when the last event is more than a minute old. */
const POLL_SECONDS: Readonly<Record<Rate, number>> = { busy: 3, usual: 3, idle: 30 };

/** A poll of the event stream. Most have no events, and transfer nothing. */
export const pollCost = (measured: Measured, hasEvents = false): number => {
  const operation = OPERATIONS.find(({ budget }) => budget.startsWith('Follow a hub’s stream'));
  if (!operation) throw new Error('The page has no operation for the poll of the stream');
  const cost = costOf(operation, measured);
  return totalOf(hasEvents ? cost : { ...cost, transfer: 0 });
};

const LISTENERS = 1_000;

/** Dollars a month for a thousand clients that follow a stream all the time. */
export const listenerCost = (measured: Measured, rate: Rate): number => {
  const polls = (LISTENERS * ASSUMPTIONS.hours * 3_600) / POLL_SECONDS[rate];
  const withEvents = Math.min(polls, LISTENERS * eventsAt(rate));
  return withEvents * pollCost(measured, true) + (polls - withEvents) * pollCost(measured);
};

/**
 * What a delivery to one WebSocket costs besides its share of a run, in capacity units: the connection, the contact and
 * the membership are read, the position is written. The rows of an event are read once for a hundred connections.
 */
const SOCKET_UNITS = { read: 4, write: 1 } as const;
/** The time of a run of a hundred connections, mostly waits. */
const SOCKET_RUN_MS = 400;
const SOCKETS_OF_A_RUN = 100;
/** The job of a page, and the job that queued it. */
const MESSAGES_OF_A_RUN = 2;
/** A ticket is renewed before its ten minutes are over: the message and its answer, the function, five reads, two writes. */
const RENEWALS_PER_HOUR = 7.5;
const RENEWAL_UNITS = { read: 5, write: 3 } as const;

/** Dollars a month for a thousand clients that listen over WebSockets all the time. */
export const socketCost = (rate: Rate): number => {
  const renewals = LISTENERS * ASSUMPTIONS.hours * RENEWALS_PER_HOUR;
  const events = LISTENERS * eventsAt(rate);
  const minutes = LISTENERS * ASSUMPTIONS.hours * 60;
  const renewal = invocation(10 + 3 * ASSUMPTIONS.roundTripMs) + unitsOf(RENEWAL_UNITS);
  const delivery = unitsOf(SOCKET_UNITS) + (invocation(SOCKET_RUN_MS) + queued(MESSAGES_OF_A_RUN)) / SOCKETS_OF_A_RUN;
  const messages = priceOf('socketMessages', events + 2 * renewals);
  return messages + priceOf('socketMinutes', minutes) + renewals * renewal + events * delivery;
};
