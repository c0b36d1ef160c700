import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../../infra/docs/samples/samples.ts';
import { CHAPTERS } from '../../functions/system/examples/chapters.ts';
import { type Chapter, startWalk } from '../../functions/system/examples/walk.ts';
import { type RunningStack, startLocalStack, temporaryFolder } from '../support/local-stack.ts';
import { type StackProxy, startProxy } from '../support/proxy.ts';
import { isLocal } from '../support/target.ts';
import { RUNTIMES } from './languages.ts';
import type { ProgramRunner } from './program-runner.ts';
import { OPERATIONS, sendBySample } from './run-samples.ts';

/** Operations whose sample does not run in a walk, and why. */
const NOT_RUN: Readonly<Record<string, string>> = {
  postAuthExchange: 'A code needs a sign-in at an identity provider with a verified domain.',
  getHubsByDomain: 'Only an operator activates a domain, and the local stack has no DNS.',
};

/** The pages of the documentation, which the recorded walk leaves out. */
const pages: Chapter = async ({ anyone }) => {
  await anyone('getDocs');
  await anyone('getDoc', { path: { page: 'errors' } });
  await anyone('getLlmsTxt');
  await anyone('getOpenapiJson');
};

const languages = (Object.keys(RUNTIMES) as Language[]).map((language) => ({ language, ...RUNTIMES[language] }));

describe.skipIf(!isLocal).each(languages)('the samples in $label', ({ language, isInstalled, start }) => {
  describe.skipIf(!isInstalled)('run', () => {
    const folder = temporaryFolder();
    const ran = new Set<string>();
    let stack: RunningStack;
    let proxy: StackProxy;
    let runner: ProgramRunner;
    let walk: ReturnType<typeof startWalk>['walk'];
    beforeAll(async () => {
      runner = start(join(folder, 'programs'));
      stack = await startLocalStack({ folder, env: { WEBHOOK_ALLOW_CIDR: '127.0.0.1/32' } });
      proxy = await startProxy(stack.origin);
      const send = sendBySample(language, runner, proxy);
      const recorded: typeof send = async (call) => {
        const received = await send(call);
        ran.add(call.operation);
        return received;
      };
      walk = startWalk(stack.origin, join(folder, 'demo.json'), recorded).walk;
    });
    afterAll(async () => {
      runner?.stop();
      await proxy?.stop();
      await stack?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    test.each([...CHAPTERS, pages].map((chapter) => ({ name: chapter.name, chapter })))(
      'each call of $name by its sample',
      async ({ chapter }) => {
        await chapter(walk);
        expect(ran.size).toBeGreaterThan(0);
      },
    );

    test('for every operation, or the reason is recorded', () => {
      const missing = [...OPERATIONS.keys()].filter((operation) => !ran.has(operation));
      expect(missing.sort()).toEqual(Object.keys(NOT_RUN).sort());
    });
  });
});
