import type { PaymentEvent } from '../payments/payment-event.ts';
import type { OrderItem } from './orders/order-item.ts';

/** What was counted of an invoice or a payment so far, by its name. */
type Counted = (name: string) => number;

/**
 * What each invoice and payment that events tell of has taken: the most that any of them says, so that an amount that
 * is told of twice, or by two kinds of events, is one amount.
 */
export const amountsOf = (
  events: readonly PaymentEvent[],
  { total }: Pick<OrderItem, 'total'>,
  counted: Counted,
): ReadonlyMap<string, number> => {
  const amounts = new Map<string, number>();
  for (const { paid } of events)
    if (paid) amounts.set(paid.name, Math.max(amounts.get(paid.name) ?? counted(paid.name), paid.amount ?? total));
  return amounts;
};

/** What of these amounts is not counted yet. */
export const receivedOf = (amounts: ReadonlyMap<string, number>, counted: Counted): number =>
  [...amounts].reduce((sum, [name, amount]) => sum + amount - counted(name), 0);
