import { own } from '../../../platform/runtime/own.ts';
import type { PaymentEvent } from '../payment-event.ts';
import { STRIPE_EVENT_PARSERS } from './event-parsers.ts';
import { hasAmounts, idIn, type Json, objectIn, secondsIn, textIn } from './json.ts';

const orderIn = (metadata: unknown): PaymentEvent['order'] => {
  const { team_id, order_id } = objectIn(metadata);
  const [team, id] = [textIn(team_id), textIn(order_id)];
  return team && id ? { team_id: team, id } : undefined;
};

const stateIn = (account: Json): PaymentEvent['state'] => ({
  account_id: textIn(account.id) ?? '',
  charges_enabled: account.charges_enabled === true,
  payouts_enabled: account.payouts_enabled === true,
  details_submitted: account.details_submitted === true,
});

/** Why a verified event is ignored. */
export const ignoredReason = (value: unknown): string =>
  hasAmounts(objectIn(objectIn(objectIn(value).data).object))
    ? 'Events of this type are ignored.'
    : 'An amount in the event is not a non-negative integer.';

/** A verified Stripe event in the terms of this service. `undefined` for an event that changes nothing. */
export const paymentEvent = (value: unknown): PaymentEvent | undefined => {
  const event = objectIn(value);
  const [id, kind, at] = [textIn(event.id), textIn(event.type), secondsIn(event.created)];
  const object = objectIn(objectIn(event.data).object);
  if (!id || !kind || at === null) return undefined;
  const common = { id, at, account: textIn(event.account) ?? null };
  if (kind === 'account.updated')
    return {
      ...common,
      order: undefined,
      names: [],
      paid: undefined,
      settled: undefined,
      session: undefined,
      email: undefined,
      reported: {},
      state: stateIn(object),
    };
  if (!hasAmounts(object)) return undefined;
  const read = own(STRIPE_EVENT_PARSERS, kind)?.(object, { at, event: id });
  if (!read) return undefined;
  return {
    ...common,
    order: orderIn(read.metadata),
    names: [...new Set(read.references.flatMap((name) => idIn(name) ?? []))],
    paid: read.paid,
    settled: read.settled,
    session: read.session,
    email: read.email,
    reported: read.reported ?? {},
    state: undefined,
  };
};
