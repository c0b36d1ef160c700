import { randomUUID } from 'node:crypto';
import { accountOf, signIn } from './account.ts';
import type { Origin } from './origin.ts';
import { email, read, type Trip, webhook, write } from './round-trips.ts';
import { standingTeam } from './standing-team.ts';
import type { Clock } from './until.ts';

/** The steps of a run, in the order of its log lines. */
export const STEPS = ['sign-in', 'set-up', 'write', 'read', 'webhook', 'email'] as const;

export type Step = (typeof STEPS)[number];

/** What became of a step. A step without one did not start, because an earlier step failed. */
export type Outcome =
  | { readonly step: Step; readonly outcome: 'ok'; readonly ms: number }
  | { readonly step: Step; readonly outcome: 'failed'; readonly ms: number; readonly error: unknown }
  | { readonly step: Step; readonly outcome: 'skipped' };

interface CanaryDeps {
  readonly secret: () => Promise<Readonly<Record<string, string>>>;
  readonly origin: Origin;
  /** Whether the stage sends emails. */
  readonly sendsEmail: boolean;
  readonly clock: Clock;
}

/** How long webhooks and emails may take from the start of the run. */
const DEADLINE_MS = 20_000;

/** Runs every step. Never rejects: a failed step is an outcome, and the steps that need it do not start. */
export const runCanary = async ({ secret, origin, sendsEmail, clock }: CanaryDeps): Promise<readonly Outcome[]> => {
  const started = clock.now();
  const outcomes = new Map<Step, Outcome>();
  const skip = (step: Step): void => void outcomes.set(step, { step, outcome: 'skipped' });
  const attempt = async <T>(step: Step, work: () => Promise<T>): Promise<{ readonly value: T } | undefined> => {
    const from = clock.now();
    try {
      const value = await work();
      outcomes.set(step, { step, outcome: 'ok', ms: clock.now() - from });
      return { value };
    } catch (error) {
      outcomes.set(step, { step, outcome: 'failed', ms: clock.now() - from, error });
      return undefined;
    }
  };
  const writeAndRead = async (trip: Trip): Promise<void> => {
    const ops = [{ op: 'canary', run: randomUUID() }];
    const written = await attempt('write', () => write(trip, ops));
    if (written) await attempt('read', () => read(trip, ops, written.value));
  };

  const signedIn = await attempt('sign-in', async () => {
    const account = accountOf(await secret());
    return { account, token: await signIn(origin, account) };
  });
  const found =
    signedIn && (await attempt('set-up', () => standingTeam(origin, signedIn.value.token, signedIn.value.account)));
  if (signedIn && found) {
    const world = found.value;
    const trip: Trip = { origin, account: signedIn.value.account, world, clock, deadline: started + DEADLINE_MS };
    const { endpoint } = world;
    await Promise.all([
      writeAndRead(trip),
      endpoint === undefined ? skip('webhook') : attempt('webhook', () => webhook(trip, endpoint)),
      sendsEmail ? attempt('email', () => email(trip)) : skip('email'),
    ]);
  }
  return STEPS.flatMap((step) => outcomes.get(step) ?? []);
};
