import { describe, expect, it } from 'vitest';
import { codeFigure, isTab } from '../../../infra/docs/code.ts';
import { rendered } from '../../../infra/docs/markdown.ts';

const words = (text: string) => text.replaceAll(/<[^>]+>/g, '');

describe('code', () => {
  it.each(['ts', 'sh', 'python', 'go', 'php', 'json', 'text', 'console'])(
    'in %s is escaped and complete',
    (language) => {
      const { text } = codeFigure({ language, code: `a <b> & "c" ${'$'}{d}` });
      const [, code = ''] = /<code>(.*)<\/code>/s.exec(text) ?? [];
      expect(code).not.toContain('<b>');
      expect(words(code)).toBe(`a &lt;b&gt; &amp; &quot;c&quot; ${'$'}{d}\n`);
    },
  );

  it('has a caption: the language, or that it is output', () => {
    expect(codeFigure({ language: 'ts', code: '' }).text).toContain('<figcaption>TypeScript</figcaption>');
    expect(codeFigure({ language: 'json output', code: '' }).text).toContain('<figcaption>Output</figcaption>');
    expect(codeFigure({ language: 'sh', code: '' }).text).toContain('<figcaption>Bash</figcaption>');
  });

  it('names curl only in the tab of a step: a single block of a shell can be any command', () => {
    const captions = (markdown: string) =>
      [...rendered(markdown).text.matchAll(/<figcaption>(.*?)<\/figcaption>/g)].map(([, caption]) => caption);
    expect(captions('```sh\n1\n```\n\n```python\n2\n```\n')).toEqual(['Bash (curl)', 'Python']);
    expect(captions('```sh\n1\n```\n\n```sh\n2\n```\n')).toEqual(['Bash', 'Bash']);
  });

  it('in consecutive blocks of several languages is one group', () => {
    const { text } = rendered(
      '```ts\n1\n```\n\n```sh\n2\n```\n\n```text output\n3\n```\n\nText.\n\n```python\n4\n```\n',
    );
    expect(text.match(/<div class="languages">.*?<\/div>/s)?.[0].match(/<figure/g)).toHaveLength(2);
    expect(text.match(/<figure/g)).toHaveLength(4);
    expect(isTab('text output')).toBe(false);
  });

  it('of the same language is in two groups, also without text between them', () => {
    const { text } = rendered('```ts\n1\n```\n\n```sh\n2\n```\n\n```ts\n3\n```\n\n```sh\n4\n```\n');
    expect(text.match(/<div class="languages">/g)).toHaveLength(2);
  });
});
