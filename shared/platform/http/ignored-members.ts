import { UNKNOWN } from './expected.ts';
import { capitalized, didYouMean } from './parameter-names.ts';

/** A member of a body that the route does not read, at its pointer, and the name that it has now if it was renamed. */
export interface IgnoredMember {
  readonly at: string;
  readonly now?: string | undefined;
}

/** The member as `meta.ignored` lists it. */
export const listed = ({ at, now }: IgnoredMember): string => [at, didYouMean(now)].filter(Boolean).join(': ');

/** Why strict handling refuses the member. */
export const refusedBecause = ({ now }: IgnoredMember): string =>
  [UNKNOWN.text, capitalized(didYouMean(now))].filter(Boolean).join(' ');
