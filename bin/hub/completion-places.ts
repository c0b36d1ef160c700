import type { Place } from './completion-words.ts';

/** A command's path: each command after a space. */
export const placeOf = (path: readonly string[]): string => path.map((one) => ` ${one}`).join('');

export const listed = (words: readonly string[]): string => words.join(' ');

/** Flags that select the caller and the hub. They are passed on when the service is asked for values. */
export const CALLER = ['--profile', '--url', '--team', '--hub', '--token', '--api-key'];

export const kindsIn = (places: readonly Place[]) =>
  places.flatMap(({ path, kinds }) => kinds.map(({ index, kind }) => ({ path, index, kind })));

export const below = (places: readonly Place[]): readonly Place[] => places.filter(({ path }) => path.length > 0);
