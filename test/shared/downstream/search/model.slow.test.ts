import { expect, test } from 'vitest';
import { dynamoIndex } from '../../../../shared/downstream/search/dynamo-index.ts';
import { parseQuery } from '../../../../shared/downstream/search/parse-query.ts';
import { type Table, table } from '../../../../shared/platform/db/table.ts';
import { startStore } from '../../../support/dynamo.ts';
import { useWorld } from '../../../support/use-world.ts';
import { discussion, newHub } from './index-world.ts';

const store = useWorld(startStore);

/** Words that are not typos of each other. */
const WORDS = ['alphabet', 'zeppelin', 'quorum', 'mitochondria', 'fjord', 'bayou', 'sphinx', 'wyvern'];

const random = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = Math.imul(state ^ (state >>> 15), state | 1) ^ (state + 0x6d2b79f5);
    state = (state * 1_664_525 + 1_013_904_223) | 0;
    return ((state >>> 8) & 0xffff) % below;
  };
};

class Crash extends Error {}

/** A table whose calls fail from the nth on after a simulated crash. */
const crashing = (db: Table) => {
  let left = Number.POSITIVE_INFINITY;
  const through = <A extends unknown[], R>(call: (...args: A) => Promise<R>) => {
    return async (...args: A): Promise<R> => {
      left -= 1;
      if (left < 0) throw new Crash();
      return call(...args);
    };
  };
  const update = through(db.update) as Table['update'];
  const transact = through(db.transact) as Table['transact'];
  return {
    db: { ...db, update, transact },
    crashAfter(calls: number) {
      left = calls;
    },
  };
};

const startModel = (seed: number) => {
  const pick = random(seed);
  const hub = newHub();
  let clock = 1_000_000;
  const { db, crashAfter } = crashing(table(store.client, store.name));
  const index = dynamoIndex(db, () => clock);
  const docs = Array.from({ length: 60 }, () => ({ ref: discussion(), words: undefined as string[] | undefined }));
  const stale = new Set<(typeof docs)[number]>();

  const refresh = async (doc: (typeof docs)[number], whenRead: () => void = () => undefined): Promise<void> => {
    const read = async () => {
      const { words } = doc;
      whenRead();
      return words && { title: '', body: words.join(' ') };
    };
    await index.refresh(hub, doc.ref, read);
    stale.delete(doc);
  };
  const change = (doc: (typeof docs)[number]): void => {
    doc.words = pick(5) === 0 ? undefined : WORDS.filter(() => pick(2) === 0);
    stale.add(doc);
  };
  const any = () => docs[pick(docs.length)] as (typeof docs)[number];
  /** A worker stops half-way: its lease expires, and its message is delivered again. */
  const crash = async (doc: (typeof docs)[number]): Promise<void> => {
    change(doc);
    crashAfter(pick(14));
    await refresh(doc).catch((error: unknown) => {
      if (!(error instanceof Crash)) throw error;
      stale.add(doc);
    });
    crashAfter(Number.POSITIVE_INFINITY);
    clock += 60_000;
    if (pick(2) === 0) change(doc);
  };
  const found = async (word: string) =>
    (await index.find(hub, 'community', parseQuery(word))).hits.map(({ ref }) => ref.id);
  const holders = (word: string) => docs.flatMap(({ ref, words }) => (words?.includes(word) ? [ref.id] : []));

  return {
    hub,
    db,
    async step(): Promise<void> {
      const doc = any();
      const action = pick(12);
      if (action < 6) change(doc);
      if (action === 6 || action === 7) return crash(doc);
      if (action === 8) {
        /* The document changes while a worker indexes it, and other workers start. */
        let others: Promise<unknown> | undefined;
        await refresh(doc, () => {
          if (!others) change(doc);
          others ??= Promise.all([refresh(doc), refresh(doc)]);
        });
        await others;
        return undefined;
      }
      if (action === 9) {
        const many = Array.from({ length: 12 }, any);
        for (const one of many) change(one);
        await Promise.all(many.map((one) => refresh(one)));
        return undefined;
      }
      return refresh(doc);
    },
    async settle(): Promise<void> {
      for (const doc of [...stale]) await refresh(doc);
    },
    async equal(): Promise<void> {
      for (const word of WORDS) expect(new Set(await found(word)), word).toEqual(new Set(holders(word)));
    },
  };
};

test.each([1, 2])('after random changes and crashes the index equals the documents (%i)', async (seed) => {
  const model = startModel(seed);
  for (let round = 0; round < 6; round += 1) {
    for (let step = 0; step < 60; step += 1) await model.step();
    await model.settle();
    await model.equal();
  }
});
