import type { Tampering } from '../run/tampering.ts';
import { ignoresCondition, leavesOut, writes } from './requests.ts';

/** A defect that the simulator must find. */
export interface Planted {
  readonly name: string;
  readonly tampering: Tampering;
  /** Where the search begins, 1 by default. A rare defect begins shortly before the last seed that found it. */
  readonly from?: number;
  /** The only kinds of steps of its days, for a defect that is rare beside all others. Default: all kinds. */
  readonly kinds?: readonly string[];
}

const DISCUSSION_VIEWER = /#V#\S+ D#/;

/** Conditions that a store, or a forgetful developer, leaves out. */
const CONDITIONS: readonly Planted[] = [
  {
    name: 'a vote or reaction does not depend on the one before',
    tampering: { request: ignoresCondition(DISCUSSION_VIEWER) },
  },
  { name: 'the editor queue ignores If-Match', tampering: { request: ignoresCondition(/ EDITOR$/) } },
  {
    name: 'the seats of an event are not counted first',
    tampering: { request: ignoresCondition(/#SEATS E#/) },
    kinds: ['create an event', 'answer an event'],
    from: 105,
  },
  {
    name: 'an answer to an event does not depend on the one before',
    tampering: { request: ignoresCondition(/ RSVP#/) },
    from: 15,
  },
  {
    name: 'positions of the stream are given twice',
    tampering: { request: ignoresCondition(/#STREAM AT#| EVENT#/) },
  },
];

/** Writes that do not happen together, or not at all. */
const TRANSACTIONS: readonly Planted[] = [
  { name: 'a comment is counted outside of its transaction', tampering: { splits: writes(/ C#/) } },
  {
    name: 'a vote is counted outside of its transaction',
    tampering: { splits: writes(DISCUSSION_VIEWER) },
    from: 23,
  },
  { name: 'a comment is not counted', tampering: { request: leavesOut(/#N D#/) } },
  { name: 'an expired order keeps its coupon', tampering: { request: leavesOut(/ COUPON#/) } },
  { name: 'a paid order grants nothing', tampering: { request: leavesOut(/ ENTITLEMENT#/) } },
];

/** Queues, triggers and the relay. */
const DELIVERY: readonly Planted[] = [
  { name: 'a queue deletes messages before the work is done', tampering: { acknowledgesFirst: true } },
  { name: 'a queue deletes messages that failed', tampering: { forgetsFailures: true } },
  { name: 'the stream leaves failed changes behind', tampering: { skipsFailures: true } },
  {
    name: 'changes of comments are not in the stream',
    tampering: { hides: (entity) => entity === 'comment' },
  },
  {
    name: 'the relay records an event before its side effects',
    tampering: {
      relay: (ports) => {
        const has: typeof ports.ledger.has = async (event) => {
          const known = await ports.ledger.has(event);
          if (!known) await ports.ledger.record(event);
          return known;
        };
        return { ...ports, ledger: { ...ports.ledger, has } };
      },
    },
    from: 45,
  },
  {
    name: 'the relay does not queue documents to index',
    tampering: { relay: (ports) => ({ ...ports, derived: { send: async () => undefined } }) },
  },
  {
    name: 'new messages do not reach their inboxes',
    tampering: { relay: (ports) => ({ ...ports, putInInboxes: async () => undefined }) },
  },
];

/** Who may read. */
const ACCESS: readonly Planted[] = [
  {
    name: 'an instance takes a caller for the one before',
    tampering: {
      tokens: (verifier) => {
        let last: Awaited<ReturnType<typeof verifier.verify>>;
        return {
          async verify(token, now) {
            last ??= await verifier.verify(token, now);
            return last;
          },
        };
      },
    },
  },
];

export const PLANTED: readonly Planted[] = [...CONDITIONS, ...TRANSACTIONS, ...DELIVERY, ...ACCESS];
