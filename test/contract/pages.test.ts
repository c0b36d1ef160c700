import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { nextMinute } from '../functions/system/pages/clock.ts';
import { LANGUAGES, ONE_AT_A_TIME } from '../functions/system/pages/languages.ts';
import { blocksOf, pages } from '../functions/system/pages/page.ts';
import { INSTALLED, runPage } from '../functions/system/pages/run.ts';
import { type RunningStack, startLocalStack, temporaryFolder } from './support/local-stack.ts';
import { isLocal } from './support/target.ts';

const runnable = pages().filter(({ steps }) => steps.length > 0);

/** The pages run on a stack of their own, whose clock and demo hubs no other test changes. */
let stack: RunningStack | undefined;
const folder = temporaryFolder();
beforeAll(async () => {
  if (isLocal) stack = await startLocalStack({ folder, env: { WEBHOOK_ALLOW_CIDR: '127.0.0.1/32' } });
}, 120_000);
afterAll(async () => {
  await stack?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const baseUrl = (): string => stack?.origin ?? '';

/** A language is skipped where its tools are not installed. */
describe.runIf(isLocal).each(runnable)('the blocks of the page $name', (page) => {
  beforeAll(() => nextMinute(baseUrl()));

  for (const language of LANGUAGES.filter((one) => blocksOf(page, one).length > 0))
    test(`run: ${language}`, {
      concurrent: !Object.hasOwn(ONE_AT_A_TIME, page.name),
      skip: !INSTALLED[language],
    }, async ({ expect }) => {
      const { problem } = await runPage(page, language, baseUrl());
      expect(problem, problem).toBeUndefined();
    });
});
