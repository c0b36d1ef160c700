import type { Resource } from '../../../../shared/platform/http/response.ts';

/** How the id of a resource identifies it among all resources of its type. */
export type Identity =
  /** A UUID. */
  | 'uuid'
  /** A name assigned by the service: a slug, or the thumbprint of a key. */
  | 'word'
  /** The id of the parent of a singleton: an attribute, or a noun where no attribute contains it. */
  | { readonly onlyOneOf: string }
  /** These attributes, joined by colons; a noun for a part without an attribute. */
  | { readonly composedOf: readonly string[] };

/** The types whose ids are neither UUIDs nor composed. */
export const OTHER_IDENTITIES: Readonly<Record<string, Identity>> = {
  automation_templates: 'word',
  checkout_sessions: { onlyOneOf: 'order_id' },
  files: { onlyOneOf: 'file_id' },
  hub_domains: { onlyOneOf: 'hub' },
  hub_editor_pending_ops: { onlyOneOf: 'hub' },
  hub_templates: 'word',
  notification_preferences: { onlyOneOf: 'contact' },
  payment_accounts: { onlyOneOf: 'team_id' },
  permissions: 'word',
  sign_in_policies: { onlyOneOf: 'team_id' },
  space_unread_counts: { onlyOneOf: 'space_id' },
  subscriptions: { onlyOneOf: 'order_id' },
  team_erasures: { onlyOneOf: 'team_id' },
  transcripts: { onlyOneOf: 'media_id' },
  unread_counts: { onlyOneOf: 'contact' },
  uploads: { onlyOneOf: 'file' },
  webhook_signing_keys: 'word',
};

/** The identity of a resource: a composed one is declared, and a noun replaces a value that has no attribute. */
export const identityOf = ({ type, attributes, identifiedBy }: Resource): Identity => {
  const names = identifiedBy.map((name) => (name in attributes.shape ? name : name.replace(/_id$/, '')));
  return names.length > 1 ? { composedOf: names } : (OTHER_IDENTITIES[type] ?? 'uuid');
};
