import { randomBytes } from 'node:crypto';

/** A field that a provider issues: the operator enters it. `pattern` is what the provider's values look like. */
interface Issued {
  readonly kind: 'issued';
  readonly at: string;
  readonly pattern: RegExp;
  /** The part of a value that must not change, such as the mode of a key: the first group of the pattern. */
  readonly keepsMode?: boolean;
}

/** A field that the command generates. */
interface Generated {
  readonly kind: 'generated';
  readonly generate: () => string;
}

/** A secret in Secrets Manager whose new value is stored at once. */
interface Stored {
  readonly how: 'stored';
  readonly fields: Readonly<Record<string, Issued | Generated>>;
}

/** The webhook signing seed: published first, used later. */
interface Announced {
  readonly how: 'announced';
  readonly field: string;
  readonly generate: () => string;
}

/** A secret in the table: accepted first, used later. */
interface InTable {
  readonly how: 'table';
  readonly name: string;
}

/** Numbered keys or secrets of the stack: the settings list them, and deployments replace them. */
interface Deployed {
  readonly how: 'deployed';
  readonly setting: 'tokenKeys' | 'firewall.secrets';
}

/** KMS replaces the key material every year and keeps the old one for decryption. */
interface Automatic {
  readonly how: 'automatic';
}

/** Teams rotate it themselves, through the API. */
interface ByTeams {
  readonly how: 'by teams';
}

export type Rotation = (Stored | Announced | InTable | Deployed | Automatic | ByTeams) & {
  /** What it is for. */
  readonly what: string;
  /** How long the old and the new one are both valid. */
  readonly overlap: string;
  /** What is left to do after the command. */
  readonly afterwards?: string;
};

const alphanumeric = (length: number): string => {
  const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
  const bytes = randomBytes(8 * length);
  /* Bytes from 248 on would make the first characters likelier than the others. */
  const fair = [...bytes].filter((byte) => byte < 4 * alphabet.length).slice(0, length);
  return fair.map((byte) => alphabet[byte % alphabet.length]).join('');
};

const callbackSecret = (at: string): Pick<Stored, 'how' | 'fields'> => ({
  how: 'stored',
  fields: { signing_secret: { kind: 'issued', at, pattern: /^whsec_[A-Za-z0-9+/=_-]{20,}$/ } },
});

const DAY = 'a day: callbacks that are signed with either are accepted';
const ANNUAL = 'unlimited: KMS decrypts with every earlier version of the key';

/**
 * How each secret and key of a stage is rotated. Secrets and KMS keys are named by their construct id, without the
 * number of a later pair.
 */
export const ROTATIONS: Readonly<Record<string, Rotation>> = {
  PaymentKey: {
    what: 'calls Stripe',
    how: 'stored',
    fields: {
      api_key: { kind: 'issued', at: 'Stripe: API keys', pattern: /^[sr]k_(test|live)_\w{10,}$/, keepsMode: true },
    },
    overlap: 'as long as you wait: Stripe accepts both keys until you revoke the old one',
    afterwards: 'Wait five minutes, then revoke the old key at Stripe.',
  },
  PlatformPaymentsSecret: {
    what: 'proves callbacks of Stripe for your account',
    ...callbackSecret('Stripe: the endpoint /webhooks/stripe/platform, “Roll secret”'),
    overlap: DAY,
  },
  ConnectedPaymentsSecret: {
    what: 'proves callbacks of Stripe for connected accounts',
    ...callbackSecret('Stripe: the endpoint /webhooks/stripe/connect, “Roll secret”'),
    overlap: DAY,
  },
  ResendSecret: {
    what: 'proves callbacks of Resend',
    ...callbackSecret('Resend: the endpoint /webhooks/resend/events'),
    overlap: DAY,
  },
  TranscriptionSecret: {
    what: 'calls AssemblyAI, and proves its callbacks',
    how: 'stored',
    fields: {
      api_key: { kind: 'issued', at: 'AssemblyAI: API keys', pattern: /^\S{16,}$/ },
      webhook_secret: { kind: 'generated', generate: () => alphanumeric(48) },
    },
    overlap: `${DAY}; AssemblyAI accepts both API keys until you revoke the old one`,
    afterwards: 'After a new API key: wait five minutes, then revoke the old one at AssemblyAI.',
  },
  MailTokenSecret: {
    what: 'derives the tokens in emails',
    how: 'stored',
    fields: { token_key: { kind: 'generated', generate: () => alphanumeric(48) } },
    overlap: 'not needed: the table has the hash of each sent token, so sent links stay valid',
  },
  CanarySecret: {
    what: 'is the password of the canary',
    how: 'stored',
    fields: { password: { kind: 'generated', generate: () => alphanumeric(48) } },
    overlap: 'not needed: the next run registers another user and creates another team',
    afterwards: 'The earlier team has only test data. Its user stays, with the old password.',
  },
  WebhookSigningSeed: {
    what: 'signs webhooks (Ed25519)',
    how: 'announced',
    field: 'seed',
    generate: () => randomBytes(32).toString('hex'),
    overlap: 'as long as you wait: receivers read the next public key before anything is signed with it',
  },
  Secret: {
    what: 'proves requests of the firewall’s distribution to the API',
    how: 'deployed',
    setting: 'firewall.secrets',
    overlap: 'between two deployments: the API accepts all secrets of the setting',
  },
  cursors: {
    what: 'authenticates the cursors of lists',
    how: 'table',
    name: 'cursors',
    overlap: 'until the next rotation: cursors of the old secret stay valid',
  },
  PlatformTokenKey: {
    what: 'signs the tokens of users',
    how: 'deployed',
    setting: 'tokenKeys',
    overlap: 'between two deployments: the API accepts tokens of all pairs of the setting',
  },
  ContactTokenKey: {
    what: 'signs the tokens of contacts',
    how: 'deployed',
    setting: 'tokenKeys',
    overlap: 'between two deployments: the API accepts tokens of all pairs of the setting',
  },
  TableKey: { what: 'encrypts the tables', how: 'automatic', overlap: ANNUAL },
  WebhookSecretsKey: { what: 'encrypts the secrets of webhook endpoints', how: 'automatic', overlap: ANNUAL },
  MailEventsKey: { what: 'encrypts events of SES', how: 'automatic', overlap: ANNUAL },
  AlarmKey: { what: 'encrypts alarms', how: 'automatic', overlap: ANNUAL },
  'webhook-endpoints': {
    what: 'signs the webhooks to one endpoint',
    how: 'by teams',
    overlap: 'a day: deliveries are signed with both',
  },
};
