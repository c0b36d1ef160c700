/** A provider's report about an email. */
export interface EmailEvent {
  readonly provider: string;
  readonly message_id: string;
  readonly status: 'sent' | 'delayed' | 'delivered' | 'bounced' | 'complained' | 'suppressed';
  /** The recipients; for a bounce or a complaint, those who bounced or complained. */
  readonly addresses: readonly string[];
  /** A hard bounce or a complaint of the recipient: the addresses must not be sent to again. */
  readonly final: boolean;
  readonly at: string;
}
