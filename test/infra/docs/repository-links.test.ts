import { expect, test } from 'vitest';
import { outsideCode, rewriteLinks } from '../../../infra/docs/repository-links.ts';

const rewritten = (text: string, file = 'UPGRADING.md') => rewriteLinks(text, file);

test.each([
  ['[a](#how-to-upgrade)', '[a](#how-to-upgrade)'],
  ['[two\nlines](RUNBOOK.md)', '[two\nlines](/docs/operate)'],
  ['[a](CHANGELOG.md)', '[a](/docs/changelog)'],
  ['[a](infra/local/README.md#options)', '[a](/docs/operate/local-stack#options)'],
  ['[a](infra/docs/pages/operate/alarms.md#dead-letters)', '[a](/docs/operate/alarms#dead-letters)'],
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
    '[a](/docs/operate), b (`infra/local/c.md`)',
  );
  expect(rewritten('[a](deploy.md#roll-back), [c](../how-to/d.md)', 'infra/docs/pages/operate/alarms.md')).toBe(
    '[a](/docs/operate/deploy#roll-back), [c](/docs/how-to/d)',
  );
});

test('code is not changed', () => {
  const code = '1. Do:\n\n    ```sh\n    # [a](b.md)\n    ```\n';
  expect(rewritten(code)).toBe(code);
  expect(outsideCode(`x\n${code}x`, (prose) => prose.replaceAll('x', 'y'))).toBe(`y\n${code}y`);
});
