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

/** Rows that contain at most ids of the people who created or changed them. */
export const nobody = {};

export const DERIVED = { none: 'The service derives it from rows that are exported.' } as const;
export const SECRET = { none: 'A credential or its hash is never exported.' } as const;
export const PENDING = { none: 'It is the state of a pending job.' } as const;
export const NOT_INDEXED = { none: 'No index leads from a contact to these rows.' } as const;

export const WRITTEN = { kept: 'What a person wrote stays for the others and names a former member.' } as const;
export const COUNTED = { kept: 'The counters beside it would no longer agree.' } as const;
const NEEDED_BY_BOOKS = 'The books of the team need it.';
export const BOOKS = { kept: NEEDED_BY_BOOKS } as const;
export const BOOKS_WITH_ADDRESS = { kept: NEEDED_BY_BOOKS, hasEmailAddress: true } as const;
export const SETTLED = { kept: 'The worker removes it when its time comes.' } as const;
export const AUDIT = { kept: 'The ledger contains ids and attribute names, never values.' } as const;
