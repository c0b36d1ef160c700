import { absent, all, compare, either, equals } from '../db/expression.ts';
import type { Item } from '../db/item.ts';
import type { Key } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import type { Step } from '../db/transaction.ts';
import type { EmailEvent } from './email-event.ts';

/** From what says least of a delivery to what says most: it only ever goes up. */
export const DELIVERY_STATUSES = [
  'queued',
  'sent',
  'delayed',
  'delivered',
  'bounced',
  'complained',
  'suppressed',
] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** A letter that was handed to a provider, and what became of it. */
export interface EmailMessage {
  readonly provider: string;
  readonly message_id: string;
  readonly status: DeliveryStatus;
  readonly rank: number;
  readonly status_at: string;
}

/** An address that gets no more letters. */
export interface Suppression {
  readonly reason: 'bounced' | 'complained';
  readonly since: string;
}

const KEPT_SECONDS = 90 * 86_400;

const messageKey = (provider: string, id: string): Key => ({ pk: `EMAIL#${provider}#${id}`, sk: 'MESSAGE' });

const suppressionKey = (address: string): Key => ({
  pk: `EMAIL_ADDRESS#${address.trim().toLowerCase()}`,
  sk: 'SUPPRESSION',
});

const rankOf = (status: DeliveryStatus): number => DELIVERY_STATUSES.indexOf(status);

type Told = Pick<EmailEvent, 'provider' | 'message_id' | 'at'> & { readonly status: DeliveryStatus };

const messageRow = ({ provider, message_id, status, at }: Told) => ({
  ...messageKey(provider, message_id),
  entity: 'email_message',
  provider,
  message_id,
  status,
  rank: rankOf(status),
  status_at: at,
  ttl: Math.ceil(Date.parse(at) / 1000) + KEPT_SECONDS,
});

/** Since the first that was told, and for a complaint where there is one. */
const suppressionSteps = async (
  db: Table,
  address: string,
  told: Suppression['reason'],
  at: string,
): Promise<readonly Step[]> => {
  const key = suppressionKey(address);
  const known = await db.get<Suppression>(key);
  const reason = known?.reason === 'complained' ? known.reason : told;
  const since = known && known.since < at ? known.since : at;
  if (known?.reason === reason && known.since === since) return [];
  const unchanged = known && all(equals('reason', known.reason), equals('since', known.since));
  const row = { ...key, entity: 'email_suppression', reason, since };
  return [{ label: 'suppression', put: row, condition: unchanged ?? absent() }];
};

export const emailMessages = (db: Table) => ({
  get: (provider: string, id: string) => db.get<EmailMessage>(messageKey(provider, id)),

  suppression: (address: string) => db.get<Suppression>(suppressionKey(address)),

  /** Notes that a letter was handed over, or held back; what its provider has told of it since stays. */
  async note(told: Told): Promise<void> {
    await db.put(messageRow(told), either(absent(), compare('rank', '<', rankOf(told.status))));
  },

  /**
   * The steps of what a provider tells: a letter's status goes up, never down, and who cannot or will not be written to
   * is not written to again. None where it is known already.
   */
  async stepsOf(event: EmailEvent): Promise<readonly Step[]> {
    const { status, provider, message_id, addresses, final, at } = event;
    const known = await db.get<EmailMessage & Item>(messageKey(provider, message_id));
    const goesUp = !known || known.rank < rankOf(status);
    const letter: readonly Step[] = goesUp
      ? [
          {
            label: 'message',
            put: messageRow(event),
            condition: either(absent(), compare('rank', '<', rankOf(status))),
          },
        ]
      : [];
    if (!final || (status !== 'bounced' && status !== 'complained')) return letter;
    const suppressed = await Promise.all(addresses.map((address) => suppressionSteps(db, address, status, at)));
    return [...letter, ...suppressed.flat()];
  },
});
