import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendMail } from '../../../functions/send-mail/send-mail.ts';
import type { EnrollmentItem } from '../../../shared/automations/enrollment-item.ts';
import type { AutomationJob, StepJob } from '../../../shared/automations/queue.ts';
import { type PointsItem, pointsKey } from '../../../shared/awards/award-item.ts';
import { contactPartition, memberPartition } from '../../../shared/db/key.ts';
import { table } from '../../../shared/db/table.ts';
import { newId } from '../../../shared/id.ts';
import { notificationsOf } from '../../../shared/notifications/notification-item.ts';
import { deliveriesOf } from '../../../shared/webhooks/delivery-item.ts';
import { endpoints } from '../../../shared/webhooks/endpoints.ts';
import { injectFaults, unavailable } from '../../support/faults.ts';
import { type AutomationsWorld, data, mail, type NodeInput, startAutomations, wait } from './world.ts';

let at: AutomationsWorld;
beforeAll(async () => {
  at = await startAutomations();
});
afterAll(() => at.stop());

const stepOf = (one: EnrollmentItem): StepJob => ({
  kind: 'step',
  team_id: one.team_id,
  hub_id: one.hub_id,
  automation_id: one.automation_id,
  enrollment_id: one.id,
  contact_id: one.contact_id,
  turn: one.turn,
});

const joined = (contact: string, id = newId()): AutomationJob => ({
  kind: 'told',
  told: {
    id,
    type: 'member.joined',
    team_id: at.ours.id,
    hub_id: at.ours.hub,
    resource_type: 'members',
    resource_id: contact,
    actor: { type: 'contact', id: contact },
    at: new Date().toISOString(),
    changed: [],
  },
});

const count = async (partition: string, prefix: string): Promise<number> =>
  (await at.db.query({ partition, prefix, limit: 1_000 })).items.length;

/** A node of every kind that does something. */
const everyEffect = async () => {
  const achievement = await at.send(
    'POST',
    `/teams/${at.ours.id}/achievements`,
    { title: 'A', points: 7 },
    'achievements',
  );
  const achievement_id = data(achievement).id;
  await at.send('POST', `${at.base}/achievements`, { achievement_id }, 'hub_achievements');
  const space = await at.send('POST', `/hubs/${at.ours.hub}/spaces`, { name: 'S', access_level: 'invite' }, 'spaces');
  const node = await at.send('POST', `${at.base}/content-nodes`, { title: 'C', kind: 'course' }, 'content_nodes');
  const [given, taken] = [await at.tag(), await at.tag()];
  const endpoint = { id: newId(), url: 'https://example.com/', description: null, sealed: 'sealed' };
  await endpoints(at.db, at.hub).create(endpoint, { type: 'user', id: newId() }, new Date());
  const from_contact_id = await at.person('Host');
  const nodes: NodeInput[] = [
    mail('mail'),
    { id: 'message', type: 'send_message', data: { from_contact_id, body: 'hello {{contact.name}}' } },
    { id: 'notify', type: 'notify', data: { title: 'told' } },
    { id: 'tag', type: 'add_tag', data: { tag_id: given } },
    { id: 'untag', type: 'remove_tag', data: { tag_id: taken } },
    { id: 'space', type: 'grant_access', data: { space_id: data(space).id } },
    { id: 'open', type: 'grant_access', data: { target_type: 'content_node', target_id: data(node).id } },
    { id: 'award', type: 'award_achievement', data: { achievement_id } },
    { id: 'hook', type: 'webhook', data: { endpoint_id: endpoint.id, data: { plan: 'gold' } } },
    { id: 'wait', type: 'wait_for_event', data: { event: { type: 'member.tagged' }, timeout_seconds: 1 } },
  ];
  return { nodes, taken, given, endpoint: endpoint.id, space: data(space).id, node: data(node).id, from_contact_id };
};
type Effects = Awaited<ReturnType<typeof everyEffect>>;

const messagesTo = async (contact: string): Promise<number> => {
  const inbox = `TEAM#${at.ours.id}#CONTACT#${contact}#INBOX`;
  const { items } = await at.db.query<{ conversation_id: string }>({
    partition: inbox,
    prefix: 'CONVERSATION#',
    limit: 10,
  });
  const counts = items.map(({ conversation_id }) =>
    count(`TEAM#${at.ours.id}#CONVERSATION#${conversation_id.slice(-10)}`, 'MESSAGE#'),
  );
  return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);
};

/** How often each effect is there. */
const effectsOn = async (contact: string, { given, taken, endpoint, space, node }: Effects) => {
  const part = memberPartition(at.hub, contact);
  return {
    letters: await count(part, 'LETTER#'),
    messages: await messagesTo(contact),
    notifications: await count(notificationsOf(at.ours.id, contact), ''),
    given: await count(contactPartition(at.ours.id, contact), `TAG#${given}`),
    taken: await count(contactPartition(at.ours.id, contact), `TAG#${taken}`),
    space: await count(`TEAM#${at.ours.id}#HUB#${at.ours.hub}#CONTACT#${contact}`, `SPACE#${space}`),
    granted: await count(part, `GRANT#content_node#${node}`),
    points: (await at.db.get<PointsItem>(pointsKey(at.hub, contact)))?.points,
    waits: await count(part, 'AWAITS#'),
    deliveries: await count(deliveriesOf(at.hub, endpoint), 'DELIVERY#'),
  };
};
const ONCE = {
  ...{ letters: 1, messages: 1, notifications: 1, given: 1, taken: 0 },
  ...{ space: 1, granted: 1, points: 7, waits: 1 },
};

describe('each effect happens once', () => {
  test('wherever work breaks off: the next delivery does the rest of it, and no more', async () => {
    const effects = await everyEffect();
    const automation = await at.automation(effects.nodes);
    const client = new DynamoDBClient({
      endpoint: at.service.store.endpoint,
      region: 'eu-west-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
      maxAttempts: 1,
    });
    let [sent, failing, after] = [0, 0, false];
    injectFaults(client, () => () => {
      sent += 1;
      return !after && sent === failing ? unavailable() : undefined;
    });
    /* The answer to a write that was made may be lost as well. */
    client.middlewareStack.add(
      (next) => async (args) => {
        const answered = await next(args);
        if (after && sent === failing) throw unavailable();
        return answered;
      },
      { step: 'initialize', name: 'lost answers' },
    );
    const breaking = at.worker(table(client, at.service.store.name));
    let broken = 0;
    for (const lost of [false, true]) {
      for (let nth = 1; ; nth += 1) {
        const ada = await at.person();
        await at.send('POST', `/teams/${at.ours.id}/contacts/${ada}/tags`, { tag_id: effects.taken }, 'contact_tags');
        const deliveries = await count(deliveriesOf(at.hub, effects.endpoint), 'DELIVERY#');
        await at.enroll(automation, ada);
        let broke = 0;
        for (let node = 0; node < effects.nodes.length; node += 1) {
          const [enrollment] = await at.enrolled(automation, ada);
          if (!enrollment) throw new Error('nobody is enrolled');
          [sent, failing, after] = [0, nth, lost];
          broke += await at.work([stepOf(enrollment)], breaking);
          [failing, after] = [0, false];
          /* The message comes again, twice: whether or not the first try was seen to end. */
          await at.work([stepOf(enrollment)]);
          await at.work([stepOf(enrollment)]);
        }
        const found = await effectsOn(ada, effects);
        expect(found).toEqual({ ...ONCE, deliveries: deliveries + 1 });
        if (broke === 0) break;
        broken += broke;
      }
    }
    client.destroy();
    expect(broken).toBeGreaterThan(40);
  });

  test('by fifty runners at once', async () => {
    const effects = await everyEffect();
    const automation = await at.automation(effects.nodes);
    const ada = await at.person();
    await at.enroll(automation, ada);
    for (let node = 0; node < effects.nodes.length; node += 1) {
      const [enrollment] = await at.enrolled(automation, ada);
      if (!enrollment) throw new Error('nobody is enrolled');
      const copies = Array.from({ length: 50 }, () => stepOf(enrollment));
      while ((await at.work(copies)) > 0);
    }
    expect(await effectsOn(ada, effects)).toEqual({ ...ONCE, deliveries: 1 });
  });

  test('and a letter is sent once, however many messages ask for it', async () => {
    const automation = await at.automation([mail('one', 'Hello {{contact.name}} in {{hub.name}}')]);
    const ada = await at.person('Grace');
    await at.settle();
    at.letters.length = 0;
    await at.enroll(automation, ada);
    await at.settle();
    expect(at.letters).toHaveLength(1);
    const sent: string[] = [];
    const send = sendMail({
      db: at.db,
      email: { send: async ({ subject }: { subject: string }) => void sent.push(subject) },
      publicOrigin: 'https://hub.example.com',
      failed: () => undefined,
    } as unknown as Parameters<typeof sendMail>[0]);
    const Records = Array.from({ length: 20 }, () => ({ messageId: newId(), body: JSON.stringify(at.letters[0]) }));
    for (let tries = 0; tries < 3; tries += 1) await send({ Records });
    expect(sent).toEqual(['Hello Grace in ours']);
  });
});

describe('a member comes in once', () => {
  test('of a hundred triggers at once', async () => {
    const automation = await at.automation([wait('wait', 3_600)], { trigger: { type: 'member.joined' } });
    const ada = await at.person();
    const jobs = Array.from({ length: 100 }, () => joined(ada));
    while ((await at.work(jobs)) > 0);
    expect(await at.enrolled(automation, ada)).toHaveLength(1);
  });

  test('of one event that comes a hundred times, whatever the re-entry mode', async () => {
    const automation = await at.automation([{ id: 'out', type: 'exit' }], {
      trigger: { type: 'member.joined' },
      re_entry_mode: 'after_exit',
    });
    const ada = await at.person();
    const job = joined(ada);
    while ((await at.work(Array.from({ length: 50 }, () => job))) > 0);
    await at.settle();
    while ((await at.work(Array.from({ length: 50 }, () => job))) > 0);
    await at.settle();
    const found = (await at.enrolled(automation, ada)).filter(({ event_id }) => event_id !== null);
    expect(found.filter(({ event_id }) => event_id === (job.kind === 'told' ? job.told.id : ''))).toHaveLength(1);
  });
});
