import { dueTodayOf, type PaymentLedger, paymentIdOf, type Session } from './ledger.ts';
import type { Payment } from './objects.ts';

type State = ReturnType<PaymentLedger['state']>;

const sessionOf = ({ sessions }: State, payment: string): Session | undefined =>
  Object.values(sessions).find((one) => paymentIdOf(one) === payment);

const invoiceOf = ({ invoices }: State, payment: string) =>
  Object.values(invoices).find((one) => one.payment === payment);

/** Whether there is a payment with this id, paid or not. */
export const paymentExists = (state: State, payment: string): boolean =>
  (sessionOf(state, payment) ?? invoiceOf(state, payment)) !== undefined;

/** The payment with this id, if it was paid. */
export const findPayment = (state: State, payment: string): Payment | undefined => {
  const session = sessionOf(state, payment);
  if (session?.status === 'complete' && dueTodayOf(session) > 0) {
    const { account, recurring, metadata, currency } = session;
    return { payment, account, currency, amount: dueTodayOf(session), metadata: recurring ? {} : metadata };
  }
  const invoice = invoiceOf(state, payment);
  return invoice && { ...invoice, metadata: {} };
};

/** The session of a payment. The id of a renewal's payment begins with that of the first one. */
export const sessionOfPayment = ({ sessions }: State, payment: string): Session | undefined =>
  Object.values(sessions).find((session) => payment.startsWith(paymentIdOf(session)));
