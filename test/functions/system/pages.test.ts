import { describe, expect, it } from 'vitest';
import { CONSOLE_REASONS, FEWER_LANGUAGES, LANGUAGES, ONE_AT_A_TIME, useOf } from './pages/languages.ts';
import { type Page, pages } from './pages/page.ts';
import { typeErrors } from './pages/types.ts';

const all = pages();

/** `file:line: complaint`, for each fence that `wrong` complains about. */
const complaints = (wrong: (fence: Page['fences'][number]) => string | undefined): readonly string[] =>
  all.flatMap(({ file, fences }) =>
    fences.flatMap((fence) => {
      const found = wrong(fence);
      return found ? [`${file}:${fence.line}: ${found}`] : [];
    }),
  );

const unparsed = (code: string): string | undefined => {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    return String(error);
  }
};

const namesWith = (use: string): readonly string[] =>
  all.filter(({ fences }) => fences.some(({ info }) => useOf(info) === use)).map(({ name }) => name);

describe('the blocks of the documentation pages', () => {
  it('have a language that the tests know', () => {
    expect(complaints(({ info }) => (useOf(info) ? undefined : `unknown language “${info}”`))).toEqual([]);
  });

  it('in Go and PHP are snippets, which tests run', () => {
    const wrong = complaints(({ info, isSnippet }) =>
      useOf(info) === 'snippet' && !isSnippet ? 'insert a file of docs/snippets' : undefined,
    );
    expect(wrong).toEqual([]);
  });

  it('in JSON can be parsed', () => {
    expect(complaints(({ info, code }) => (info === 'json' ? unparsed(code) : undefined))).toEqual([]);
  });

  it('for a terminal show a prompt, and their page has a recorded reason', () => {
    const wrong = complaints(({ info, code }) =>
      info === 'console' && !code.startsWith('$ ') ? 'start with the prompt “$ ”' : undefined,
    );
    expect(wrong).toEqual([]);
    expect(namesWith('console').toSorted()).toEqual(Object.keys(CONSOLE_REASONS).toSorted());
  });

  it('have all languages in each step of a tutorial and of a how-to', () => {
    const steps = all
      .filter(({ name }) => /^(?:tutorials|how-to)\//.test(name) && !Object.hasOwn(FEWER_LANGUAGES, name))
      .flatMap(({ file, steps }) => steps.map(({ blocks }) => ({ file, blocks })));
    const wrong = steps.flatMap(({ file, blocks }) => {
      const found = blocks.map(({ language }) => language);
      return found.join() === LANGUAGES.join() ? [] : [`${file}:${blocks[0]?.line}: ${found.join(', ')}`];
    });
    expect(wrong).toEqual([]);
    expect(Object.keys(FEWER_LANGUAGES).filter((name) => all.every((page) => page.name !== name))).toEqual([]);
  });

  it('that move the clock run in one language at a time', () => {
    const moving = all.filter(({ steps }) =>
      steps.some(({ blocks }) => blocks.some(({ code }) => code.includes('advance_seconds'))),
    );
    expect(moving.flatMap(({ name }) => (Object.hasOwn(ONE_AT_A_TIME, name) ? [] : [name]))).toEqual([]);
    expect(Object.keys(ONE_AT_A_TIME).filter((name) => all.every((page) => page.name !== name))).toEqual([]);
  });

  it('in TypeScript pass the compiler with the options of this project', async () => {
    expect(all.length).toBeGreaterThan(0);
    expect(await typeErrors(all)).toEqual([]);
  });
});
