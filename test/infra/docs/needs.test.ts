import { expect, it } from 'vitest';
import { NEEDS, withNeeds } from '../../../infra/docs/needs.ts';

const CODE = '```ts\ncode\n```\n';
const SECTION = '## A\n\nText.\n';

it.each([
  ['the introduction', 'Intro\n\n', `${SECTION}\n${CODE}`],
  ['the text above code that comes first', 'Intro\n\n', `${CODE}\n${SECTION}`],
  ['an example in a language without a tab', 'Intro:\n\n```http\nA: b\n```\n\n', `${SECTION}\n${CODE}`],
  ['nothing on a page that begins with code', '', CODE],
])('what code needs is said after %s, as HTML and as Markdown', (_, introduction, rest) => {
  const { rendered, read } = withNeeds(introduction + rest);
  expect(rendered).toBe(`${introduction}${NEEDS.text}\n${rest}`);
  expect(read.startsWith(`${introduction}To run the code, set \`API\``)).toBe(true);
  expect(read.endsWith(`\n\n${rest}`)).toBe(true);
});
