import { dueTodayOf, type PaymentLedger, paymentIdOf, type Session } from './ledger.ts';
import type { Payment } from './objects.ts';

type State = ReturnType<PaymentLedger['state']>;

/** The payment with this id, if it was paid. */
export const findPayment = ({ sessions, invoices }: State, payment: string): Payment | undefined => {
  const session = Object.values(sessions).find((one) => paymentIdOf(one) === payment);
  if (session?.status === 'complete') {
    const { account, recurring, metadata } = session;
    return { payment, account, amount: dueTodayOf(session), metadata: recurring ? {} : metadata };
  }
  const invoice = Object.values(invoices).find((one) => one.payment === payment);
  return invoice && { ...invoice, metadata: {} };
};

/** The session of a payment. The id of a renewal's payment begins with that of the first one. */
export const sessionOfPayment = ({ sessions }: State, payment: string): Session | undefined =>
  Object.values(sessions).find((session) => payment.startsWith(paymentIdOf(session)));
