import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyse } from '../../../../shared/downstream/search/analyse.ts';
import { editDistance } from '../../../../shared/downstream/search/edit-distance.ts';
import { fuse } from '../../../../shared/downstream/search/fuse.ts';
import { parseQuery } from '../../../../shared/downstream/search/parse-query.ts';
import {
  decodePosting,
  documentName,
  documentRef,
  encodePosting,
  pack,
  unpack,
} from '../../../../shared/downstream/search/posting.ts';
import { snippet } from '../../../../shared/downstream/search/snippet.ts';
import { stems } from '../../../../shared/downstream/search/stem.ts';

const stemsOf = (text: string) => [...stems(text)].map(({ stem }) => stem);

describe('words', () => {
  test('case, accents, width and endings are ignored', () => {
    for (const [one, other] of [
      ['Crème BRÛLÉE', 'creme brulee'],
      ['Straße', 'strasse'],
      ['ＡＢＣ', 'abc'],
      ['running runs', 'run run'],
      ["l'amour", 'l amour'],
      ['e\u0301tude', 'étude'],
      ['smørrebrød Łódź', 'smorrebrod lodz'],
    ] as const)
      expect(stemsOf(one)).toEqual(stemsOf(other));
  });

  test('stop words are removed, and a pictogram is a word', () => {
    expect(stemsOf('what is it that they do? 🎉 _ - .')).toEqual(['🎉']);
    expect(parseQuery('the of and').terms).toEqual([]);
  });

  test('a query has at most ten different words, each once', () => {
    const text = Array.from({ length: 30 }, (_, nth) => `w${nth}x w${nth}x`).join(' ');
    expect(parseQuery(text).terms.map(({ word }) => word)).toEqual(Array.from({ length: 10 }, (_, nth) => `w${nth}x`));
  });

  test('any text is parsed, and positions match it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const { start, end } of stems(text)) expect(0 <= start && start < end && end <= text.length).toBe(true);
        parseQuery(text);
        expect(snippet(text, [])).not.toMatch(/[<>"']/);
      }),
    );
  });
});

describe('typos', () => {
  /** The same distance by its definition: all single edits, repeated. */
  const reach = (word: string, characters: readonly string[]): ReadonlySet<string> => {
    const found = new Set([word]);
    for (let at = 0; at <= word.length; at += 1) {
      const [before, after] = [word.slice(0, at), word.slice(at)];
      if (after) found.add(before + after.slice(1));
      if (after.length > 1) found.add(before + after[1] + after[0] + after.slice(2));
      for (const character of characters) {
        found.add(before + character + after);
        if (after) found.add(before + character + after.slice(1));
      }
    }
    return found;
  };
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 5 });

  test('one edit inserts, deletes, replaces or transposes one character', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const near = one === other ? 0 : reach(one, ['a', 'b', 'c']).has(other) ? 1 : undefined;
        expect(editDistance(one, other, 1)).toBe(near);
        expect(editDistance(one, other, 2)).toBe(editDistance(other, one, 2));
      }),
    );
  });

  test('more edits than allowed do not match', () => {
    expect(editDistance('abcdef', 'abc', 2)).toBeUndefined();
    expect(editDistance('kitten', 'sitting', 3)).toBe(3);
    expect(editDistance('kitten', 'sitting', 2)).toBeUndefined();
  });
});

test('a block of postings is decoded as it was encoded', () => {
  const id = fc.uuid();
  const posting = fc.record({
    ref: fc.record({ kind: fc.constantFrom('discussion' as const, 'content_comment' as const, 'member' as const), id }),
    impact: fc.integer({ min: 0, max: 255 }),
    mask: fc.integer({ min: 0, max: 65_535 }),
    places: fc.array(id, { maxLength: 2 }),
  });
  fc.assert(
    fc.property(fc.array(posting, { maxLength: 40 }), (postings) => {
      const entries = new Map(postings.map((one) => [documentName(one.ref), encodePosting(one)]));
      const read = unpack(pack(entries));
      expect([...read.keys()]).toEqual([...entries.keys()]);
      for (const one of postings.slice(-1)) {
        const name = documentName(one.ref);
        expect(documentRef(name)).toEqual(one.ref);
        expect(decodePosting(one.ref, read.get(name) ?? new Uint8Array())).toEqual(one);
      }
    }),
  );
});

test('rankings are merged by 1 / (60 + rank), with the better score first among equals', () => {
  const hit = (id: string, score: number) =>
    ({ hit: { ref: { kind: 'member', id }, places: [], score, partial: false } }) as const;
  const fused = fuse([
    { silo: 'community', ranking: [hit('a', 1), hit('b', 0.5)] },
    { silo: 'members', ranking: [hit('c', 2)] },
  ]);
  expect(fused.map((one) => [one.hit.ref.id, one.rrf])).toEqual([
    ['c', 1 / 61],
    ['a', 1 / 61],
    ['b', 1 / 62],
  ]);
});

test('a title counts more than a text, and a long text less than a short one', () => {
  const impact = (title: string, body: string) => analyse({ title, body }).get('moss')?.impact ?? 0;
  expect(impact('Moss', 'x')).toBeGreaterThan(impact('x', 'moss'));
  expect(impact('', 'moss')).toBeGreaterThan(impact('', `moss ${'y '.repeat(300)}`));
  expect(impact('', 'moss '.repeat(200))).toBeLessThan(impact('Moss', ''));
});
