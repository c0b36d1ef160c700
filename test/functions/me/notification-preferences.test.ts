import { describe, expect, test } from 'vitest';
import { automationEmailRow } from '../../../shared/downstream/automations/automation-email-item.ts';
import { planNotify } from '../../../shared/downstream/automations/nodes/notify.ts';
import { DEFAULT_CHOICES } from '../../../shared/downstream/notifications/preferences.ts';
import { contactCredentialKey } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { linksIn } from '../../shared/delivery/email/links-in.ts';
import { data, outcome } from '../../support/answers.ts';
import { proveAddressOf } from '../../support/prove-address.ts';
import { useWorld } from '../../support/use-world.ts';
import { type Person, startMe } from './world.ts';

const world = useWorld(startMe);

const path = '/me/notification-preferences';
const choose = (by: Person, choices: object) => world.send(by.token, 'PUT', path, 'notification_preferences', choices);

describe('updating preferences', () => {
  test('a member without preferences gets the defaults', async () => {
    const ada = await world.person();
    expect(data(await world.send(ada.token, 'GET', path))).toMatchObject({
      type: 'notification_preferences',
      id: ada.id,
      attributes: { ...DEFAULT_CHOICES, updated_at: null },
    });
  });

  test('an update replaces all preferences, and omitted ones return to their defaults', async () => {
    const ada = await world.person();
    const chosen = data(await choose(ada, { reply: { email: true }, message: { in_app: false, email: false } }));
    expect(chosen.attributes).toEqual({
      ...DEFAULT_CHOICES,
      reply: { in_app: true, email: true },
      message: { in_app: false, email: false },
      address_proved_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect(data(await world.send(ada.token, 'GET', path)).attributes).toEqual(chosen.attributes);
    expect(data(await choose(ada, {})).attributes).toMatchObject(DEFAULT_CHOICES);
  });

  test('an unknown kind or channel, null and another type are rejected, and nothing is written', async () => {
    const ada = await world.person();
    await choose(ada, { reply: { email: true } });
    for (const [choices, pointer] of [
      [{ gossip: { email: true } }, '/data/attributes/gossip'],
      [{ reply: { sms: true } }, '/data/attributes/reply/sms'],
      [{ reply: null }, '/data/attributes/reply'],
      [{ reply: { email: null } }, '/data/attributes/reply/email'],
      [{ reply: { email: 'yes' } }, '/data/attributes/reply/email'],
      [{ reply: [] }, '/data/attributes/reply'],
    ] as const)
      expect(outcome(await choose(ada, choices))).toBe(`422 ${pointer}`);
    expect(data(await world.send(ada.token, 'GET', path)).attributes.reply).toEqual({ in_app: true, email: true });
  });

  test('only members have notification preferences: users and API keys get 403', async () => {
    for (const token of [world.ours.users.owner.token, world.ours.key.secret])
      expect(outcome(await world.send(token, 'GET', path))).toBe('403 forbidden');
  });
});

describe('applying preferences', () => {
  const replyWith = async (choices: object) => {
    const [ada, bo] = [await world.person('Ada'), await world.person('Bo')];
    await choose(ada, choices);
    await world.comment(bo, await world.discussion(ada), null, 'An answer');
    const emails = (await world.emails()).filter(({ to }) => to === ada.email);
    return { notifications: await world.notifications(ada), emails, ada };
  };

  test('a reply is delivered in the app, by email, both or not at all', async () => {
    const usual = await replyWith({});
    expect([usual.notifications.length, usual.emails.length]).toEqual([1, 0]);
    const both = await replyWith({ reply: { email: true } });
    expect([both.notifications.length, both.emails.length]).toEqual([1, 1]);
    expect(both.emails[0]?.subject).toMatch(/^New notification in /);
    expect(both.emails[0]?.text).toMatch(/^“Bo” replied to you in /);
    const byEmail = await replyWith({ reply: { in_app: false, email: true } });
    expect([byEmail.notifications.length, byEmail.emails.length]).toEqual([0, 1]);
    const meta = (await world.send(byEmail.ada.token, 'GET', '/me/notifications')).body.meta;
    expect(meta).toMatchObject({ unread_count: 0 });
    const none = await replyWith({ reply: { in_app: false, email: false } });
    expect([none.notifications.length, none.emails.length]).toEqual([0, 0]);
  });

  test('the preferences show that the address is not proved, and no emails are sent until it is', async () => {
    const [ada, bo] = [await world.person('Ada'), await world.person('Bo')];
    const key = contactCredentialKey(world.ours.id, ada.email);
    await world.db.update(key, { remove: ['address_proved_at'] });
    const chosen = { reply: { in_app: true, email: true } };
    const unproved = { ...chosen, address_proved_at: null };
    expect(data(await choose(ada, chosen)).attributes).toMatchObject(unproved);
    expect(data(await world.send(ada.token, 'GET', path)).attributes).toMatchObject(unproved);
    const emailsOfReply = async () => {
      await world.comment(bo, await world.discussion(ada));
      return (await world.emails()).filter(({ to }) => to === ada.email).length;
    };
    expect(await emailsOfReply()).toBe(0);
    expect(await world.notifications(ada)).toHaveLength(1);
    await proveAddressOf(world.db, world.ours.id, ada.id);
    expect(await emailsOfReply()).toBe(1);
    expect(data(await world.send(ada.token, 'GET', path)).attributes.address_proved_at).toEqual(expect.any(String));
  });

  test('an email quotes the name and the text of another member without links', async () => {
    const [ada, eve] = [await world.person('Ada'), await world.person('Your bank https://evil.example')];
    await choose(ada, { reply: { email: true }, message: { email: true } });
    await world.comment(
      eve,
      await world.discussion(ada),
      null,
      'Pay here:\nhttps://evil.example/x or eve@evil.example',
    );
    await world.message(eve, await world.conversation(eve, ada), 'Your account is locked:\r\n\r\nwww.evil.example');
    const emails = (await world.emails()).filter(({ to }) => to === ada.email);
    const texts = emails.map(({ text }) => text.split('\n\n').slice(0, 2).join(' '));
    expect(texts.toSorted()).toEqual([
      '“Your bank https: evil. example” replied to you in ours. “Pay here: https: evil. example/x or eve@ evil. example”',
      '“Your bank https: evil. example” sent you a message in ours. “Your account is locked: www. evil. example”',
    ]);
    for (const { subject, text } of emails) expect([...linksIn(subject), ...linksIn(text)]).toEqual([]);
    const titles = (await world.notifications(ada)).map(({ attributes }) => attributes.title);
    expect(titles).toContain('Your bank https://evil.example replied to you');
  });

  test('a comment that is deleted before its email is written sends no email', async () => {
    const [ada, bo] = [await world.person('Ada'), await world.person('Bo')];
    await choose(ada, { reply: { email: true } });
    const comment = await world.comment(bo, await world.discussion(ada));
    await world.relay.relayAll();
    await world.send(bo.token, 'DELETE', `/comments/${comment}`);
    expect((await world.emails()).filter(({ to }) => to === ada.email)).toEqual([]);
  });

  test('a member who turns emails off before one is written gets none', async () => {
    const [ada, bo] = [await world.person('Ada'), await world.person('Bo')];
    await choose(ada, { reply: { email: true } });
    await world.comment(bo, await world.discussion(ada));
    await world.relay.relayAll();
    await choose(ada, { reply: { email: false } });
    expect((await world.emails()).filter(({ to }) => to === ada.email)).toEqual([]);
  });

  test('the email of an achievement is sent only to members who want it', async () => {
    const { token } = world.ours.users.owner;
    const attributes = { title: 'Good', email_notification_enabled: true };
    const id = await world.made(token, `/teams/${world.ours.id}/achievements`, 'achievements', attributes);
    const offers = `/teams/${world.ours.id}/hubs/${world.ours.hub}/achievements`;
    await world.made(token, offers, 'hub_achievements', { achievement_id: id });
    const [ada, bo] = [await world.person(), await world.person()];
    await choose(ada, { achievement: { email: false } });
    for (const { id: contact } of [ada, bo]) await world.send(token, 'POST', `${offers}/${id}/awards/${contact}`);
    const to = (await world.emails()).map((email) => email.to);
    expect([to.includes(ada.email), to.includes(bo.email)]).toEqual([false, true]);
    expect(await world.notifications(ada)).toHaveLength(1);
  });

  test('the email of a freed seat is sent only to members who want it', async () => {
    const emailsSent = async (choices: object) => {
      const [first, waiting] = [await world.person(), await world.person()];
      await choose(waiting, choices);
      await world.seatFreed('Dinner', first, waiting);
      return (await world.emails()).filter(({ to }) => to === waiting.email).length;
    };
    expect([await emailsSent({}), await emailsSent({ event_seat: { email: false } })]).toEqual([1, 0]);
  });

  test('the email and the notification of an automation reach only members who want them', async () => {
    const [ada, bo] = [await world.person(), await world.person()];
    await choose(ada, { automation: { in_app: false, email: false } });
    for (const { id: contact_id } of [ada, bo]) {
      const ids = { id: newId(), team_id: world.ours.id, hub_id: world.ours.hub, contact_id };
      const words = { subject: 'Hello', body: 'There', created_at: new Date().toISOString() };
      await world.db.put(automationEmailRow({ ...ids, ...words }));
    }
    const to = (await world.emails()).map((email) => email.to);
    expect([to.includes(ada.email), to.includes(bo.email)]).toEqual([false, true]);
    const visit = (contact: string) =>
      ({
        db: world.db,
        hub: world.hub,
        contact: { id: contact },
        hubItem: {},
        profileFields: [],
        now: new Date(),
      }) as never;
    expect(await planNotify({ title: 'Hello' }, visit(ada.id))).toEqual({ go: 'next' });
    expect(await planNotify({ title: 'Hello' }, visit(bo.id))).toMatchObject({ go: 'next', steps: [{}] });
  });
});
