import { ALLOWED, type Kind } from './allowed.ts';

/** A planted value, and what it is. */
export interface Canary {
  readonly kind: Kind;
  readonly value: string;
}

/** A text that was found in the world, and where. */
export interface Place {
  readonly name: string;
  readonly text: string;
}

const spellings = (value: string): readonly string[] => [
  value.toLowerCase(),
  encodeURIComponent(value).toLowerCase(),
  Buffer.from(value).toString('base64').replace(/=+$/, '').toLowerCase(),
];

/** Each canary in a place that it may not be in. With `everywhere`, no place is allowed. */
export const leaksIn = (
  places: readonly Place[],
  canaries: readonly Canary[],
  everywhere = false,
): readonly string[] => {
  const lower = places.map(({ name, text }) => ({ name, text: text.toLowerCase() }));
  const found = canaries.flatMap(({ kind, value }) =>
    lower
      .filter(({ name }) => everywhere || !ALLOWED[kind].includes(name))
      .filter(({ text }) => spellings(value).some((spelling) => text.includes(spelling)))
      .map(({ name }) => `${kind} in ${name}`),
  );
  return [...new Set(found)];
};
