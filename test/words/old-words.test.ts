import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { fillers } from '../../bin/hub/fillers.ts';
import { programOn } from '../../bin/hub/program.ts';
import { ownTerminal } from '../../bin/hub/terminal.ts';
import { description } from '../../infra/description.ts';
import { ERRORS } from '../../shared/api/error-codes.ts';
import { OLD_WORDS, oldWordsIn } from './old-words.ts';
import { comments, type Line, pages, proseOf, sentences } from './public-text.ts';

/** `file:line: “old word”: use …`, for each old word. */
const complaints = (lines: readonly Line[]): readonly string[] =>
  lines.flatMap(({ place, text }) => oldWordsIn(text).map(({ found, use }) => `${place}: “${found}”: use ${use}`));

const helpOf = (command: Command, path: string): readonly Line[] => [
  ...command
    .helpInformation()
    .split('\n')
    .map((text) => ({ place: `${path} --help`, text })),
  ...command.commands.flatMap((sub) => helpOf(sub, `${path} ${sub.name()}`)),
];

describe('public text contains no word of the list', () => {
  test('the pages of the repository and the guides', () => {
    const lines = pages();
    expect(lines.length).toBeGreaterThan(2_000);
    expect(complaints(lines)).toEqual([]);
  });

  test('the help of every command', async () => {
    const program = programOn(ownTerminal());
    await Promise.all(program.commands.map((command) => fillers.get(command)?.()));
    const lines = helpOf(program, 'hub');
    expect(lines.length).toBeGreaterThan(1_000);
    expect(complaints(lines)).toEqual([]);
  });

  test.each([
    ['bin', 'command-line client, operator commands'],
    ['infra', 'documentation pages, alarms, local console'],
    ['functions', 'summaries, descriptions, pages'],
    ['shared', 'error details, emails, log lines'],
    ['test', 'titles, fixtures'],
  ])('the strings in %s (%s)', (folder) => {
    const lines = sentences(folder);
    expect(lines.length).toBeGreaterThan(100);
    expect(complaints(lines)).toEqual([]);
  });

  test.each(['bin', 'infra', 'functions', 'shared', 'test'])('the comments in %s', (folder) => {
    const lines = comments(folder);
    expect(lines.length).toBeGreaterThan(100);
    expect(complaints(lines)).toEqual([]);
  });

  test('the OpenAPI document and the error details', () => {
    const lines = proseOf(JSON.parse(JSON.stringify(description())));
    expect(lines.length).toBeGreaterThan(1_000);
    const details = Object.entries(ERRORS).map(([code, [, detail]]) => ({ place: `error ${code}`, text: detail }));
    expect(complaints([...lines, ...details])).toEqual([]);
  });
});

describe('the word list', () => {
  test.each([
    ['Ask for a letter to choose another password with', ['letter']],
    ['List what one was told', ['told', 'what one']],
    ['Give money back', ['Give money back']],
    ['Begin to buy something', ['Begin to buy']],
    ['Erase oneself', ['oneself']],
    ['It is no hub that the caller is a member of.', ['is no hub']],
    ['Deleting an entity puts a headstone in its place', ['headstone']],
    ['Go on with a subscription that was to end', ['Go on with']],
  ])('finds %j', (text, found) => {
    expect(oldWordsIn(text).map((finding) => finding.found)).toEqual(found);
  });

  test.each([
    'Dead letters are kept for fourteen days.',
    'Use letters, digits and hyphens.',
    'A stand-in of Stripe runs on this machine.',
    'There is no page after this one.',
    'The member is no longer subscribed.',
    'Request a password reset',
    'Each one has its own queue.',
  ])('accepts %j', (text) => {
    expect(oldWordsIn(text)).toEqual([]);
  });

  test('suggests a replacement for every word', () => {
    for (const { use } of OLD_WORDS) expect(use).not.toBe('');
  });
});
