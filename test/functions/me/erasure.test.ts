import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeMedia } from '../../../functions/remove-media/remove-media.ts';
import { letterKey, letterRow } from '../../../shared/automations/letter-item.ts';
import { billingKey } from '../../../shared/commerce/billing-item.ts';
import { newOrderId, subscriptionKey } from '../../../shared/commerce/order-item.ts';
import type { Table } from '../../../shared/db/table.ts';
import { newId } from '../../../shared/id.ts';
import { oneTimeTokens } from '../../../shared/identity/one-time-tokens.ts';
import type { RemovalJob } from '../../../shared/media/removal-queue.ts';
import { contactCredentials } from '../../../shared/members/contact-credentials.ts';
import { memberKey } from '../../../shared/members/member-item.ts';
import { places } from '../../../shared/members/places.ts';
import { portraitUploadKey } from '../../../shared/portraits/portrait-item.ts';
import { data, items, outcome } from '../../support/answers.ts';
import { type MeWorld, type Person, startMe } from './world.ts';

let world: MeWorld;
const removed: string[] = [];
beforeAll(async () => {
  world = await startMe();
});
beforeEach(() => {
  removed.splice(0);
  world.relay.removalJobs.splice(0);
});
afterAll(() => world.service.stop());

/** A letter’s token, which shows that it is they. */
const tokenFor = ({ id, email }: Person, contact_id = id, now = new Date()) =>
  oneTimeTokens(world.db).make(
    'magic_link',
    { team_id: world.ours.id, hub_id: world.ours.hub, contact_id, email, return_url: null },
    600,
    now,
  );
const erase = (by: { token: string }, attributes: object) =>
  world.send(by.token, 'DELETE', '/me', 'erasure_requests', attributes);
const erased = async (by: Person) => {
  const answered = await erase(by, { token: await tokenFor(by) });
  if (answered.status !== 204) throw new Error(outcome(answered));
};

const work = (jobs: readonly RemovalJob[], db: Table = world.db) => {
  const again: RemovalJob[] = [];
  const worker = removeMedia({
    db,
    objects: { remove: async (key: string) => void removed.push(key) } as never,
    queue: { send: async (job) => void again.push(job) },
    failed: () => undefined,
  });
  const Records = jobs.map((job, nth) => ({ messageId: String(nth), body: JSON.stringify(job) }));
  return worker({ Records }).then(({ batchItemFailures }) => ({ again, failures: batchItemFailures.length }));
};
/** Lets all that follows an erasure happen. */
const settle = async () => {
  await world.relay.relayAll();
  return work(world.relay.removalJobs.splice(0));
};
/** Every row that has this text in it; of a person’s id, those that are theirs. */
const rowsNaming = async (text: string) => {
  const { ScanCommand } = await import('@aws-sdk/client-dynamodb');
  const { Items = [] } = await world.service.store.client.send(
    new ScanCommand({ TableName: world.service.store.name, ConsistentRead: true }),
  );
  return Items.filter((item) => JSON.stringify(item).includes(text));
};
const kindsOf = async ({ id }: Person): Promise<readonly unknown[]> => {
  const own = (await rowsNaming(id)).filter(({ pk, gsi1pk }) => `${pk?.S} ${gsi1pk?.S}`.includes(id));
  return [...new Set(own.map(({ entity }) => entity?.S))];
};

describe('who may', () => {
  test('nobody who does not show that it is they; nothing is changed', async () => {
    const [ada, bo] = [await world.person(), await world.person()];
    const late = await tokenFor(ada, ada.id, new Date(Date.now() - 601_000));
    for (const shown of [
      {},
      { password: 'wrong' },
      { token: 'A'.repeat(43) },
      { token: await tokenFor(bo) },
      { token: late },
    ])
      expect(outcome(await erase(ada, shown))).toBe('403 reauthentication_required');
    expect((await world.send(ada.token, 'GET', '/me')).status).toBe(200);
    expect(outcome(await erase(world.ours.key.secret ? { token: world.ours.key.secret } : ada, {}))).toBe(
      '403 forbidden',
    );
  });

  test('a null and another type are 422', async () => {
    const ada = await world.person();
    for (const [shown, field] of [
      [{ password: null }, 'password'],
      [{ token: null }, 'token'],
      [{ password: 5 }, 'password'],
      [{ token: '' }, 'token'],
    ] as const)
      expect(outcome(await erase(ada, shown))).toBe(`422 /data/attributes/${field}`);
    expect((await world.send(ada.token, 'DELETE', '/me')).status).toBe(422);
  });

  test('the token of a letter is spent: of fifty who use it at once, one erases', async () => {
    const ada = await world.person();
    const token = await tokenFor(ada);
    const ended = await Promise.all(Array.from({ length: 50 }, () => erase(ada, { token })));
    expect(ended.filter(({ status }) => status === 204)).toHaveLength(1);
    const others = ended.filter(({ status }) => status !== 204).map(outcome);
    for (const one of others) expect(['401 unauthorized', '403 reauthentication_required']).toContain(one);
  });

  test('not while a subscription goes on, and the letter’s token is not spent by asking', async () => {
    const ada = await world.person();
    const token = await tokenFor(ada);
    const id = newOrderId(world.hub, new Date());
    const key = subscriptionKey(world.ours.id, id);
    if (!key) throw new Error('no key');
    const standing = {
      order_id: id,
      product_id: newId(),
      price_id: newId(),
      access: true,
      in_grace: false,
      until: null,
    };
    const billing = { status: 'active', standings: [{ ...standing, status: 'active' }] };
    await world.db.put({ ...billingKey(world.hub, ada.id), entity: 'billing', ...billing });
    const at = new Date().toISOString();
    const whose = { id, hub_id: world.ours.hub, created_at: at, updated_at: at };
    const subscription = { ...whose, status: 'active', cancel_at_period_end: false };
    await world.db.put({ ...key, entity: 'subscription', ...subscription });
    const refused = await erase(ada, { token });
    expect(outcome(refused)).toBe('409 subscription_goes_on');
    expect(refused.body.errors).toMatchObject([{ meta: { subscriptions: [{ id, hub_id: world.ours.hub }] } }]);
    await world.db.put({ ...key, entity: 'subscription', ...subscription, cancel_at_period_end: true });
    expect(outcome(await erase(ada, { token }))).toBe('204');
  });
});

describe('once it is done', () => {
  test('nothing is served to their token any more, and their address is free', async () => {
    const ada = await world.person();
    await erased(ada);
    expect(outcome(await world.send(ada.token, 'GET', '/me'))).toBe('401 unauthorized');
    expect(outcome(await world.send(ada.token, 'PATCH', '/me', 'contacts', { name: 'Ghost' }))).toBe(
      '401 unauthorized',
    );
    expect(outcome(await world.send(ada.token, 'GET', '/me/notifications'))).toBe('401 unauthorized');
    const bo = await world.person();
    expect(outcome(await world.send(ada.token, 'PUT', `/me/blocks/${bo.id}`))).toBe('401 unauthorized');
    expect(outcome(await erase(ada, { token: await tokenFor(ada) }))).toBe('401 unauthorized');
    expect(outcome(await world.send(ada.token, 'GET', `/hubs/${world.ours.hub}/members`))).toBe('404 not_found');
    expect(outcome(await world.send(ada.token, 'GET', `/hubs/${world.ours.hub}/feed`))).toBe('404 not_found');
    expect(await contactCredentials(world.db, world.ours.id).get(ada.email)).toBeUndefined();
    const again = { email: ada.email, name: 'Another' };
    const { token } = world.ours.users.owner;
    const other = await world.made(token, `/teams/${world.ours.id}/contacts`, 'contacts', again);
    expect(other).not.toBe(ada.id);
  });

  test('their words stay, and name a former member; so do their messages', async () => {
    const [ada, bo] = [await world.person('Ada Lovelace'), await world.person('Bo')];
    const discussion = await world.discussion(ada);
    const comment = await world.comment(ada, discussion, null, 'My words');
    const conversation = await world.conversation(ada, bo);
    await world.message(ada, conversation, 'Keep this');
    await erased(ada);
    await settle();
    for (const path of [`/discussions/${discussion}`, `/comments/${comment}`])
      expect(data(await world.send(bo.token, 'GET', path)).attributes).toMatchObject({
        author_contact_id: ada.id,
        author_display_name: 'Former member',
        author_is_former_member: true,
        author_membership_status: 'removed',
      });
    const messages = items(await world.send(bo.token, 'GET', `/conversations/${conversation}/messages`));
    expect(messages.map(({ attributes }) => attributes.body)).toEqual(['Keep this']);
    const member = await world.db.get<{ status: string }>(memberKey(world.hub, ada.id));
    expect(member?.status).toBe('removed');
    const told = await world.told(bo);
    expect(told.map(({ attributes }) => attributes.title)).toEqual(['A former member sent you a message']);
    expect(JSON.stringify(await rowsNaming(ada.id))).not.toContain('Lovelace');
  });

  test('what is about them alone is gone, and of the others nothing is', async () => {
    const [ada, bo, cy] = [await world.person('Ada'), await world.person('Bo'), await world.person('Cy')];
    const { token } = world.ours.users.owner;
    const discussion = await world.discussion(ada);
    await world.comment(bo, discussion);
    await world.comment(cy, await world.discussion(bo));
    await world.send(ada.token, 'PUT', `/hubs/${world.ours.hub}/spaces/${world.space}/membership`);
    const person = { kind: 'contact', id: ada.id, team: world.ours.id } as const;
    await world.db.put({ ...portraitUploadKey(person, 'avatar'), entity: 'portrait_upload' });
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
    const whose = { team_id: world.ours.id, hub_id: world.ours.hub, contact_id: ada.id };
    const letter = { id: newId(), ...whose, subject: 'Dear Ada', body: '…', created_at: new Date().toISOString() };
    await world.db.put(letterRow(letter));
    await world.relay.relayAll();
    const before = (await world.told(bo)).length;
    const alone = [
      ...['contact_tag', 'inbox_entry', 'notification', 'notification_preferences', 'follow', 'warning'],
      ...['automation_letter', 'space_member', 'portrait_upload'],
    ];
    expect(await kindsOf(ada)).toEqual(expect.arrayContaining(alone));
    await erased(ada);
    expect(await settle()).toMatchObject({ failures: 0, again: [] });
    const kinds = await kindsOf(ada);
    for (const entity of [...alone, 'contact_credential']) expect(kinds).not.toContain(entity);
    const naming = (await rowsNaming(ada.email)).filter(({ entity }) => entity?.S !== 'one_time_token');
    expect(naming).toEqual([]);
    expect(removed.toSorted()).toEqual([
      `exports/contacts/${world.ours.id}/${ada.id}.json`,
      ...['avatar', 'banner'].map((name) => `people/contacts/${world.ours.id}/${ada.id}/${name}`),
    ]);
    const following = await world.send(cy.token, 'GET', `/hubs/${world.ours.hub}/members/${bo.id}/following`);
    expect(items(following).map(({ id }) => id)).toEqual([cy.id]);
    expect(await world.told(bo)).toHaveLength(before);
    expect(await kindsOf(bo)).toEqual(expect.arrayContaining(['contact_tag', 'follow', 'inbox_entry', 'notification']));
  });

  test('wherever it breaks off, the rest is done when its job comes again', async () => {
    const [ada, bo] = [await world.person(), await world.person()];
    await world.message(bo, await world.conversation(ada, bo), 'Hello');
    await world.relay.relayAll();
    await erased(ada);
    await world.relay.relayAll();
    const [job] = world.relay.removalJobs.splice(0);
    if (!job) throw new Error('no job');
    const failing: Table = { ...world.db, transact: () => Promise.reject(new Error('broken off')) };
    expect((await work([job], failing)).failures).toBe(1);
    for (let times = 0; times < 2; times += 1) expect((await work([job])).failures).toBe(0);
    expect(await kindsOf(ada)).not.toContain('inbox_entry');
  });

  test('a membership that outlived the request that ended it is ended by the job', async () => {
    const ada = await world.person();
    await erased(ada);
    await world.db.update(memberKey(world.hub, ada.id), { set: { status: 'active' } });
    await settle();
    expect((await world.db.get<{ status: string }>(memberKey(world.hub, ada.id)))?.status).toBe('removed');
  });

  test('many rows are removed job by job', async () => {
    const ada = await world.person();
    const put = (nth: number) =>
      world.db.put({ ...letterKey(world.hub, ada.id, `${nth}`), entity: 'inbox_entry', contact_id: ada.id });
    for (let first = 0; first < 2_050; first += 50)
      await Promise.all(Array.from({ length: 50 }, (_, nth) => put(first + nth)));
    await erased(ada);
    const { again } = await settle();
    expect(again).toEqual([{ kind: 'contact', team_id: world.ours.id, contact_id: ada.id }]);
    expect(await kindsOf(ada)).toContain('inbox_entry');
    expect((await work(again)).again).toEqual([]);
    expect(await kindsOf(ada)).not.toContain('inbox_entry');
  });

  test('who had left already stays as they left', async () => {
    const ada = await world.person();
    await places(world.db, world.hub).remove(ada.id, { type: 'contact', id: ada.id }, new Date(), 'left');
    await erased(ada);
    await settle();
    expect((await world.db.get<{ status: string }>(memberKey(world.hub, ada.id)))?.status).toBe('left');
  });
});
