import { readableSpaces } from '../../access/spaces/readable-spaces.ts';
import type { Reader } from '../../hubs/readers/readers.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { analyse, containsPhrase } from './analyse.ts';
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

/** The maximum number of results of a query, over all pages. */
export const MAX_RESULTS = 100;

interface SearchContext {
  readonly db: Table;
  readonly index: SearchFinder;
  readonly sources: Sources;
  readonly hub: HubKey;
  /** The reader, whom the hub has admitted. */
  readonly reader: Reader;
  readonly now: Date;
}

interface SearchRequest {
  readonly text: string;
  readonly kinds: readonly Kind[];
  readonly limit: number;
  /** The number of results on earlier pages. */
  readonly shown: number;
}

export interface Result {
  readonly hit: Hit;
  readonly silo: Silo;
  readonly rrf: number;
  readonly readable: Readable;
  readonly stems: readonly WeightedStem[];
}

interface SearchPage {
  readonly results: readonly Result[];
  readonly more: boolean;
  readonly capped: boolean;
  readonly silos: readonly Silo[];
}

/** A hit, and its resource once it was loaded; `null` if the reader cannot read it. */
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

/** Whether the title or the text contains each phrase. */
const containsPhrases = ({ phrases }: ParsedQuery, { title, body }: Readable): boolean =>
  phrases.every((phrase) => [title, body].some((text) => containsPhrase(text, phrase)));

/** Whether the text contains a word that was searched for. */
const containsAny = (readable: Readable, stems: readonly WeightedStem[]): boolean => {
  const analysis = analyse(readable);
  return stems.some(({ stem }) => analysis.has(stem));
};

/** Loads candidates, grouped by kind. */
const loadCandidates = async (
  viewing: Viewing,
  sources: Sources,
  query: ParsedQuery,
  wanted: readonly Candidate[],
  stems: readonly WeightedStem[],
): Promise<void> => {
  const kinds = [...Map.groupBy(wanted, ({ hit }) => hit.ref.kind)];
  await Promise.all(
    kinds.map(async ([kind, candidates]) => {
      const source = sources[kind];
      const read = await source.load(
        viewing,
        candidates.map(({ hit }) => hit),
      );
      for (const [nth, candidate] of candidates.entries()) {
        const readable = read[nth];
        const isCurrent = readable && (!source.outdates || containsAny(readable, stems));
        candidate.readable = isCurrent && containsPhrases(query, readable) ? readable : null;
      }
    }),
  );
};

const fusedRanking = (states: readonly SiloState[]): readonly Fused<Candidate>[] =>
  fuse(states.map(({ silo, ranking }) => ({ silo, ranking: ranking.filter(({ readable }) => readable !== null) })));

/** The score of a hit by its text, if the index read only a part of its words. */
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

/** Sorts the results of each silo by their texts; the silos keep their positions on the page. */
const reordered = (page: readonly Result[]): readonly Result[] => {
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
 * Searches a hub. Hits of all silos are merged, and loaded with an access check before they count, so that positions
 * reveal nothing about resources that the reader cannot read.
 */
export const search = async (context: SearchContext, question: SearchRequest): Promise<SearchPage> => {
  const { db, index, sources, hub, reader, now } = context;
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
      (hit) => kinds.includes(hit.ref.kind) && sources[hit.ref.kind].mayBeVisible(viewing, hit),
    );
    return [{ silo, found: one, ranking: mayBe.map((hit) => ({ hit })) }];
  });
  const until = Math.min(question.shown + question.limit, MAX_RESULTS);
  for (;;) {
    const unseen = fusedRanking(states)
      .slice(0, until + 1)
      .filter(({ readable }) => readable === undefined)
      .map(({ hit }) => hit);
    if (unseen.length === 0) break;
    const wanted = new Set(unseen);
    await loadCandidates(
      viewing,
      sources,
      query,
      states.flatMap(({ ranking }) => ranking).filter(({ hit }) => wanted.has(hit)),
      states.flatMap(({ found: { stems: of } }) => of),
    );
  }
  const fused = fusedRanking(states);
  const page = fused.slice(question.shown, until).flatMap(({ hit, silo, rank, readable }): Result[] => {
    const { stems = [] } = states.find((one) => one.silo === silo)?.found ?? {};
    return readable ? [{ hit, silo, rrf: reciprocalRank(rank), readable, stems }] : [];
  });
  return {
    results: reordered(page),
    more: fused.length > until && until < MAX_RESULTS,
    capped: fused.length > MAX_RESULTS || states.some(({ found: { cut } }) => cut),
    silos,
  };
};
