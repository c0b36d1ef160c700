/** The section of the personal export that contains rows of a kind, or why there is none. */
type Exported = string | { readonly none: string };

/**
 * What an erasure does with rows of a kind: `at once` with the account, `afterwards` in the background job, or why they
 * stay. Rows that stay name the person by an id alone, except where `address` is set.
 */
type Erased =
  | 'at once'
  | 'afterwards'
  | { readonly kept: string; readonly address?: true }
  | { readonly expires: string; readonly address?: true };

export interface Handling {
  readonly exported: Exported;
  readonly erased: Erased;
}

/** Whose personal data rows of a kind are, and how each of them exports and erases it. */
export interface RowPolicy {
  readonly contact?: Handling;
  readonly user?: Handling;
}

export const contact = <const E extends Exported, const R extends Erased>(exported: E, erased: R) => ({
  contact: { exported, erased },
});

export const user = <const E extends Exported, const R extends Erased>(exported: E, erased: R) => ({
  user: { exported, erased },
});

/** No section of the export contains the rows, and why. */
export const none = (reason: string) => ({ none: reason });

/** Erasure leaves the row, and why. */
export const kept = (reason: string) => ({ kept: reason });

/** The row is removed by its time to live, and when. */
export const expires = (after: string) => ({ expires: after });
