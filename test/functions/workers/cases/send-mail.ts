import { sendMail } from '../../../../functions/send-mail/send-mail.ts';
import { users } from '../../../../shared/accounts/identity/users.ts';
import { newOrderId, orderEntity, orderKey } from '../../../../shared/commerce/purchases/orders/order-item.ts';
import type { MailJob } from '../../../../shared/delivery/email/mail-job.ts';
import { trackedEmail } from '../../../../shared/delivery/email/tracked-email.ts';
import { automationEmailRow } from '../../../../shared/downstream/automations/automation-email-item.ts';
import { hubs } from '../../../../shared/hubs/hubs/hubs.ts';
import { contactCredentialKey } from '../../../../shared/hubs/people/contacts/contact-credentials.ts';
import { contactKey } from '../../../../shared/hubs/people/contacts/contact-item.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { type MeWorld, startMe } from '../../me/world.ts';
import { messages, type World } from '../stopped.ts';

const TEAM_PATH = ({ ours }: MeWorld) => `/teams/${ours.id}`;

/** The jobs of every email: those of events come from the relay, the others have their rows written here. */
const jobsOf = async (me: MeWorld): Promise<readonly MailJob[]> => {
  const { db, ours, hub } = me;
  const owner = ours.users.owner.token;
  const [ada, bo] = [await me.person('Ada'), await me.person('Bo')];
  await me.relay.relayAll();
  me.relay.emailJobs.splice(0);

  const invitation = { email: `${newId()}@example.com`, role_id: ours.users.moderator.role_id };
  await me.made(owner, `${TEAM_PATH(me)}/invitations`, 'invitations', invitation);
  const badge = { title: 'Good', points: 3, email_notification_enabled: true };
  const achievement = await me.made(owner, `${TEAM_PATH(me)}/achievements`, 'achievements', badge);
  const offers = `${TEAM_PATH(me)}/hubs/${ours.hub}/achievements`;
  await me.send(owner, 'POST', offers, 'hub_achievements', { achievement_id: achievement });
  await me.send(owner, 'POST', `${offers}/${achievement}/awards/${ada.id}`);
  const warnings = `${TEAM_PATH(me)}/hubs/${ours.hub}/members/${ada.id}/warnings`;
  await me.made(owner, warnings, 'member_warnings', { message: 'Be kind' });
  await me.seatFreed('Dinner', await me.person('Cy'), bo);
  await me.relay.relayAll();

  const automationEmail = { id: newId(), contact_id: ada.id, subject: 'Hello', body: 'Words' };
  const row = { ...automationEmail, team_id: hub.team, hub_id: hub.hub, created_at: new Date().toISOString() };
  await db.put(automationEmailRow(row));
  const account = { email: `${newId()}@example.com`, password: 'long enough', name: 'Ada' };
  const user = await users(db).create(account, new Date());
  if (user === 'email_taken') throw new Error('The address is in use');
  const place = await hubs(db, hub.team).get(hub.hub);
  const closed_at = new Date().toISOString();
  const dan = await me.person('Dan');
  const closed = { set: { closed_at }, remove: ['address_proved_at'] };
  await db.update(contactCredentialKey(hub.team, dan.email), closed);
  const pending = { pending_email: `${newId()}@example.com`, pending_since: closed_at };
  await db.update(contactKey(hub.team, ada.id), { set: pending });
  const change = { team_id: hub.team, contact_id: ada.id, requested_at: closed_at };
  return [
    ...me.relay.emailJobs,
    { kind: 'automation', team_id: hub.team, hub_id: hub.hub, contact_id: ada.id, letter_id: automationEmail.id },
    { kind: 'password_reset', email: account.email },
    { kind: 'email_verification', user_id: user.id, request_id: 'registration' },
    { kind: 'registration_attempt', email: account.email, slug: null },
    { kind: 'contact_password_reset', email: ada.email, slug: place?.slug ?? '' },
    { kind: 'contact_access', team_id: hub.team, contact_id: dan.id, hub_id: hub.hub, closed_at },
    { kind: 'contact_email_proof', ...change },
    { kind: 'contact_email_notice', ...change },
    { kind: 'magic_link', email: ada.email, slug: place?.slug ?? '', return_url: null },
  ];
};

/** The order of a duplicate subscription after the worker has canceled it. */
const duplicateJob = async ({ db, hub, person }: MeWorld): Promise<MailJob> => {
  const { id: contact_id } = await person('Dee');
  const order_id = newOrderId(hub, new Date());
  const key = orderKey(hub.team, order_id);
  if (!key) throw new Error('An order has no key');
  const order = {
    id: order_id,
    contact_id,
    product_id: newId(),
    currency: 'EUR',
    amount_paid: 1500,
    duplicate_of: 'x',
  };
  await db.put({ ...key, entity: orderEntity, ...order });
  return { kind: 'duplicate_subscription', team_id: hub.team, hub_id: hub.hub, order_id };
};

/** An email of every kind. */
export const start = async (): Promise<World> => {
  const me = await startMe();
  const { store } = me.service;
  const jobs = await jobsOf(me);
  const of = (kind: MailJob['kind']): readonly MailJob[] => {
    const job = jobs.find((one) => one.kind === kind);
    if (!job) throw new Error(`There is no email of kind ${kind}.`);
    return [job];
  };
  const cases: Record<MailJob['kind'], readonly MailJob[]> = {
    achievement: of('achievement'),
    automation: of('automation'),
    contact_access: of('contact_access'),
    contact_email_proof: of('contact_email_proof'),
    contact_email_notice: of('contact_email_notice'),
    contact_password_reset: of('contact_password_reset'),
    email_verification: of('email_verification'),
    duplicate_subscription: [await duplicateJob(me)],
    event_seat: of('event_seat'),
    invitation: of('invitation'),
    magic_link: of('magic_link'),
    notification: of('notification'),
    password_reset: of('password_reset'),
    registration_attempt: of('registration_attempt'),
  };
  return {
    stores: [store],
    cases,
    invoke(process, messageJobs) {
      const db = process.db(store);
      const send = process.effect('email', async () => 'accepted');
      return sendMail({
        db,
        email: trackedEmail(db, { provider: 'ses', send }, () => new Date()),
        tokenKey: async () => 'token key',
        publicOrigin: 'https://hub.test',
        failed: () => undefined,
      })(messages(messageJobs));
    },
    stop: () => me.service.stop(),
  };
};
