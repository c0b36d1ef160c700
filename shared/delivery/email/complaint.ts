/**
 * Feedback types (RFC 5965 and its registry) that the recipient does not complain with: their correction, and reports
 * of filters.
 */
const NO_COMPLAINTS: ReadonlySet<string> = new Set(['not-spam', 'virus', 'auth-failure']);

/** Whether a complaint of this type means that its recipient wants no more emails. An unknown or missing type does. */
export const isFromRecipient = (type: string | undefined): boolean =>
  !NO_COMPLAINTS.has(
    (type ?? '')
      .trim()
      .toLowerCase()
      .replace(/[\s_]+/g, '-'),
  );
