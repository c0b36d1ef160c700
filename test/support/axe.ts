import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All rules are checked; what passes is not described. */
const RUN = `axe.run(document, ${JSON.stringify({ runOnly: RULES, resultTypes: ['violations'] })})`;

/** The serious and critical accessibility findings of the page. */
export const accessibilityViolations = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(source);
  const { violations } = await page.evaluate<{ violations: readonly Finding[] }>(RUN);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};

/** Writes a screenshot into the folder in SCREENSHOTS; does nothing if it is not set. */
export const screenshot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name.replaceAll(/[^a-z0-9]+/gi, '-')}.png` });
};

export const VIEWPORTS = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 900 } } as const;
