import type { HubKey } from '../../../platform/db/key.ts';
import { rowsAt } from '../../../platform/db/rows-at.ts';
import type { Table } from '../../../platform/db/table.ts';
import { Recent } from '../../../platform/runtime/recent.ts';
import { type HubItem, hubItemKey } from '../../hubs/hub-item.ts';
import { hubOfSlug } from '../../hubs/hub-of-slug.ts';
import { type ContactCredentialItem, contactCredentialKey } from './contact-credentials.ts';

/** The hub of a sign-in and the credential of the address in its team, if there is one. */
interface SignInTarget {
  readonly hub: HubItem;
  readonly credential: ContactCredentialItem | undefined;
}

const recentHubs = new Recent<HubKey>(5_000);

/** The hub of a slug, cached for 5 s. Check the slug on the hub's item. */
export const cachedHubOfSlug = async (db: Table, slug: string, { fresh = false } = {}): Promise<HubKey | undefined> => {
  const known = fresh ? undefined : recentHubs.get(slug);
  if (known) return known;
  const key = await hubOfSlug(db, slug);
  if (!key) return undefined;
  recentHubs.set(slug, key);
  return key;
};

/** The hub with this slug and the credential of this address in its team; `undefined` if there is no such hub. */
export const signInTarget = async (
  db: Table,
  slug: string,
  email: string,
  options: { fresh?: boolean } = {},
): Promise<SignInTarget | undefined> => {
  const key = await cachedHubOfSlug(db, slug, options);
  if (!key) return undefined;
  const keys = [hubItemKey(key), contactCredentialKey(key.team, email)];
  const [hub, credential] = await rowsAt<[HubItem, ContactCredentialItem]>(db, keys);
  if (hub?.slug === slug) return { hub, credential };
  return options.fresh ? undefined : signInTarget(db, slug, email, { fresh: true });
};
