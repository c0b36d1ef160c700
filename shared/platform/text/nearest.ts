import { editDistance } from './edit-distance.ts';

/** Texts that are longer are not compared. */
const MAX_LENGTH = 100;

/** The words of a name: those of `filter[state]` are `filter` and `state`. */
const partsOf = (name: string): readonly string[] => name.split(/[^\p{L}\p{N}_-]+/u).filter((part) => part !== '');

type Pair = readonly [string, string];

/** What is compared of two names: word by word, or what follows their common words if their numbers differ. */
const pairsOf = (text: string, candidate: string): readonly Pair[] => {
  const [from, to] = [partsOf(text), partsOf(candidate)];
  if (from.length === to.length) return from.map((part, at) => [part, to[at] ?? '']);
  const differs = from.findIndex((part, at) => part !== to[at]);
  const common = differs < 0 ? from.length : differs;
  return [[from.slice(common).join(''), to.slice(common).join('')]];
};

/** How many characters of two names differ; infinite if more than a third of the characters of a word do. */
const distanceOf = (text: string, candidate: string): number =>
  pairsOf(text, candidate).reduce((sum, [from, to]) => {
    const distance = editDistance(from, to);
    return distance * 3 > Math.max(from.length, to.length) ? Number.POSITIVE_INFINITY : sum + distance;
  }, 0);

/**
 * The candidate that is most like the text, if at most a third of the characters of each word differ; the first of
 * equals. A word that all candidates begin with, as `filter`, makes no two names alike.
 */
export const nearest = (text: string, candidates: readonly string[]): string | undefined => {
  if (text.length > MAX_LENGTH) return undefined;
  let [found, least]: [string | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const candidate of candidates) {
    const distance = distanceOf(text, candidate);
    if (distance < least) [found, least] = [candidate, distance];
  }
  return found;
};
