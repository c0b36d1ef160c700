/** The section of the personal export that contains rows of a kind, or why there is none. */
type Exported = string | { readonly none: string };

/**
 * What an erasure does with rows of a kind: `at once` removes them with the account, `afterwards` in the background job;
 * otherwise the reason why they stay. `hasEmailAddress`: rows that stay contain the person's email address besides the
 * id.
 */
type Erased =
  | 'at once'
  | 'afterwards'
  | { readonly kept: string; readonly hasEmailAddress?: true }
  | { readonly expires: string; readonly hasEmailAddress?: true };

export interface PersonalDataPolicy {
  readonly exported: Exported;
  readonly erased: Erased;
}

/** Whose personal data rows of a kind are, and how each of them exports and erases it. */
export interface RowPolicy {
  readonly contact?: PersonalDataPolicy;
  readonly user?: PersonalDataPolicy;
}

export const ofContact = <const E extends Exported, const R extends Erased>(exported: E, erased: R) => ({
  contact: { exported, erased },
});

export const ofUser = <const E extends Exported, const R extends Erased>(exported: E, erased: R) => ({
  user: { exported, erased },
});

/** The reason why the export leaves the rows out. */
export const notExported = (reason: string) => ({ none: reason });

/** The reason why erasure keeps the rows. */
export const keptBecause = (reason: string) => ({ kept: reason });

/** The time after which the rows expire. Erasure leaves them. */
export const expiresAfter = (after: string) => ({ expires: after });
