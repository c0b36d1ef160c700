import { editDistance } from './edit-distance.ts';

/** Texts that are longer are not compared. */
const MAX_LENGTH = 100;

/** The candidate that is most like the text, if at most a third of its characters differ; the first of equals. */
export const nearest = (text: string, candidates: readonly string[]): string | undefined => {
  if (text.length > MAX_LENGTH) return undefined;
  let [found, least]: [string | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const candidate of candidates) {
    const distance = editDistance(text, candidate);
    if (distance >= least || distance * 3 > Math.max(text.length, candidate.length)) continue;
    [found, least] = [candidate, distance];
  }
  return found;
};
