import { expect, test } from 'vitest';
import { endSubscriptions } from '../../../functions/end-terms/end-subscriptions.ts';
import { sendMail } from '../../../functions/send-mail/send-mail.ts';
import type { EmailMessage } from '../../../shared/delivery/email/email.ts';
import { contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { type Effect, startProcess } from '../../support/interruptible-process.ts';
import { seconds } from '../commerce/shop-world.ts';
import { event, type Story, session, subscription, subscriptionSession } from '../commerce/stripe-events.ts';
import { buy, data, MONTHLY, priced } from '../commerce/world.ts';
import { useEndings } from './endings-world.ts';

const { endings, world } = useEndings();

const paid = (story: Story) =>
  event('checkout.session.completed', { ...subscriptionSession(story), amount_total: 1500 }, seconds());
const trial = (story: Story) =>
  event('checkout.session.completed', session(story, 'complete', 'no_payment_required'), seconds());
const active = (story: Story) =>
  event('customer.subscription.updated', subscription(story, 'active', endings().period()), seconds());

/** A buyer who completed two open checkouts for one product. */
const completedTwice = async (second = paid) => {
  const { shop } = endings();
  const { price } = await priced(world(), MONTHLY);
  const { buyer, story: one } = await shop.checkedOut(price);
  const two: Story = { ...one, order: data(await buy(world(), price, buyer.token)).id };
  await shop.receive(active(one), paid(one), active(two), second(two));
  return { buyer, two };
};

/** The emails that these jobs send, each as a separate message. */
const emailsOf = async (jobs: readonly unknown[]): Promise<readonly EmailMessage[]> => {
  const sent: EmailMessage[] = [];
  const work = sendMail({
    db: world().db,
    publicOrigin: 'https://hub.test',
    tokenKey: async () => 'token key',
    email: { send: async (message) => void sent.push(message) },
    failed: (_, error) => {
      throw error;
    },
  });
  for (const [nth, job] of jobs.entries())
    await work({ Records: [{ messageId: `${seconds()}-${nth}`, body: JSON.stringify(job) }] });
  return sent;
};

const jobsIn = (effects: readonly Effect[]): readonly unknown[] =>
  effects.filter(({ name }) => name === 'queue mail').map(({ input }) => [input].flat()[0]);

/** Runs the worker this many minutes from now, and stops it after `last` steps. */
const end = async (minutes: number, last?: number) => {
  const { process, ended, effects, log } = startProcess(last);
  const deps = { db: process.db(world().service.store), payments: world().payments, mail: process.queue('mail') };
  await endSubscriptions({ ...deps, failed: () => undefined })(new Date(Date.now() + minutes * 60_000)).catch(() => 0);
  await ended();
  return { jobs: jobsIn(effects), steps: log.length };
};

test('the buyer of a second subscription is emailed once, wherever the worker is stopped', async () => {
  let steps = Number.POSITIVE_INFINITY;
  for (let last = 1; last <= steps; last += 1) {
    const { buyer } = await completedTwice();
    const first = await end(0, last);
    const again = await end(2);
    const emails = await emailsOf([...first.jobs, ...again.jobs]);
    expect([last, emails.map(({ to }) => to)]).toEqual([last, [buyer.email]]);
    expect(emails[0]?.text).toMatch(
      /Your first subscription continues\. The second was canceled\.\n\nThe 15\.00 \w{3} /,
    );
    if (first.steps < last) steps = last;
  }
  expect(steps).toBeGreaterThan(4);
});

test('the email about a trial states that nothing was charged; an erased buyer gets no email', async () => {
  const { buyer } = await completedTwice(trial);
  const { jobs } = await end(0);
  expect(jobs).toHaveLength(1);
  const { db, ours } = world();
  const [email] = await emailsOf(jobs);
  expect(email?.text).toContain('You were not charged for the second subscription.');
  const { buyer: erased } = await completedTwice();
  const later = await end(0);
  await db.transact([{ remove: contactKey(ours.id, erased.id) }]);
  expect([buyer.id === erased.id, await emailsOf(later.jobs)]).toEqual([false, []]);
});
