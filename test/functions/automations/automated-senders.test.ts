import { describe, expect, test } from 'vitest';
import { AUTOMATION_TEMPLATES } from '../../../shared/downstream/automations/templates.ts';
import { bans } from '../../../shared/hubs/people/members/bans.ts';
import { memberships } from '../../../shared/hubs/people/members/memberships.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { definitionOf } from './drafts.ts';
import { type AutomationsWorld, data, outcome, startAutomations, wait } from './world.ts';

const at = useWorld(startAutomations);

const ACTOR = { type: 'user', id: newId() } as const;
const POINTER = '/data/attributes/definition/nodes/0/data/from_contact_id';
const REFUSED = `422 sender_not_appointed ${POINTER}`;

const message = (from_contact_id: string) => ({
  id: 'a',
  type: 'send_message',
  data: { from_contact_id, body: 'Hello {{contact.name}}' },
});
const automationsOf = (world: AutomationsWorld, path = '') => `${world.base}/automations${path}`;
const create = (definition: object | null) =>
  at.send('POST', automationsOf(at), { name: 'Messages', ...(definition && { definition }) });

/** The pointer in the automation itself: the request has no body. */
const REFUSED_DRAFT = REFUSED.replace('/data/attributes', '');

/** Every way in which a sender is no longer one. */
const ENDS: readonly (readonly [string, (contact: string) => Promise<unknown>])[] = [
  ['whom an owner has dismissed', (contact) => at.dismiss(contact)],
  ['who has left', (contact) => memberships(at.db, at.hub).remove(contact, ACTOR, new Date(), 'left')],
  ['who was removed', (contact) => memberships(at.db, at.hub).remove(contact, ACTOR, new Date())],
  [
    'who was suspended',
    (contact) => memberships(at.db, at.hub).change(contact, { status: 'suspended' }, ACTOR, new Date()),
  ],
  [
    'who was banned',
    (contact) =>
      bans(at.db, at.hub).create(
        contact,
        { ban_reason: 'spamming', ban_note: null },
        { ...ACTOR, display_name: 'Owner' },
        new Date(),
      ),
  ],
  [
    'who was banned and is a member again',
    async (contact) => {
      const input = { ban_reason: 'spamming', ban_note: null } as const;
      await bans(at.db, at.hub).create(contact, input, { ...ACTOR, display_name: 'Owner' }, new Date());
      await bans(at.db, at.hub).lift(contact, ACTOR, new Date());
    },
  ],
  [
    'who was removed and added again',
    async (contact) => {
      await memberships(at.db, at.hub).remove(contact, ACTOR, new Date());
      await at.send('POST', `${at.base}/members`, { contact_id: contact }, 'members');
    },
  ],
];

interface Received {
  readonly body: string;
  readonly author_contact_id: string;
  readonly is_automated?: boolean;
}

/** The messages in the conversations of a contact. */
const messagesOf = async (contact: string): Promise<readonly Received[]> => {
  const partition = `TEAM#${at.ours.id}#CONTACT#${contact}#INBOX`;
  const inbox = await at.db.query<{ conversation_id: string }>({ partition, prefix: 'CONVERSATION#', limit: 10 });
  const found = await Promise.all(
    inbox.items.map(({ conversation_id: id }) =>
      at.db.query<Received>({
        partition: `TEAM#${at.ours.id}#CONVERSATION#${id.slice(-10)}`,
        prefix: 'MESSAGE#',
        limit: 10,
      }),
    ),
  );
  return found.flatMap(({ items }) => items);
};

describe('a definition that sends in the name of a member whom no owner has appointed is refused', () => {
  test('on creation, on update and in a simulation', async () => {
    const definition = definitionOf([message(await at.person('Host'))]);
    expect(outcome(await create(definition))).toBe(REFUSED);
    const { id } = data(await create(null));
    expect(outcome(await at.send('PATCH', automationsOf(at, `/${id}`), { definition }))).toBe(REFUSED);
    const asked = { contact_id: at.ours.member.id, definition };
    expect(outcome(await at.send('POST', automationsOf(at, `/${id}/simulate`), asked, 'automation_simulations'))).toBe(
      REFUSED,
    );
    expect(data(await at.send('GET', automationsOf(at, `/${id}`))).attributes.definition).toBeNull();
  });

  test('for each node that names one, also after a node with an appointed sender', async () => {
    const [host, other] = [await at.person('Host'), await at.person('Other')];
    await at.appoint(host);
    const first = { ...message(host), next: 'second' };
    const definition = definitionOf([first, { ...message(other), id: 'second' }]);
    expect(outcome(await create(definition))).toBe(REFUSED.replace('nodes/0', 'nodes/1'));
  });

  test('with unknown_contact for a contact who is not in the hub', async () => {
    expect(outcome(await create(definitionOf([message(newId())])))).toBe(`422 unknown_contact ${POINTER}`);
  });

  test('and no template names a sender', () => {
    const types = AUTOMATION_TEMPLATES.flatMap(({ definition }) => definition.nodes.map(({ type }) => type));
    expect(types).not.toContain('send_message');
  });
});

describe.each(ENDS)('a sender %s', (_, end) => {
  test('prevents the publication of a draft, and a simulation reports it', async () => {
    const host = await at.person('Host');
    await at.appoint(host);
    const made = await create(definitionOf([message(host)]));
    const { id } = data(made);
    const simulate = async () =>
      data(
        await at.send(
          'POST',
          automationsOf(at, `/${id}/simulate`),
          { contact_id: at.ours.member.id },
          'automation_simulations',
        ),
      ).attributes;
    expect(await simulate()).toMatchObject({ outcome: 'completed', failure: null });
    await end(host);
    expect(outcome(await at.send('POST', automationsOf(at, `/${id}/publish`)))).toBe(REFUSED_DRAFT);
    expect(await simulate()).toMatchObject({
      outcome: 'failed',
      failure: 'sender_not_appointed',
      path: [{ node_id: 'a', has_effect: false, way: null }],
    });
  });

  test('sends nothing: the enrollment fails at the node, and no conversation is opened', async () => {
    const [host, ada] = [await at.person('Host'), await at.person()];
    await at.appoint(host);
    const automation = await at.automation([wait('wait', 60), message(host)]);
    await at.enroll(automation, ada);
    await at.settle();
    await end(host);
    await at.pass(61_000);
    expect(await at.enrolled(automation)).toMatchObject([
      { status: 'failed', node_id: 'a', failure: 'sender_not_appointed' },
    ]);
    expect(await messagesOf(ada)).toEqual([]);
  });
});

test('a message of an appointed member is sent, and is marked as automated', async () => {
  const [host, ada] = [await at.person('Host'), await at.person()];
  await at.appoint(host);
  const automation = await at.automation([message(host)]);
  await at.enroll(automation, ada);
  await at.settle();
  expect(await messagesOf(ada)).toMatchObject([{ body: 'Hello Ada', author_contact_id: host, is_automated: true }]);
  expect(await at.statusOf(automation)).toEqual(['completed']);
});
