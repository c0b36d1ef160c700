import type { Seal, Unseal } from '../../../platform/sealing/sealing.ts';
import type { TeamProviderItem } from './team-provider-item.ts';

type Named = Pick<TeamProviderItem, 'team_id' | 'id'>;

/** Secrets of teams are bound to a place that no hub has, so neither can be used as the other. */
const contextOf = ({ team_id: team, id: endpoint }: Named) => ({ team, hub: 'team-sign-in', endpoint });

/** Encrypts a client secret for one provider of a team. */
export const sealedFor = (provider: Named, secret: string | null, seal: Seal) =>
  secret === null ? null : seal(secret, contextOf(provider));

/** The client secret of a provider; null for a public client. */
export const secretOf = (provider: Pick<TeamProviderItem, 'team_id' | 'id' | 'sealed_secret'>, unseal: Unseal) =>
  provider.sealed_secret === null ? null : unseal(provider.sealed_secret, contextOf(provider));
