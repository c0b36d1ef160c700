import { expect, test } from 'vitest';
import { escaped } from '../../../../shared/platform/text/escaped.ts';

test('every special character of HTML and XML is escaped, and no other', () => {
  expect(escaped(`<a href="x" title='y'>R&D</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;R&amp;D&lt;/a&gt;',
  );
  expect(escaped('Grüße 漢 `/=\n')).toBe('Grüße 漢 `/=\n');
});

test('escaped text is escaped again', () => {
  expect(escaped('&lt;')).toBe('&amp;lt;');
});
