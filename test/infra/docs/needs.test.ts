import { expect, it } from 'vitest';
import { NEEDS, withNeeds } from '../../../infra/docs/needs.ts';
import { Html } from '../../../infra/html.ts';

const CODE = '<div class="languages">code</div>';
const SECTION = '<h2 id="a">A</h2>';

it.each([
  ['the introduction', `<p>Intro</p>${SECTION}${CODE}`, `<p>Intro</p>${NEEDS.text}${SECTION}${CODE}`],
  [
    'the text above code that comes first',
    `<p>Intro</p>${CODE}${SECTION}`,
    `<p>Intro</p>${NEEDS.text}${CODE}${SECTION}`,
  ],
  ['nothing on a page without code in several languages', SECTION, SECTION],
])('what code needs is said after %s', (_, text, shown) => {
  expect(withNeeds(new Html(text)).text).toBe(shown);
});
