import { expect, test } from 'vitest';
import { outsideCode, rewriteLinks } from '../../../infra/docs/repository-links.ts';

const places = new Map([
  ['RUNBOOK.md', '/docs/operate/start'],
  ['RUNBOOK.md#cost-of-1000-members', '/docs/operate/costs#cost-of-1-000-members'],
]);
const rewritten = (text: string, file = 'RUNBOOK.md') => rewriteLinks(text, file, places);

test.each([
  ['[a](#cost-of-1000-members)', '[a](/docs/operate/costs#cost-of-1-000-members)'],
  ['[two\nlines](RUNBOOK.md)', '[two\nlines](/docs/operate/start)'],
  ['[a](shared/a.md#b)', 'a (`shared/a.md`)'],
  ['[shared/a.md](shared/a.md)', '`shared/a.md`'],
  ['[a](infra/docs/pages/how-to/webhooks.md#b)', '[a](/docs/how-to/webhooks#b)'],
  ['[a](infra/docs/pages/reference/cli.md)', '[a](/docs/cli)'],
  ['[a](https://example.com/x#y) [b](/docs#c)', '[a](https://example.com/x#y) [b](/docs#c)'],
])('%j becomes %j', (text, expected) => {
  expect(rewritten(text)).toBe(expected);
});

test('a link is relative to the folder of its file', () => {
  expect(rewritten('[a](../../RUNBOOK.md), [b](c.md)', 'infra/local/README.md')).toBe(
    '[a](/docs/operate/start), b (`infra/local/c.md`)',
  );
});

test('a link to a missing heading fails', () => {
  expect(() => rewritten('[a](#gone)')).toThrow('RUNBOOK.md: no heading #gone in RUNBOOK.md');
});

test('code is not changed', () => {
  const code = '1. Do:\n\n    ```sh\n    # [a](b.md)\n    ```\n';
  expect(rewritten(code)).toBe(code);
  expect(outsideCode(`x\n${code}x`, (prose) => prose.replaceAll('x', 'y'))).toBe(`y\n${code}y`);
});
