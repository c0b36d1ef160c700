import { expect, it } from 'vitest';
import { contentsOf } from '../../../infra/docs/navigation.ts';
import { Html, html } from '../../../infra/html.ts';

const sections = (count: number): string =>
  Array.from({ length: count }, (_, at) => `<h2 id="s${at}">Section <code>${at}</code></h2>`).join('<p>Text</p>');

const contents = (text: string): string => html`${contentsOf(new Html(text))}`.text;

const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(/<a href="#([^"]+)">[^<]+<\/a>/g)].map(([, id = '']) => id);

it('the contents of a page lead to every section, however many there are', () => {
  for (const count of [3, 40, 60]) expect(linksIn(contents(sections(count)))).toHaveLength(count);
  expect(contents(sections(60))).toContain('class="contents long"');
  expect(contents(sections(3))).toContain('class="contents"');
});

it('a page with one or two sections has their parts in its contents', () => {
  const [one, two] = ['<h3 id="one">One</h3>', '<h3 id="two">Two</h3>'];
  const text = contents(`<h2 id="all">All</h2>${one}${two}<h2 id="rest">Rest</h2>`);
  expect(linksIn(text)).toEqual(['all', 'one', 'two', 'rest']);
  expect(text).toContain('<li><a href="#all">All</a><ul><li><a href="#one">One</a></li>');
  expect(linksIn(contents(`${sections(3)}${one}`))).toEqual(['s0', 's1', 's2']);
});

it('a page with fewer than three headings has no contents', () => {
  expect(contents(sections(2))).toBe('');
});
