/** What a yes in a column says: `yes` that the contact wants emails, `no` that they do not. */
const COLUMNS = {
  subscribed: 'yes',
  is_subscribed: 'yes',
  subscribed_to_emails: 'yes',
  email_subscribed: 'yes',
  subscription_status: 'yes',
  email_subscription_status: 'yes',
  email_subscriber_status: 'yes',
  email_marketing: 'yes',
  email_marketing_status: 'yes',
  email_marketing_consent: 'yes',
  accepts_email_marketing: 'yes',
  accepts_marketing: 'yes',
  marketing_consent: 'yes',
  marketing_opt_in: 'yes',
  email_consent: 'yes',
  email_opt_in: 'yes',
  opt_in: 'yes',
  opted_in: 'yes',
  consent: 'yes',
  newsletter: 'yes',
  unsubscribed: 'no',
  is_unsubscribed: 'no',
  unsubscribed_from_emails: 'no',
  unsubscribed_at: 'no',
  email_opt_out: 'no',
  marketing_opt_out: 'no',
  opt_out: 'no',
  opted_out: 'no',
  do_not_email: 'no',
} as const;

/** The column without case, width, spaces and punctuation. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const BY_NAME = new Map(Object.entries(COLUMNS).map(([name, meaning]) => [folded(name), { name, meaning }]));

/** The name of a column that says whether the contact wants emails, in any spelling; `undefined` for other columns. */
export const consentColumn = (name: string): string | undefined => BY_NAME.get(folded(name))?.name;

const YES: ReadonlySet<string> = new Set(
  [
    'true',
    'yes',
    'y',
    '1',
    't',
    'on',
    'x',
    'opt in',
    'opted in',
    'granted',
    'confirmed',
    'active',
    'accepted',
    'agreed',
    'enabled',
    'single opt-in',
    'double opt-in',
  ].map(folded),
);
/** The words of mailing lists for a recipient who gets no emails. They mean the same in every column. */
const NEVER: ReadonlySet<string> = new Set(
  ['unsubscribed', 'not subscribed', 'never subscribed', 'opt out', 'opted out', 'denied', 'declined', 'revoked'].map(
    folded,
  ),
);
const NO: ReadonlySet<string> = new Set(
  [
    'false',
    'no',
    'n',
    '0',
    'f',
    'off',
    'never',
    'none',
    'inactive',
    'pending',
    'cleaned',
    'bounced',
    'complained',
    'blocked',
    'suppressed',
    'rejected',
    'disabled',
    'withdrawn',
  ].map(folded),
);

const EXPECTED = 'Write yes or no, or leave the cell empty.';

const DATE = /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}/;

/** Whether a cell refuses emails; `undefined` if it says nothing, `invalid` if it cannot be read. */
const refuses = (meaning: 'yes' | 'no', value: unknown): boolean | 'invalid' | undefined => {
  if (value === null || value === undefined) return undefined;
  if (!['string', 'boolean', 'number'].includes(typeof value)) return 'invalid';
  const word = folded(String(value));
  if (word === '') return undefined;
  if (NEVER.has(word)) return true;
  if (meaning === 'no' && DATE.test(String(value).trim())) return true;
  if (word === 'subscribed') return false;
  if (YES.has(word)) return meaning === 'no';
  return NO.has(word) ? meaning === 'yes' : 'invalid';
};

/** Whether a row refuses emails: one column that says so is enough. A column that says yes has no effect. */
export const readConsent = (
  row: Readonly<Record<string, unknown>>,
): { readonly refused: boolean } | { readonly field: string; readonly message: string } => {
  let refused = false;
  for (const [field, value] of Object.entries(row)) {
    const column = BY_NAME.get(folded(field));
    const read = column && refuses(column.meaning, value);
    if (read === 'invalid') return { field, message: EXPECTED };
    refused ||= read === true;
  }
  return { refused };
};
