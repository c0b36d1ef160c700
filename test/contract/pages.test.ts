import { beforeAll, describe, test } from 'vitest';
import { nextMinute } from '../functions/system/pages/clock.ts';
import { LANGUAGES, ONE_AT_A_TIME } from '../functions/system/pages/languages.ts';
import { blocksOf, pages } from '../functions/system/pages/page.ts';
import { INSTALLED, runPage } from '../functions/system/pages/run.ts';
import { baseUrl, isLocal } from './support/target.ts';

const runnable = pages().filter(({ steps }) => steps.length > 0);

/** A language is skipped where its tools are not installed. */
describe.runIf(isLocal).each(runnable)('the blocks of the page $name', (page) => {
  beforeAll(() => nextMinute(baseUrl));

  for (const language of LANGUAGES.filter((one) => blocksOf(page, one).length > 0))
    test(`run: ${language}`, {
      concurrent: !Object.hasOwn(ONE_AT_A_TIME, page.name),
      skip: !INSTALLED[language],
    }, async ({ expect }) => {
      const { problem } = await runPage(page, language, baseUrl);
      expect(problem, problem).toBeUndefined();
    });
});
