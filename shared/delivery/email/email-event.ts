/** What an e-mail provider tells of a letter. */
export interface EmailEvent {
  readonly provider: string;
  readonly message_id: string;
  readonly status: 'sent' | 'delayed' | 'delivered' | 'bounced' | 'complained';
  /** To whom; of a bounce or a complaint those it is about. */
  readonly addresses: readonly string[];
  /** No letter will ever reach them. */
  readonly final: boolean;
  readonly at: string;
}
