import { createHash } from 'node:crypto';
import { shownMoney } from '../../site/money.ts';
import { section } from '../console/parts.ts';
import { consolePage } from '../console/shell.ts';
import type { Control } from '../control/control.ts';
import { escaped } from '../control/html.ts';
import { type Answer, type Problem, problem } from '../control/problem.ts';
import type { HttpRequest } from '../gateway/request.ts';
import type { HttpResponse } from '../gateway/response.ts';
import { findPayment, sessionOfPayment } from './find-payment.ts';
import { firstAmountOf, type PaymentLedger, type Session, type Subscription } from './ledger.ts';
import type { ProviderActions } from './provider-actions.ts';

const PATH = '/_local/pay';

const STYLE = `
:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; --accent: light-dark(#1d4ed8, #8fb4ff);
  --quiet: light-dark(#56606b, #a3acb8) }
body { max-width: 28rem; margin: 10vh auto 2rem; padding: 0 1.5rem; color: light-dark(#1b1f24, #e6e8ec); background: light-dark(#fff, #14171c) }
h1 { font-size: 1.5rem; line-height: 1.25 }
a { color: var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
form { display: flex; flex-wrap: wrap; gap: .6rem; margin: 1.5rem 0 }
button { font: inherit; color: inherit; background: none; border: 1px solid #8a93a3; border-radius: .5rem; padding: .6rem 1.2rem; cursor: pointer }
button[value="pay"], button[value="onboard"] { color: #fff; background: #1d4ed8; border-color: #1d4ed8; font-weight: 600 }
.quiet { color: var(--quiet); font-size: .9rem }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Forms may redirect to the return URLs of the shop. */
const policy = (leadsTo: readonly string[]): string =>
  `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${leadsTo
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url).origin)
    .join(' ')}`;

const page = (title: string, body: string, leadsTo: readonly string[] = []): HttpResponse => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy(leadsTo),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  },
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><main><h1>${escaped(title)}</h1>${body}<p class="quiet">This page replaces the payment provider. No money moves.</p></main></body></html>`,
});

const form = (id: string, buttons: readonly (readonly [value: string, label: string])[]): string =>
  `<form method="post" action="${PATH}/${escaped(id)}">${buttons.map(([value, label]) => `<button name="outcome" value="${value}">${label}</button>`).join('')}</form>`;

const money = (amount: number, { currency }: Session): string => shownMoney(amount, currency || 'usd');

/** `month` or `3 months`. */
const every = ({ interval, interval_count }: NonNullable<Session['recurring']>): string =>
  interval_count === 1 ? escaped(interval) : `${interval_count} ${escaped(interval)}s`;

/** How often a subscription is paid, and what it costs after its discount. */
const termsOf = (session: Session, period: string): string => {
  const { amount, off = 0, duration = 'once', months } = session;
  const full = escaped(money(amount, session));
  if (off === 0 || duration === 'forever') return ` every ${period}`;
  return duration === 'once' ? `, then ${full} every ${period}` : ` every ${period} for ${months} months, then ${full}`;
};

const AFTER_PAYMENT = [
  ['dispute', 'Open dispute'],
  ['win', 'Win dispute'],
  ['lose', 'Lose dispute'],
  ['fail_refund', 'Let the last refund fail'],
] as const;

const sessionPage = (session: Session, note = ''): HttpResponse => {
  const { id, title, status, recurring, success_url, cancel_url } = session;
  const terms = recurring ? termsOf(session, every(recurring)) : '';
  const trial = recurring?.trial_days ? `, after ${recurring.trial_days} days` : '';
  const said = note && `<p role="alert">${escaped(note)}</p>`;
  const buttons =
    status === 'open'
      ? form(id, [
          ['pay', 'Pay'],
          ['fail', 'Fail'],
        ])
      : `<p>This session is ${status}.</p>`;
  const after = status === 'complete' ? form(id, AFTER_PAYMENT) : '';
  const body = `${said}<p>${escaped(title)}: <strong>${escaped(money(firstAmountOf(session), session))}</strong>${terms}${trial}</p>${buttons}${after}<p><a href="${escaped(cancel_url)}">Cancel</a></p>`;
  return page('Pay', body, [success_url, cancel_url]);
};

/** The receipt of a payment, to which `receipt_url` of a charge leads. */
const receiptPage = (state: ReturnType<PaymentLedger['state']>, id: string): HttpResponse | undefined => {
  const [payment, session] = [findPayment(state, id), sessionOfPayment(state, id)];
  if (!payment || !session) return undefined;
  return page(
    'Receipt',
    `<p>${escaped(session.title)}: <strong>${escaped(money(payment.amount, session))}</strong></p><p class="quiet">${escaped(id)}</p>`,
  );
};

const CARDS = [
  ['card_fails', 'Decline card'],
  ['card_works', 'Accept card'],
] as const;

/** A canceled subscription no longer charges a card. */
const subscriptionItem = ({ id, title, status, declines, period_end }: Subscription): string =>
  `<article><p>${escaped(title)}: ${status} until ${new Date(period_end * 1000).toISOString()}${declines ? ', card declined' : ''}</p>${status === 'canceled' ? '' : form(id, CARDS)}</article>`;

const overview = ({ sessions, subscriptions }: ReturnType<PaymentLedger['state']>): HttpResponse => {
  const links = Object.values(sessions)
    .reverse()
    .map(
      (one) =>
        `<li><a href="${PATH}/${escaped(one.id)}">${escaped(one.title)}</a>, ${escaped(money(firstAmountOf(one), one))}: ${one.status}</li>`,
    );
  const items = Object.values(subscriptions).reverse().map(subscriptionItem);
  const none = '<p class="quiet">None yet.</p>';
  const [sold, running] = [links.length > 0 ? `<ul>${links.join('')}</ul>` : none, items.join('') || none];
  return consolePage(PATH, section('Checkout sessions', sold) + section('Subscriptions', running));
};

const redirectTo = (location: string): HttpResponse => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
});

const notFound = (): Problem => problem(404, 'not_found', 'This payment session does not exist.');

const idOf = ({ path }: HttpRequest): string => decodeURIComponent(path.slice(PATH.length + 1));

const outcomeOf = ({ body, query }: HttpRequest): string =>
  new URLSearchParams(body.toString('utf8')).get('outcome') ?? new URLSearchParams(query).get('outcome') ?? '';

/** Pages for checkout sessions, payment accounts and subscriptions. */
export const checkoutControls = (ledger: PaymentLedger, actions: ProviderActions): readonly Control[] => {
  const press = async (session: Session, outcome: string): Promise<Answer> => {
    if (outcome === 'pay')
      return (await actions.pay(session.id))
        ? redirectTo(session.success_url)
        : sessionPage(session, 'The session is no longer open.');
    if (outcome === 'fail') {
      await actions.fail(session.id);
      return sessionPage(session, 'The card was declined.');
    }
    if (outcome === 'fail_refund')
      return sessionPage(session, (await actions.failRefund(session.id)) ? 'Done.' : 'There is no refund.');
    const disputes = { dispute: 'needs_response', win: 'won', lose: 'lost' } as const;
    const dispute = disputes[outcome as keyof typeof disputes];
    if (!dispute)
      return problem(422, 'validation_error', 'Send one of pay, fail, dispute, win, lose or fail_refund.', '/outcome');
    await actions.dispute(session.id, dispute);
    return sessionPage(session, 'Done.');
  };

  return [
    { method: 'GET', path: PATH, handle: () => overview(ledger.state()) },
    {
      method: 'GET',
      path: `${PATH}/*`,
      handle(request) {
        const id = idOf(request);
        const { sessions, subscriptions, accounts } = ledger.state();
        const session = sessions[id];
        if (session) return sessionPage(session);
        const subscription = subscriptions[id];
        if (subscription) return page('Subscription', subscriptionItem(subscription));
        if (accounts[id]) return page('Connect your account', form(id, [['onboard', 'Submit']]));
        return receiptPage(ledger.state(), id) ?? notFound();
      },
    },
    {
      method: 'POST',
      path: `${PATH}/*`,
      async handle(request) {
        const [id, outcome] = [idOf(request), outcomeOf(request)];
        const session = ledger.state().sessions[id];
        if (session) return press(session, outcome);
        if (outcome === 'onboard' && (await actions.onboard(id)))
          return redirectTo(ledger.state().accounts[id]?.return_url ?? PATH);
        if (
          (outcome === 'card_fails' || outcome === 'card_works') &&
          (await actions.card(id, outcome === 'card_works'))
        )
          return redirectTo(PATH);
        return notFound();
      },
    },
  ];
};
