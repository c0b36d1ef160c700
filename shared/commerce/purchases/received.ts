import type { PaymentEvent } from '../payments/payment-event.ts';
import type { OrderItem } from './orders/order-item.ts';

/** The amount of an invoice or payment that is already counted, by its name. */
type CountedAmount = (name: string) => number;

/**
 * The charge of each invoice and payment in the events: the largest reported amount, so that a repeated report, or
 * reports of two types, count once.
 */
export const amountsOf = (
  events: readonly PaymentEvent[],
  { total }: Pick<OrderItem, 'total'>,
  counted: CountedAmount,
): ReadonlyMap<string, number> => {
  const amounts = new Map<string, number>();
  for (const { paid } of events)
    if (paid) amounts.set(paid.name, Math.max(amounts.get(paid.name) ?? counted(paid.name), paid.amount ?? total));
  return amounts;
};

/** The total of these amounts that is not counted yet. */
export const uncountedAmount = (amounts: ReadonlyMap<string, number>, counted: CountedAmount): number =>
  [...amounts].reduce((sum, [name, amount]) => sum + amount - counted(name), 0);
