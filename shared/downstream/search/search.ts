import { readableSpaces } from '../../access/spaces/readable-spaces.ts';
import type { Reader } from '../../hubs/readers/readers.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { analyse, holdsPhrase } from './analyse.ts';
import { type Fused, fuse, reciprocalRank } from './fuse.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import {
  type Found,
  type Hit,
  type Kind,
  type SearchFinder,
  SILO_OF,
  SILOS,
  type Silo,
  type WeightedStem,
} from './search-index.ts';
import type { Readable, Sources, Viewing } from './sources/source.ts';

/** A query is answered with so many results at most, whatever the page. */
export const CAP = 100;

interface Asked {
  readonly db: Table;
  readonly index: SearchFinder;
  readonly sources: Sources;
  readonly hub: HubKey;
  /** Admitted to the hub. */
  readonly reader: Reader;
  readonly now: Date;
}

interface Question {
  readonly text: string;
  readonly kinds: readonly Kind[];
  readonly limit: number;
  /** How many results earlier pages showed. */
  readonly shown: number;
}

export interface Result {
  readonly hit: Hit;
  readonly silo: Silo;
  readonly rrf: number;
  readonly readable: Readable;
  readonly stems: readonly WeightedStem[];
}

interface Answered {
  readonly results: readonly Result[];
  readonly more: boolean;
  readonly capped: boolean;
  readonly silos: readonly Silo[];
}

/** A hit, and what became of it once it was looked at; `null` for one that is not for the reader. */
interface Candidate {
  readonly hit: Hit;
  readable?: Readable | null;
}

interface SiloState {
  readonly silo: Silo;
  readonly found: Found;
  readonly ranking: readonly Candidate[];
}

const NO_SPACES: Viewing['spaces'] = new Map();

/** Whether each phrase stands somewhere in its title or its text. */
const answers = ({ phrases }: ParsedQuery, { title, body }: Readable): boolean =>
  phrases.every(({ all }) => [title, body].some((text) => holdsPhrase(text, all)));

/** Looks at some candidates, those of one kind together. */
const look = async (
  viewing: Viewing,
  sources: Sources,
  query: ParsedQuery,
  wanted: readonly Candidate[],
): Promise<void> => {
  const kinds = [...Map.groupBy(wanted, ({ hit }) => hit.ref.kind)];
  await Promise.all(
    kinds.map(async ([kind, candidates]) => {
      const read = await sources[kind].load(
        viewing,
        candidates.map(({ hit }) => hit),
      );
      for (const [nth, candidate] of candidates.entries()) {
        const readable = read[nth];
        candidate.readable = readable && answers(query, readable) ? readable : null;
      }
    }),
  );
};

const standing = (states: readonly SiloState[]): readonly Fused<Candidate>[] =>
  fuse(states.map(({ silo, ranking }) => ({ silo, ranking: ranking.filter(({ readable }) => readable !== null) })));

/** The score that the text of a hit gives it, where the index had looked at a part of its words only. */
const rescored = (hit: Hit, readable: Readable, stems: readonly WeightedStem[]): number => {
  const analysis = analyse(readable);
  const best = new Map<number, number>();
  for (const { stem, term, weight } of stems) {
    const score = (weight * (analysis.get(stem)?.impact ?? 0)) / 255;
    best.set(term, Math.max(score, best.get(term) ?? 0));
  }
  return Math.max(
    hit.score,
    [...best.values()].reduce((sum, one) => sum + one, 0),
  );
};

/** A page's results of one silo in the order of what their texts say; those of the others keep their places. */
const settle = (page: readonly Result[]): readonly Result[] => {
  if (!page.some(({ hit }) => hit.partial)) return page;
  const score = new Map(page.map((one) => [one, rescored(one.hit, one.readable, one.stems)]));
  const queues = Map.groupBy(
    [...page].sort((a, b) => (score.get(b) ?? 0) - (score.get(a) ?? 0)),
    ({ silo }) => silo,
  );
  return page.map(({ silo, rrf }) => {
    const next = queues.get(silo)?.shift();
    return { ...(next as Result), rrf };
  });
};

/**
 * Answers a query: what the index has of it, fused over the silos, of which each is looked at as it stands at this
 * moment before it is shown. Places are counted among what the reader may read, so nothing tells of what they may not.
 */
export const search = async (asked: Asked, question: Question): Promise<Answered> => {
  const { db, index, sources, hub, reader, now } = asked;
  const query = parseQuery(question.text);
  const { kinds } = question;
  const silos = SILOS.filter((silo) => kinds.some((kind) => SILO_OF[kind] === silo));
  const [spaces, ...found] = await Promise.all([
    silos.includes('community') || silos.includes('media') ? readableSpaces(db, reader, hub, now) : NO_SPACES,
    ...silos.map((silo) => index.find(hub, silo, query)),
  ]);
  const viewing: Viewing = { db, hub, reader, now, spaces };
  const states = silos.flatMap((silo, nth): SiloState[] => {
    const one = found[nth];
    if (!one) return [];
    const mayBe = one.hits.filter(
      (hit) => kinds.includes(hit.ref.kind) && sources[hit.ref.kind].mayBeFor(viewing, hit),
    );
    return [{ silo, found: one, ranking: mayBe.map((hit) => ({ hit })) }];
  });
  const until = Math.min(question.shown + question.limit, CAP);
  for (;;) {
    const unseen = standing(states)
      .slice(0, until + 1)
      .filter(({ readable }) => readable === undefined)
      .map(({ hit }) => hit);
    if (unseen.length === 0) break;
    const wanted = new Set(unseen);
    await look(
      viewing,
      sources,
      query,
      states.flatMap(({ ranking }) => ranking).filter(({ hit }) => wanted.has(hit)),
    );
  }
  const fused = standing(states);
  const page = fused.slice(question.shown, until).flatMap(({ hit, silo, rank, readable }): Result[] => {
    const { stems = [] } = states.find((one) => one.silo === silo)?.found ?? {};
    return readable ? [{ hit, silo, rrf: reciprocalRank(rank), readable, stems }] : [];
  });
  return {
    results: settle(page),
    more: fused.length > until && until < CAP,
    capped: fused.length > CAP || states.some(({ found: { cut } }) => cut),
    silos,
  };
};
