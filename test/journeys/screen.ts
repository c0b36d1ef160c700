import type { Client } from '../../shared/client/client.ts';

/** What a site knows when it opens a screen: the ids of its own address and of the links on the screen before. */
export interface Site {
  readonly client: Client;
  readonly team: string;
  readonly hub: string;
  readonly hubs: readonly { readonly id: string; readonly slug: string }[];
  readonly me: string;
  readonly space: string;
  readonly group: string;
  /** The posts that the member saved, and the members whom they blocked, as the site remembered them. */
  readonly saved: readonly string[];
  readonly blocked: readonly string[];
  /** The email address, the password and the hub with which the member signs in. */
  readonly login: { readonly email: string; readonly password: string; readonly slug: string };
  /** The orders that the site remembered at checkout. */
  readonly orders: readonly string[];
  readonly month: { readonly from: string; readonly to: string };
}

/** A screen, as the texts that it displays. Both ways display the same. */
export interface Screen {
  readonly title: string;
  /** With the resources alone: names, titles and counts are looked up, and lists are read to their end. */
  readonly before: (site: Site) => Promise<readonly string[]>;
  readonly after: (site: Site) => Promise<readonly string[]>;
}
