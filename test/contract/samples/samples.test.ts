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
import { OPERATIONS, sendBySamples } from './run-samples.ts';

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

/** One walk for all languages: the service carries out each call once. */
describe.runIf(isLocal)('the samples', () => {
  const folder = temporaryFolder();
  const ran = new Map<Language, Set<string>>(languages.map(({ language }) => [language, new Set()]));
  const runners = new Map<Language, ProgramRunner>();
  let stack: RunningStack;
  let proxy: StackProxy;
  let walk: ReturnType<typeof startWalk>['walk'];
  beforeAll(async () => {
    for (const { language, isInstalled, start } of languages)
      if (isInstalled) runners.set(language, start(join(folder, 'programs')));
    stack = await startLocalStack({ folder, env: { WEBHOOK_ALLOW_CIDR: '127.0.0.1/32' } });
    // Some languages do not read a compressed answer that another one has asked for.
    proxy = await startProxy(stack.origin, ['accept-encoding']);
    const send = sendBySamples(runners, proxy, (language, operation) => void ran.get(language)?.add(operation));
    walk = startWalk(stack.origin, join(folder, 'demo.json'), send).walk;
  });
  afterAll(async () => {
    for (const runner of runners.values()) runner.stop();
    await proxy?.stop();
    await stack?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([...CHAPTERS, pages].map((chapter) => ({ name: chapter.name, chapter })))(
    'each call of $name by its sample, in each language',
    async ({ chapter }) => {
      await chapter(walk);
      for (const language of runners.keys()) expect(ran.get(language)?.size).toBeGreaterThan(0);
    },
  );

  describe.each(languages)('in $label', ({ language, isInstalled }) => {
    test.runIf(isInstalled)('ran for every operation, or the reason is recorded', () => {
      const missing = [...OPERATIONS.keys()].filter((operation) => !ran.get(language)?.has(operation));
      expect(missing.sort()).toEqual(Object.keys(NOT_RUN).sort());
    });
  });
});
