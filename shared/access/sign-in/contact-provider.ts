import type { Subject } from '../../accounts/identity/token.ts';
import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import {
  type IdentityProviderItem,
  identityProviderKey,
} from '../../hubs/identity-providers/identity-provider-item.ts';
import type { TeamId } from '../../platform/db/key.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';

type ContactProvider = NonNullable<Extract<Subject, { kind: 'contact' }>['provider']>;

/** Whether members may still sign in with a provider: it is enabled, and its hub was not deleted. */
export const isProviderActive = async (db: Table, team: TeamId, { id, hub }: ContactProvider): Promise<boolean> => {
  const key = { team, hub };
  const keys = [identityProviderKey(key, id), hubItemKey(key)];
  const [provider, of] = await rowsAt<[IdentityProviderItem, HubItem]>(db, keys);
  return provider?.enabled === true && of !== undefined;
};
