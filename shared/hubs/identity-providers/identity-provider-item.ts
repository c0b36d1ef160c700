import { type HubKey, hubPartition, type Key } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { plainLifecycle } from '../../platform/ledger/lifecycle.ts';

export const identityProviderEntity = /* @__PURE__ */ entity('identity_provider');

/** The prefix of a claim's target that is the key of a profile field. */
export const FIELD_TARGET = 'fields.';

/** An OpenID Connect provider with which members sign in to a hub, as stored. */
export interface IdentityProviderItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly name: string;
  readonly issuer: string;
  readonly client_id: string;
  /** The client secret, encrypted for this provider; null for a public client. */
  readonly sealed_secret: string | null;
  readonly scopes: readonly string[];
  /** The attribute of the contact that each claim fills: `name`, or `FIELD_TARGET` and the key of a profile field. */
  readonly claims: Readonly<Record<string, string>>;
  /** The domains under which contacts whom other hubs of the team know are admitted. Missing in rows of before: none. */
  readonly email_domains?: readonly string[];
  readonly enabled: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

const IDENTITY_PROVIDER = 'IDENTITY_PROVIDER#';

export const identityProviderKey = (hub: HubKey, id: string): Key => ({
  pk: hubPartition(hub),
  sk: `${IDENTITY_PROVIDER}${id}`,
});

/** The most email domains of a provider. */
export const MAX_EMAIL_DOMAINS = 50;

/** The most providers of a hub, disabled ones included: its sign-in page lists them. */
export const MAX_HUB_PROVIDERS = 50;

/** All providers of a hub, the oldest first. */
export const identityProvidersOf = (hub: HubKey) => ({ partition: hubPartition(hub), prefix: IDENTITY_PROVIDER });

const identityProviderEvents = /* @__PURE__ */ plainLifecycle<IdentityProviderItem>({
  thing: 'identity_provider',
  resource_type: 'identity_providers',
  id: ({ id }) => id,
  named: { sealed_secret: 'client_secret' },
});

export const identityProviderKind = {
  entity: identityProviderEntity,
  key: ['TEAM#{team}#HUB#{hub}', 'IDENTITY_PROVIDER#{provider}'],
  events: identityProviderEvents,
  person: nobody,
  text: 'not searched',
  gives: false,
  note: 'where members sign in; its client secret as KMS sealed it',
} as const satisfies RowKind;
