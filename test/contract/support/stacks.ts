import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startLocalStack, temporaryFolder } from './local-stack.ts';

/** A stack under test: its address, and the file with its accounts. */
interface StackUnderTest {
  readonly baseUrl: string;
  readonly demoFile: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** How many local stacks the tests of the project share. */
    readonly stackCount: number;
    readonly stacks: readonly StackUnderTest[];
    /** Whether they are local ones, whose clock can be moved and whose stores can fail. */
    readonly local: boolean;
  }
}

const startLocally = async () => {
  const folder = temporaryFolder();
  // The stack under test runs on this machine.
  const { origin, stop } = await startLocalStack({ folder, env: { WEBHOOK_ALLOW_CIDR: '127.0.0.1/32' } });
  return {
    stack: { baseUrl: origin, demoFile: join(folder, 'demo.json') },
    async end() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/**
 * The stacks of all files of a project: a local one for each worker, or the deployed one of API_URL and HUB_DEMO.
 */
export default async (project: TestProject): Promise<(() => Promise<unknown>) | undefined> => {
  const { API_URL, HUB_DEMO, HUB_DATA = '.data' } = process.env;
  project.provide('local', !API_URL);
  if (API_URL) {
    const demoFile = HUB_DEMO ?? join(HUB_DATA, 'demo.json');
    project.provide('stacks', [{ baseUrl: API_URL.replace(/\/$/, ''), demoFile }]);
    return undefined;
  }
  const { stackCount } = project.getProvidedContext();
  // The first one bundles the functions, and the others find the bundles.
  const started = [await startLocally()];
  started.push(...(await Promise.all(Array.from({ length: stackCount - 1 }, startLocally))));
  project.provide(
    'stacks',
    started.map(({ stack }) => stack),
  );
  return () => Promise.all(started.map(({ end }) => end()));
};
