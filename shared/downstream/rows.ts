import { ACCESS_ROWS } from '../access/rows.ts';
import { ACCOUNTS_ROWS } from '../accounts/rows.ts';
import { COMMERCE_ROWS } from '../commerce/rows.ts';
import { COMMUNITY_ROWS } from '../community/rows.ts';
import { DELIVERY_ROWS } from '../delivery/rows.ts';
import { ENGAGEMENT_ROWS } from '../engagement/rows.ts';
import { HUBS_ROWS } from '../hubs/rows.ts';
import { MEDIA_ROWS } from '../media/rows.ts';
import type { Entity } from '../platform/db/row-kind.ts';
import { PLATFORM_ROWS } from '../platform/rows.ts';
import { DOWNSTREAM_ROWS } from './own-rows.ts';

/** Every kind of row that is stored. */
export const ROWS = [
  ...PLATFORM_ROWS,
  ...ACCOUNTS_ROWS,
  ...MEDIA_ROWS,
  ...HUBS_ROWS,
  ...DELIVERY_ROWS,
  ...COMMERCE_ROWS,
  ...ACCESS_ROWS,
  ...ENGAGEMENT_ROWS,
  ...COMMUNITY_ROWS,
  ...DOWNSTREAM_ROWS,
] as const;

type Kind = (typeof ROWS)[number];

/** The stored name of a kind. */
type NameOf<K> = K extends { readonly entity: Entity<infer Name> } ? Name : never;

/** The kinds that the background job removes after a contact was erased. */
export type ErasedAfterwards = NameOf<
  Extract<Kind, { readonly person: { readonly contact: { readonly erased: 'afterwards' } } }>
>;

/** The kinds whose rows name their team although their keys do not. */
export type NamesItsTeam = NameOf<Extract<Kind, { readonly team: 'team_id' }>>;
