import type { ProfileField } from '../people/profile-fields/profile-field-item.ts';
import { FIELD_TARGET } from './identity-provider-item.ts';

type Claims = Readonly<Record<string, string>>;

/** Whether the target of a claim is a profile field. */
export const isFieldTarget = (target: string): boolean => target.startsWith(FIELD_TARGET);

const keyOf = (target: string): string => target.slice(FIELD_TARGET.length);

/** A claim for a profile field that the team does not have. */
export const unknownClaim = (claims: Claims, fields: readonly ProfileField[]): string | undefined =>
  Object.keys(claims).find((claim) => {
    const target = claims[claim] ?? '';
    return isFieldTarget(target) && !fields.some(({ key }) => key === keyOf(target));
  });

/** Whether a claim fills a profile field that only the team sees. */
export const fillsTeamField = (claims: Claims, fields: readonly ProfileField[]): boolean =>
  Object.values(claims).some((target) =>
    fields.some(({ key, visibility }) => isFieldTarget(target) && key === keyOf(target) && visibility === 'team'),
  );

/** The claims for profile fields, by the key of the field. */
export const claimedValues = (
  given: Readonly<Record<string, unknown>>,
  claims: Claims,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(claims)
      .filter(([claim, target]) => isFieldTarget(target) && given[claim] !== undefined)
      .map(([claim, target]) => [keyOf(target), given[claim]] as const),
  );
