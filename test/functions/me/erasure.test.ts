import { beforeEach, describe, expect, test } from 'vitest';
import { billingEntity, billingKey } from '../../../shared/commerce/purchases/billing-item.ts';
import { newOrderId, subscriptionKey } from '../../../shared/commerce/purchases/orders/order-item.ts';
import { subscriptionEntity } from '../../../shared/commerce/purchases/subscriptions/subscription-item.ts';
import { emailLog } from '../../../shared/delivery/email/email-log.ts';
import {
  automationEmailKey,
  automationEmailRow,
} from '../../../shared/downstream/automations/automation-email-item.ts';
import { inboxEntryEntity } from '../../../shared/engagement/messages/inbox-item.ts';
import { contactCredentials } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { memberships } from '../../../shared/hubs/people/members/memberships.ts';
import { portraitUploadEntity, portraitUploadKey } from '../../../shared/hubs/people/portraits/portrait-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { contactIds, data, items, outcome } from '../../support/answers.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { erasing } from './erasing.ts';
import { type Person, startMe } from './world.ts';

const world = useWorld(startMe);
const member = useFixture(() => erasing(world));
beforeEach(() => {
  member.removed.splice(0);
  world.relay.removalJobs.splice(0);
});

/** Records an email to the person, and their complaint about it. */
const recordComplaint = async ({ id, email }: Person) => {
  const { team, hub } = world.hub;
  const context = { kind: 'notification', team_id: team, hub_id: hub, contact_id: id } as const;
  const message = { provider: 'ses', message_id: newId() };
  const now = new Date();
  await emailLog(world.db).record({ ...context, to: email, status: 'sent', message }, now);
  const report = { status: 'complained', addresses: [email], final: true, at: now.toISOString() } as const;
  const plan = await emailLog(world.db).planFor({ ...message, ...report }, now);
  await world.db.transact('steps' in plan ? plan.steps : []);
};

describe('authorization', () => {
  test('a wrong, expired or missing password or token is rejected with 403 and changes nothing', async () => {
    const [ada, bo] = [await world.person(), await world.person()];
    const late = await member.tokenFor(ada, ada.id, new Date(Date.now() - 601_000));
    const before = await member.tokenFor({ ...ada, email: 'an-earlier-address@example.com' });
    for (const proof of [
      {},
      { password: 'wrong' },
      { token: 'A'.repeat(43) },
      { token: await member.tokenFor(bo) },
      { token: late },
      { token: before },
    ])
      expect(outcome(await member.erase(ada, proof))).toBe('403 reauthentication_required');
    expect((await world.send(ada.token, 'GET', '/me')).status).toBe(200);
    expect(outcome(await member.erase(world.ours.key.secret ? { token: world.ours.key.secret } : ada, {}))).toBe(
      '403 forbidden',
    );
  });

  test('null and a value of another type return 422', async () => {
    const ada = await world.person();
    for (const [proof, field] of [
      [{ password: null }, 'password'],
      [{ token: null }, 'token'],
      [{ password: 5 }, 'password'],
      [{ token: '' }, 'token'],
    ] as const)
      expect(outcome(await member.erase(ada, proof))).toBe(`422 /data/attributes/${field}`);
    expect((await world.send(ada.token, 'DELETE', '/me')).status).toBe(422);
  });

  test('an emailed token is single-use: of fifty concurrent requests, one erases the member', async () => {
    const ada = await world.person();
    const token = await member.tokenFor(ada);
    const responses = await Promise.all(Array.from({ length: 50 }, () => member.erase(ada, { token })));
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
    const others = responses.filter(({ status }) => status !== 204).map(outcome);
    for (const other of others) expect(['401 unauthorized', '403 reauthentication_required']).toContain(other);
  });

  test('an active subscription rejects the erasure with 409, and the token can be used later', async () => {
    const ada = await world.person();
    const token = await member.tokenFor(ada);
    const id = newOrderId(world.hub, new Date());
    const key = subscriptionKey(world.ours.id, id);
    if (!key) throw new Error('no key');
    const item = {
      order_id: id,
      product_id: newId(),
      price_id: newId(),
      access: true,
      in_grace: false,
      until: null,
    };
    const billing = { status: 'active', standings: [{ ...item, status: 'active' }] };
    await world.db.put({ ...billingKey(world.hub, ada.id), entity: billingEntity, ...billing });
    const at = new Date().toISOString();
    const ids = { id, hub_id: world.ours.hub, created_at: at, updated_at: at };
    const subscription = { ...ids, status: 'active', cancel_at_period_end: false };
    await world.db.put({ ...key, entity: subscriptionEntity, ...subscription });
    const response = await member.erase(ada, { token });
    expect(outcome(response)).toBe('409 subscription_goes_on');
    expect(response.body.errors).toMatchObject([{ meta: { subscriptions: [{ id, hub_id: world.ours.hub }] } }]);
    await world.db.put({ ...key, entity: subscriptionEntity, ...subscription, cancel_at_period_end: true });
    expect(outcome(await member.erase(ada, { token }))).toBe('204');
  });
});

describe('after an erasure', () => {
  test('the access token is rejected and the email address is free', async () => {
    const [ada, bo] = [await world.person(), await world.person()];
    const reads = ['members', 'feed'].map((list) => `/hubs/${world.ours.hub}/${list}`);
    for (const path of ['/me', '/me/notifications', ...reads])
      expect((await world.send(ada.token, 'GET', path)).status).toBe(200);
    expect(await contactCredentials(world.db, world.ours.id).get(ada.email)).toMatchObject({ contact_id: ada.id });
    await member.erased(ada);
    expect(outcome(await world.send(ada.token, 'GET', '/me'))).toBe('401 unauthorized');
    expect(outcome(await world.send(ada.token, 'PATCH', '/me', 'contacts', { name: 'Ghost' }))).toBe(
      '401 unauthorized',
    );
    expect(outcome(await world.send(ada.token, 'GET', '/me/notifications'))).toBe('401 unauthorized');
    expect(outcome(await world.send(ada.token, 'PUT', `/me/blocks/${bo.id}`))).toBe('401 unauthorized');
    expect(outcome(await member.erase(ada, { token: await member.tokenFor(ada) }))).toBe('401 unauthorized');
    for (const path of reads) expect(outcome(await world.send(ada.token, 'GET', path))).toBe('401 unauthorized');
    expect(await contactCredentials(world.db, world.ours.id).get(ada.email)).toBeUndefined();
    const again = { email: ada.email, name: 'Another' };
    const { token } = world.ours.users.owner;
    const other = await world.made(token, `/teams/${world.ours.id}/contacts`, 'contacts', again);
    expect(other).not.toBe(ada.id);
  });

  test('posts and messages are kept and show a former member', async () => {
    const [ada, bo] = [await world.person('Ada Lovelace'), await world.person('Bo')];
    const discussion = await world.discussion(ada);
    const comment = await world.comment(ada, discussion, null, 'My words');
    const conversation = await world.conversation(ada, bo);
    await world.message(ada, conversation, 'Keep this');
    expect(JSON.stringify(await member.rowsNaming(ada.id))).toContain('Lovelace');
    await member.erased(ada);
    await member.settle();
    for (const path of [`/discussions/${discussion}`, `/comments/${comment}`])
      expect(data(await world.send(bo.token, 'GET', path)).attributes).toMatchObject({
        author_contact_id: ada.id,
        author_display_name: 'Former member',
        author_is_former_member: true,
        author_membership_status: 'removed',
      });
    const messages = items(await world.send(bo.token, 'GET', `/conversations/${conversation}/messages`));
    expect(messages.map(({ attributes }) => attributes.body)).toEqual(['Keep this']);
    const membership = await world.db.get<{ status: string }>(memberKey(world.hub, ada.id));
    expect(membership?.status).toBe('removed');
    const notifications = await world.notifications(bo);
    expect(notifications.map(({ attributes }) => attributes.title)).toEqual(['A former member sent you a message']);
    expect(JSON.stringify(await member.rowsNaming(ada.id))).not.toContain('Lovelace');
  });

  test('rows and files of the member alone are deleted, and those of others are kept', async () => {
    const [ada, bo, cy] = [await world.person('Ada'), await world.person('Bo'), await world.person('Cy')];
    const { token } = world.ours.users.owner;
    const discussion = await world.discussion(ada);
    await world.comment(bo, discussion);
    await world.comment(cy, await world.discussion(bo));
    await world.send(ada.token, 'PUT', `/hubs/${world.ours.hub}/spaces/${world.space}/membership`);
    const person = { kind: 'contact', id: ada.id, team: world.ours.id } as const;
    await world.db.put({ ...portraitUploadKey(person, 'avatar'), entity: portraitUploadEntity });
    await world.message(bo, await world.conversation(ada, bo, cy), 'Hello');
    await world.send(ada.token, 'PUT', '/me/notification-preferences', 'notification_preferences', {});
    for (const [by, of] of [
      [ada, bo],
      [bo, ada],
      [bo, cy],
    ] as const)
      await world.send(by.token, 'POST', `/hubs/${world.ours.hub}/members/${of.id}/follow`);
    const warnings = `/teams/${world.ours.id}/hubs/${world.ours.hub}/members/${ada.id}/warnings`;
    await world.made(token, warnings, 'member_warnings', { message: 'Be kind' });
    const tag = await world.made(token, `/teams/${world.ours.id}/tags`, 'tags', { name: newId() });
    for (const { id } of [ada, bo])
      await world.send(token, 'POST', `/teams/${world.ours.id}/contacts/${id}/tags`, 'contact_tags', { tag_id: tag });
    const ids = { team_id: world.ours.id, hub_id: world.ours.hub, contact_id: ada.id };
    const email = { id: newId(), ...ids, subject: 'Dear Ada', body: '…', created_at: new Date().toISOString() };
    await world.db.put(automationEmailRow(email));
    await recordComplaint(ada);
    await world.relay.relayAll();
    const before = (await world.notifications(bo)).length;
    const ownKinds = [
      'contact_tag',
      'inbox_entry',
      'notification',
      'notification_preferences',
      'follow',
      'warning',
      'automation_letter',
      'space_member',
      'portrait_upload',
      'email',
      'email_suppression',
    ];
    expect(await member.kindsOf(ada)).toEqual(expect.arrayContaining(ownKinds));
    const kindsWithAddress = async () =>
      (await member.rowsNaming(ada.email)).map(({ entity }) => entity?.S).filter((name) => name !== 'one_time_token');
    expect((await kindsWithAddress()).toSorted()).toEqual([
      'contact',
      'contact_credential',
      'email',
      'email_suppression',
    ]);
    const following = async () => {
      const path = `/hubs/${world.ours.hub}/members/${bo.id}/following`;
      return contactIds(await world.send(cy.token, 'GET', path));
    };
    expect((await following()).toSorted()).toEqual([ada.id, cy.id].toSorted());
    await member.erased(ada);
    expect(await member.settle()).toMatchObject({ failures: 0, again: [] });
    const kinds = await member.kindsOf(ada);
    for (const entity of ownKinds) expect(kinds).not.toContain(entity);
    expect(await kindsWithAddress()).toEqual([]);
    expect(member.removed.toSorted()).toEqual([
      `exports/contacts/${world.ours.id}/${ada.id}.json`,
      ...['avatar', 'banner'].map((name) => `people/contacts/${world.ours.id}/${ada.id}/${name}`),
    ]);
    expect(await following()).toEqual([cy.id]);
    expect(await world.notifications(bo)).toHaveLength(before);
    expect(await member.kindsOf(bo)).toEqual(
      expect.arrayContaining(['contact_tag', 'follow', 'inbox_entry', 'notification']),
    );
  });

  test('bookmarks are removed, and the reaction in the same row is kept with its count', async () => {
    const [ada, bo] = [await world.person(), await world.person()];
    const discussion = await world.discussion(bo);
    await world.send(ada.token, 'PUT', `/me/bookmarks/${discussion}`);
    await world.send(ada.token, 'POST', `/discussions/${discussion}/reactions`, 'reactions', { emoji: '👍' });
    const viewerRow = async () =>
      JSON.stringify((await member.rowsNaming(ada.id)).filter(({ entity }) => entity?.S === 'discussion_viewer'));
    expect(await viewerRow()).toContain('bookmarked_at');
    const kept = (await viewerRow()).includes('👍');
    await member.erased(ada);
    expect(await member.settle()).toMatchObject({ failures: 0, again: [] });
    expect(await viewerRow()).not.toMatch(/bookmarked_at|BOOKMARKS/);
    expect([kept, (await viewerRow()).includes('👍')]).toEqual([true, true]);
  });

  test('a membership that became active again after the request is ended by the job', async () => {
    const ada = await world.person();
    await member.erased(ada);
    await world.db.update(memberKey(world.hub, ada.id), { set: { status: 'active' } });
    await member.settle();
    expect((await world.db.get<{ status: string }>(memberKey(world.hub, ada.id)))?.status).toBe('removed');
  });

  test('many rows are deleted over several jobs', async () => {
    const ada = await world.person();
    const put = (nth: number) =>
      world.db.put({
        ...automationEmailKey(world.hub, ada.id, `${nth}`),
        entity: inboxEntryEntity,
        contact_id: ada.id,
      });
    for (let first = 0; first < 2_050; first += 50)
      await Promise.all(Array.from({ length: 50 }, (_, nth) => put(first + nth)));
    await member.erased(ada);
    const { again } = await member.settle();
    expect(again).toEqual([{ kind: 'contact', team_id: world.ours.id, contact_id: ada.id }]);
    expect(await member.kindsOf(ada)).toContain('inbox_entry');
    expect((await member.work(again)).again).toEqual([]);
    expect(await member.kindsOf(ada)).not.toContain('inbox_entry');
  });

  test('a member who had left keeps the status left', async () => {
    const ada = await world.person();
    await memberships(world.db, world.hub).remove(ada.id, { type: 'contact', id: ada.id }, new Date(), 'left');
    await member.erased(ada);
    await member.settle();
    expect((await world.db.get<{ status: string }>(memberKey(world.hub, ada.id)))?.status).toBe('left');
  });
});
