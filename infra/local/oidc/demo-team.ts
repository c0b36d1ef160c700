import { domainOf, teamDomains } from '../../../shared/access/sign-in/team/team-domains.ts';
import type { Table } from '../../../shared/platform/db/table.ts';
import type { ApiClient } from '../demo/api-client.ts';
import { createClient, type DemoClient } from './demo-client.ts';
import type { DemoPlace } from './demo-place.ts';

/** Creates the identity provider with which users sign in to a demo team. */
export const connectTeam = (api: ApiClient, issuer: string, origin: string, team: DemoPlace): Promise<DemoClient> => {
  const path = `/teams/${team.id}/identity-providers`;
  const attributes = { return_urls: [`${origin}/_local/site/team`] };
  const type = 'team_identity_providers';
  return createClient(api, { issuer, client_id: 'demo-team', path, type, attributes }, team.owner.token);
};

/** Marks the domain of the owner's address as verified for a day, because no DNS server has its TXT record. */
export const verifyDomain = async (
  db: Table,
  { id, owner }: Pick<DemoPlace, 'id' | 'owner'>,
  now: Date,
): Promise<void> => {
  const domains = teamDomains(db, id);
  const actor = { type: 'user', id: owner.user_id } as const;
  const name = domainOf(owner.email);
  const { items } = await domains.list({ limit: 100, after: undefined });
  const item = items.find(({ domain }) => domain === name) ?? (await domains.create(name, actor, now));
  await domains.claim(item, actor, now);
};
