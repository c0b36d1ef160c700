import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './pages/languages.ts';
import { matches } from './pages/matches.ts';
import { type Page, pageOf } from './pages/page.ts';
import { moduleOf } from './pages/program.ts';
import { INSTALLED, runPage } from './pages/run.ts';
import { typeErrors } from './pages/types.ts';

/** A page of text between its front matter, and the lines of its fences. */
const page = (...lines: readonly string[]): Page =>
  pageOf('how-to/try', ['---', 'title: Try', '---', ...lines].join('\n'));
const fence = (info: string, ...code: readonly string[]): readonly string[] => [`\`\`\`${info}`, ...code, '```'];

const FILE = 'infra/docs/pages/how-to/try.md';
const API = 'http://127.0.0.1:9';

describe('the steps of a page', () => {
  it('are consecutive blocks of different languages with the output after them', () => {
    const { steps } = page(
      'Begin.',
      '',
      ...fence('ts', '1;'),
      '',
      ...fence('sh', 'true'),
      '',
      ...fence('text output', 'done'),
      '',
      'Then:',
      '',
      ...fence('ts', '2;'),
      '',
      ...fence('ts', '3;'),
      ...fence('text', 'shown'),
    );
    expect(steps.map(({ blocks, output }) => [blocks.map(({ language }) => language), output?.code])).toEqual([
      [['ts', 'sh'], 'done'],
      [['ts'], undefined],
      [['ts'], undefined],
    ]);
    expect(steps.flatMap(({ blocks }) => blocks.map(({ line }) => line))).toEqual([6, 10, 20, 24]);
  });

  it('have the snippets in the place of their placeholders', () => {
    const { fences } = page('{{verify.ts}}', '{{verify.go}}', '', '{{limits}}', '', ...fence('sh', 'true'));
    expect(fences.map(({ info, line, isSnippet }) => [info, line, isSnippet])).toEqual([
      ['ts', 4, true],
      ['go', 5, true],
      ['sh', 9, false],
    ]);
  });

  it('are not inside lists or quotations, and not indented', () => {
    expect(() => page('- one', '', '  ```sh', '  true', '  ```')).toThrow(`${FILE}: line 4: a block inside a list`);
    expect(() => page('> ```sh', '> true', '> ```')).toThrow('line 4: a block inside a list or a quotation');
    expect(() => page('Code:', '', '    true')).toThrow('line 6: write indented code as a fence');
  });

  it('come before their output', () => {
    expect(() => page(...fence('sh', 'true'), '', 'It prints:', '', ...fence('text output', 'x'))).toThrow('line 10');
  });

  it('are at the lines of the page in their program', () => {
    const module = moduleOf(page('', ...fence('ts', '1;'), 'text', ...fence('ts', '2;', '3;')));
    expect(module.split('\n').map((line) => line.trim())).toEqual([
      '',
      '',
      '',
      '',
      '',
      '1;',
      '',
      '',
      '',
      '2;',
      '3;',
      '',
    ]);
  });
});

describe('the output of a block', () => {
  it.each([
    ['text output', 'one\ntwo', 'one  \ntwo\n', true],
    ['text output', 'one\ntwo', 'one two', false],
    ['text output', 'id …, 3 items', 'id 01ab, 3 items', true],
    ['text output', 'id …, 3 items', 'id 01ab, 4 items', false],
    ['text output', '3 items', '33 items', false],
    ['text output', '(a+b)?', '(a+b)?', true],
    ['json output', '{ "id": "…", "n": 1 }', '{\n  "id": "01ab",\n  "n": 1\n}', true],
    ['json output', '{ "id": "…", "n": 1 }', '{ "id": "01ab", "n": 2 }', false],
  ])('%s %j and %j match: %s', (info, code, printed, expected) => {
    expect(matches(printed, { info, code })).toBe(expected);
  });
});

describe('running a page', () => {
  const runnable = {
    ts: ['const word: string = "same";', 'console.log(word, process.env.API);'],
    sh: ['word=same', 'echo "$word $API"'],
    python: ['import os, hub', 'print("same", os.environ["API"])'],
  };
  const languages = Object.entries(runnable).map(([language, code]) => fence(language, ...code).concat(''));
  const good = page(...languages.flat(), ...fence('text output', 'same http…'));
  const other = page(...languages.flat(), ...fence('text output', 'other'));

  const problemOf = async (one: Page, language: Language) => (await runPage(one, language, API)).problem;

  for (const language of LANGUAGES)
    it(`${language}: the block prints what the page shows`, { skip: !INSTALLED[language] }, async () => {
      expect(await problemOf(good, language)).toBeUndefined();
      expect(await problemOf(other, language)).toMatch(
        /, block 1 of 1 \(.*try\.md:\d+\) printed:\nsame http.*shows:\nother/s,
      );
    });

  const failing = page(
    ...fence('ts', 'console.log(1);'),
    '',
    ...fence('sh', 'echo 1'),
    '',
    'Then:',
    ...fence('ts', "throw new Error('broken');"),
    '',
    ...fence('sh', 'false', 'echo 2'),
  );

  it('a failing block is reported with its line and the errors, and later blocks do not run', async () => {
    expect(await problemOf(failing, 'ts')).toMatch(
      /how-to\/try, ts, block 2 of 2 \(.*try\.md:13\) failed:.*page\.ts:14.*broken/s,
    );
    expect((await runPage(failing, 'sh', API)).blocks.map(({ printed }) => printed)).toEqual(['1', '']);
    expect(await problemOf(failing, 'sh')).toContain(`how-to/try, sh, block 2 of 2 (${FILE}:17) failed:`);
  });

  it('a program that exits before its last block fails', async () => {
    const early = page(...fence('sh', 'exit 0'), 'Then:', ...fence('sh', 'echo 2'));
    expect(await problemOf(early, 'sh')).toContain('block 1 of 2');
  });

  it('a type error is reported at its line', async () => {
    const browser = page(
      ...fence('ts', 'const n: number = "one";', 'export { n };'),
      '',
      ...fence('ts browser', 'document.title = 1;'),
    );
    const messages = await typeErrors([browser]);
    expect(messages.map((message) => message.replace(/ TS.*/, ''))).toEqual([`${FILE}:5: error`, `${FILE}:10: error`]);
  });
});
