import type { Traced } from '../core/scheduler.ts';
import type { Shrunk } from './shrink.ts';

const MAX_LINES = 60;

const lineOf = ({ at, by, call, fate }: Traced): string =>
  `  ${new Date(at).toISOString().slice(11, 23)} ${by}: ${call}${fate === 'ok' ? '' : `  ← ${fate}`}`;

/** The calls of the requests and all faults; of a short trace, everything. */
const essential = (trace: readonly Traced[]): readonly Traced[] => {
  const withoutTokens = trace.filter(({ call }) => call !== 'crypto token');
  if (withoutTokens.length <= MAX_LINES) return withoutTokens;
  return withoutTokens.filter(({ by, fate }) => fate !== 'ok' || by.startsWith('request')).slice(0, MAX_LINES);
};

/** A failing seed for a developer: what broke, how to run it again, and the least that leads to it. */
export const reportOf = ({ plan, outcome }: Shrunk): string =>
  [
    `seed ${plan.seed} broke a promise:`,
    ...outcome.broken.slice(0, 10).map((line) => `  ${line}`),
    `run it again: npm run simulate -- --seed ${plan.seed}`,
    `the least that leads to it, ${plan.steps.length} steps and ${outcome.faults.length} faults:`,
    ...plan.steps.map(({ nth, actor, kind }) => `  step ${nth} of actor ${actor}: ${kind}`),
    'trace:',
    ...essential(outcome.trace).map(lineOf),
  ].join('\n');
