import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Demo } from '../../../infra/local/demo/demo.ts';
import type { DemoCommunity } from '../../../infra/site/demo-community.ts';
import { type RunningStack, startLocalStack, temporaryFolder } from './local-stack.ts';

export interface StackWithHub extends RunningStack {
  readonly folder: string;
  readonly community: DemoCommunity;
}

const MAX_SECONDS = 300;

/** Waits until no worker has anything to do. */
const drained = async (origin: string): Promise<void> => {
  const deadline = performance.now() + MAX_SECONDS * 1000;
  const move = { method: 'POST', body: JSON.stringify({ advance_seconds: 1 }) };
  for (let isDrained = false; !isDrained; ) {
    if (performance.now() > deadline) throw new Error('workers always have something to do');
    const response = await fetch(`${origin}/_local/clock`, move);
    const answer = (await response.json()) as { readonly drained: boolean };
    isDrained = answer.drained;
  }
};

/** Why there will be no demo hub: undefined while there may be one. */
const failureOf = ({ process: { exitCode, signalCode }, printed }: RunningStack, seconds: number) => {
  if (exitCode !== null || signalCode !== null) return `the stack ended with ${exitCode ?? signalCode}`;
  if (printed().includes('The demo hub Kiln & Clay is not available')) return 'it could not be created';
  return seconds > MAX_SECONDS ? `it is not complete after ${MAX_SECONDS} seconds` : undefined;
};

/**
 * Runs a stack of its own until its demo hub is complete, and workers have handled its changes. With `oidc`, people can
 * sign in with its provider.
 */
export const startWithDemoHub = async ({ oidc = false } = {}): Promise<StackWithHub> => {
  const folder = temporaryFolder();
  const began = performance.now();
  const stack = await startLocalStack({ folder, demoHub: true, args: oidc ? ['--oidc'] : [] });
  for (;;) {
    const { community }: Demo = JSON.parse(readFileSync(join(folder, 'demo.json'), 'utf8'));
    if (community && (!oidc || stack.printed().includes('OpenID Connect provider'))) {
      await drained(stack.origin);
      return { ...stack, folder, community };
    }
    const failure = failureOf(stack, (performance.now() - began) / 1000);
    if (failure) throw new Error(`no demo hub: ${failure}: ${stack.printed()}`);
    await setTimeout(200);
  }
};
