export type AccountKind = 'owner' | 'moderator' | 'member' | 'key' | 'platform_admin';

/** A demo account that signs in with its password, or an API key with its secret. */
export interface Account {
  readonly kind: AccountKind;
  readonly name: string;
  readonly email?: string;
  readonly password?: string;
  /** The hub that a member signs in to. */
  readonly slug?: string;
  readonly secret?: string;
}

/** Demo accounts of one team, and values of path parameters by their names. */
export interface Place {
  readonly name: string;
  readonly accounts: readonly Account[];
  readonly values: Readonly<Record<string, string>>;
}

/** A parameter of an operation. */
export interface Field {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  /** Optional fields that are not folded. */
  readonly isShown: boolean;
  /** The possible values, if there are few. */
  readonly options?: readonly string[];
  readonly value?: string;
  /** The operation that lists the resources with this id. */
  readonly list?: { readonly path: string; readonly title: string };
}

/** What the form of an operation needs of its description. */
export interface Described {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly isOpen: boolean;
  /** The accepted credentials in a sentence. */
  readonly takes: string;
  /** The accepted kinds of demo accounts, the preferred one first. */
  readonly accepts: readonly AccountKind[];
  readonly fields: readonly Field[];
  readonly body?: { readonly mediaType: string; readonly example: string };
}
