import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startLocalStack, temporaryFolder } from './local-stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the API under test, and the file with its accounts. */
    readonly baseUrl: string;
    readonly demoFile: string;
    /** Whether it is the local stack, whose clock can be moved and whose stores can fail. */
    readonly local: boolean;
  }
}

const startLocally = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const folder = temporaryFolder();
  // The stack under test runs on this machine.
  const stack = await startLocalStack({ folder, env: { WEBHOOK_ALLOW_CIDR: '127.0.0.1/32' } });
  provide('baseUrl', stack.origin);
  provide('demoFile', join(folder, 'demo.json'));
  provide('local', true);
  return async () => {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  };
};

/**
 * One stack for all contract tests: a local one, or the deployed one of API_URL and HUB_DEMO.
 */
export default async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const { API_URL, HUB_DEMO, HUB_DATA = '.data' } = process.env;
  if (!API_URL) return startLocally(project);
  project.provide('baseUrl', API_URL.replace(/\/$/, ''));
  project.provide('demoFile', HUB_DEMO ?? join(HUB_DATA, 'demo.json'));
  project.provide('local', false);
  return undefined;
};
