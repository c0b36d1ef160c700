import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Slug, slugsFor } from '../../../../shared/hubs/slugs/slug.ts';

test.each([
  ['The Garden', 'the-garden'],
  ['  Crème -- brûlée! ', 'creme-brulee'],
  ['ＦＵＬＬ ｗｉｄｔｈ', 'full-width'],
  ['Straße STRAẞE', 'strasse-strasse'],
  ['Øystein Łódź Ağrı İstanbul', 'oystein-lodz-agri-istanbul'],
  ['Æbler Þór Cœur Đorđe', 'aebler-thor-coeur-dorde'],
  ['Guðrún Ħamrun Siŋa Məktəb Ɗan', 'gudrun-hamrun-singa-mekteb-dan'],
  ['a'.repeat(120), 'a'.repeat(56)],
])('the first slug for %j is %j', (name, slug) => {
  expect(slugsFor(name)[0]).toBe(slug);
});

test('a name without ASCII letters or digits has a slug', () => {
  expect(slugsFor('花园')).toEqual([expect.stringMatching(/^[0-9a-f]{6}$/)]);
});

test('every candidate slug of any name is valid, and the last one is never the same twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (name) => {
      const slugs = slugsFor(name);
      expect(slugs.filter((slug) => !Slug.safeParse(slug).success)).toEqual([]);
      expect(slugsFor(name).at(-1)).not.toBe(slugs.at(-1));
    }),
  );
});
