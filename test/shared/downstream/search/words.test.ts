import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyse } from '../../../../shared/downstream/search/analyse.ts';
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
import { editDistance } from '../../../../shared/platform/text/edit-distance.ts';

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
  });

  test('a query has at most ten different words, each once', () => {
    const text = Array.from({ length: 30 }, (_, nth) => `w${nth}x w${nth}x`).join(' ');
    expect(parseQuery(text).terms.map(({ word }) => word)).toEqual(Array.from({ length: 10 }, (_, nth) => `w${nth}x`));
  });

  const searched = (text: string) => parseQuery(text).terms.map(({ stem }) => stem);
  const indexed = (title: string, body = '') => [...analyse({ title, body }).keys()];

  test('a query is searched by its stop words only if it has no other words', () => {
    expect(searched('The Who')).toEqual(['the', 'who']);
    expect(searched('the concert of The Who')).toEqual(['concert']);
  });

  test('stop words are indexed in titles, short texts, names and quotations, and nowhere else', () => {
    expect(indexed('Songs of The Who').toSorted()).toEqual(['of', 'song', 'the', 'who']);
    expect(indexed('', 'To be or not to be')).toEqual(['to', 'be', 'or', 'not']);
    const long = (text: string) => indexed('', `${text} rain sun wind cloud storm frost`);
    expect(long('Yesterday I saw The Who play in London.')).toContain('who');
    expect(long('IT writes to Hamlet: to be or not to be.')).toEqual(expect.arrayContaining(['it', 'to', 'be', 'or']));
    const plain = long('The bread of my aunt is in her oven, and I eat it.');
    for (const word of ['the', 'of', 'and', 'i', 'it']) expect(plain).not.toContain(word);
  });

  test('symbols belong to a word where names have them, and the word is indexed without them, too', () => {
    for (const [text, stem, bare] of [
      ['C++', 'cplusplu', 'c'],
      ['Ｃ＋＋', 'cplusplu', 'c'],
      ['(C#)', 'csharp', 'c'],
      ['F♯', 'fsharp', 'f'],
      ['.NET', 'dotnet', 'net'],
      ['Disney+', 'disneyplu', 'disnei'],
      ['日本語C++', 'cplusplu', 'c'],
    ] as const) {
      expect(searched(text).at(-1), text).toBe(stem);
      expect(indexed(text), text).toEqual(expect.arrayContaining([stem, bare]));
    }
    expect(searched('C++17')).toEqual(['cplusplu', '17']);
    for (const text of ['a#b', '#tag', 'one+two', 'end. Then', './path', '...well'])
      expect(
        indexed(text).filter((stem) => /plus|sharp|dot/.test(stem)),
        text,
      ).toEqual([]);
  });

  test('a compound is also one word, except between numbers and in addresses', () => {
    for (const [text, whole] of [
      ['Wi-Fi', 'wifi'],
      ['wi\u2011fi', 'wifi'],
      ['to-do', 'todo'],
      ['Node.js', 'nodej'],
      ['AC/DC', 'acdc'],
      ["O'Brien", 'obrien'],
      ['col·lecció', 'colleccio'],
      ['می\u200cخواهم', 'میخواهم'],
      ['E-Mail-Adresse', 'emailadress'],
      ['E-Mail-Adresse', 'email'],
    ] as const) {
      expect(indexed(text), text).toContain(whole);
      expect(searched(text), text).toContain(whole);
    }
    expect(indexed('10-15')).toEqual(['10', '15']);
    expect(indexed("don't")).not.toContain('dont');
    expect(indexed('www.example.com/path/to')).not.toContain('wwwexamplecompathto');
  });

  test('characters that nobody sees do not split a word', () => {
    for (const text of ['Donau\u00addampf', 'Donau\u200ddampf', 'Donau\u2060dampf', '\u200fDonaudampf\u200e'])
      expect(stemsOf(text), text).toEqual(['donaudampf']);
  });

  test('a flag is one word', () => {
    expect(stemsOf('🇩🇪🇫🇷')).toEqual(['🇩🇪', '🇫🇷']);
    const tag = (letter: string) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0));
    const flags = ['gbeng', 'gbsct'].map((region) => `🏴${[...region].map(tag).join('')}\u{e007f}`);
    expect(stemsOf(flags.join(' '))).toEqual(flags);
  });

  test('a decomposed text of a script without spaces has the same words', () => {
    for (const text of ['がっこうのパン', '학교에서', 'ラーメンを食べる'])
      expect(stemsOf(text.normalize('NFD'))).toEqual(stemsOf(text));
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
        const near = one === other ? 0 : reach(one, ['a', 'b', 'c']).has(other) ? 1 : Number.POSITIVE_INFINITY;
        expect(editDistance(one, other, 1)).toBe(near);
        expect(editDistance(one, other, 2)).toBe(editDistance(other, one, 2));
      }),
    );
  });

  test('more edits than allowed do not match', () => {
    expect(editDistance('abcdef', 'abc', 2)).toBe(Number.POSITIVE_INFINITY);
    expect(editDistance('kitten', 'sitting', 3)).toBe(3);
    expect(editDistance('kitten', 'sitting', 2)).toBe(Number.POSITIVE_INFINITY);
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
