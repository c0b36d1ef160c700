import { capitalized, didYouMean } from '#explanations';
import { UNKNOWN } from './expected.ts';

/**
 * A member of a body that the route does not read, at its pointer: the name that it has now if it was renamed, and why it
 * is refused if it is.
 */
export interface IgnoredMember {
  readonly at: string;
  readonly now?: string | undefined;
  readonly refused?: string | undefined;
}

/** The member as `meta.ignored` lists it. */
export const listed = ({ at, now }: IgnoredMember): string => [at, didYouMean(now)].filter(Boolean).join(': ');

/** Why the member is refused, by strict handling or always. */
export const refusedBecause = ({ now, refused }: IgnoredMember): string =>
  refused ?? [UNKNOWN.text, capitalized(didYouMean(now))].filter(Boolean).join(' ');
