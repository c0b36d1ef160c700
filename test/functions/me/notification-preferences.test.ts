import { describe, expect, test } from 'vitest';
import { automationEmailRow } from '../../../shared/downstream/automations/automation-email-item.ts';
import { planNotify } from '../../../shared/downstream/automations/nodes/notify.ts';
import { DEFAULT_CHOICES } from '../../../shared/downstream/notifications/preferences.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { data, outcome } from '../../support/answers.ts';
import { useWorld } from '../../support/use-world.ts';
import { type Person, startMe } from './world.ts';

const world = useWorld(startMe);

const path = '/me/notification-preferences';
const choose = (by: Person, choices: object) => world.send(by.token, 'PUT', path, 'notification_preferences', choices);

describe('choosing', () => {
  test('what nobody chose is as it is from the start', async () => {
    const ada = await world.person();
    expect(data(await world.send(ada.token, 'GET', path))).toMatchObject({
      ...{ type: 'notification_preferences', id: ada.id },
      attributes: { ...DEFAULT_CHOICES, updated_at: null },
    });
  });

  test('all of it at once: what is left out goes back to the start', async () => {
    const ada = await world.person();
    const chosen = data(await choose(ada, { reply: { email: true }, message: { in_app: false, email: false } }));
    expect(chosen.attributes).toEqual({
      ...DEFAULT_CHOICES,
      reply: { in_app: true, email: true },
      message: { in_app: false, email: false },
      updated_at: expect.any(String),
    });
    expect(data(await world.send(ada.token, 'GET', path)).attributes).toEqual(chosen.attributes);
    expect(data(await choose(ada, {})).attributes).toMatchObject(DEFAULT_CHOICES);
  });

  test('an unknown kind or channel, a null and another type are refused, and nothing is written', async () => {
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

  test('it is a member’s own: users and keys have none', async () => {
    for (const token of [world.ours.users.owner.token, world.ours.key.secret])
      expect(outcome(await world.send(token, 'GET', path))).toBe('403 forbidden');
  });
});

describe('what was chosen is kept to', () => {
  const answered = async (choices: object) => {
    const [ada, bo] = [await world.person('Ada'), await world.person('Bo')];
    await choose(ada, choices);
    await world.comment(bo, await world.discussion(ada), null, 'An answer');
    const letters = (await world.letters()).filter(({ to }) => to === ada.email);
    return { told: await world.told(ada), letters, ada };
  };

  test('where it is shown, by a letter, both, or not at all', async () => {
    const usual = await answered({});
    expect([usual.told.length, usual.letters.length]).toEqual([1, 0]);
    const both = await answered({ reply: { email: true } });
    expect([both.told.length, both.letters.length]).toEqual([1, 1]);
    expect(both.letters[0]?.subject).toMatch(/^New notification in /);
    expect(both.letters[0]?.text).toMatch(/^Bo replied to you in /);
    const letter = await answered({ reply: { in_app: false, email: true } });
    expect([letter.told.length, letter.letters.length]).toEqual([0, 1]);
    const meta = (await world.send(letter.ada.token, 'GET', '/me/notifications')).body.meta;
    expect(meta).toMatchObject({ unread_count: 0 });
    const none = await answered({ reply: { in_app: false, email: false } });
    expect([none.told.length, none.letters.length]).toEqual([0, 0]);
  });

  test('no letter goes out of what was deleted before it was written', async () => {
    const [ada, bo] = [await world.person('Ada'), await world.person('Bo')];
    await choose(ada, { reply: { email: true } });
    const comment = await world.comment(bo, await world.discussion(ada));
    await world.relay.relayAll();
    await world.send(bo.token, 'DELETE', `/comments/${comment}`);
    expect((await world.letters()).filter(({ to }) => to === ada.email)).toEqual([]);
  });

  test('nor to who does not want it any more when it is written', async () => {
    const [ada, bo] = [await world.person('Ada'), await world.person('Bo')];
    await choose(ada, { reply: { email: true } });
    await world.comment(bo, await world.discussion(ada));
    await world.relay.relayAll();
    await choose(ada, { reply: { email: false } });
    expect((await world.letters()).filter(({ to }) => to === ada.email)).toEqual([]);
  });

  test('an achievement’s letter goes to whoever wants it', async () => {
    const { token } = world.ours.users.owner;
    const attributes = { title: 'Good', email_notification_enabled: true };
    const id = await world.made(token, `/teams/${world.ours.id}/achievements`, 'achievements', attributes);
    const offers = `/teams/${world.ours.id}/hubs/${world.ours.hub}/achievements`;
    await world.made(token, offers, 'hub_achievements', { achievement_id: id });
    const [ada, bo] = [await world.person(), await world.person()];
    await choose(ada, { achievement: { email: false } });
    for (const { id: contact } of [ada, bo]) await world.send(token, 'POST', `${offers}/${id}/awards/${contact}`);
    const to = (await world.letters()).map((letter) => letter.to);
    expect([to.includes(ada.email), to.includes(bo.email)]).toEqual([false, true]);
    expect(await world.told(ada)).toHaveLength(1);
  });

  test('the letter of a seat that became theirs likewise', async () => {
    const wrote = async (choices: object) => {
      const [first, waiting] = [await world.person(), await world.person()];
      await choose(waiting, choices);
      await world.seatFreed('Dinner', first, waiting);
      return (await world.letters()).filter(({ to }) => to === waiting.email).length;
    };
    expect([await wrote({}), await wrote({ event_seat: { email: false } })]).toEqual([1, 0]);
  });

  test('an automation’s letter and its word likewise', async () => {
    const [ada, bo] = [await world.person(), await world.person()];
    await choose(ada, { automation: { in_app: false, email: false } });
    for (const { id: contact_id } of [ada, bo]) {
      const letter = { id: newId(), team_id: world.ours.id, hub_id: world.ours.hub, contact_id };
      const words = { subject: 'Hello', body: 'There', created_at: new Date().toISOString() };
      await world.db.put(automationEmailRow({ ...letter, ...words }));
    }
    const to = (await world.letters()).map((letter) => letter.to);
    expect([to.includes(ada.email), to.includes(bo.email)]).toEqual([false, true]);
    const visit = (contact: string) =>
      ({ db: world.db, hub: world.hub, contact: { id: contact }, hubItem: {}, now: new Date() }) as never;
    expect(await planNotify({ title: 'Hello' }, visit(ada.id))).toEqual({ go: 'next' });
    expect(await planNotify({ title: 'Hello' }, visit(bo.id))).toMatchObject({ go: 'next', steps: [{}] });
  });
});
