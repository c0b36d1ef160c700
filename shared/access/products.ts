import type { HubKey, Key } from '../db/key.ts';

/** How the products of a hub are found by what refers to them. */
export interface ProductPort {
  /** The product's row; `undefined` while there is nothing to look it up in, and then any id is taken. */
  keyOf(hub: HubKey, product: string): Key | undefined;
}

/** Products are not sold yet: a rule may name one beforehand, and nobody has it until then. */
export const PRODUCTS: ProductPort = { keyOf: () => undefined };
