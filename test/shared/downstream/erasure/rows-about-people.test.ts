import { beforeAll, expect, test } from 'vitest';
import { users } from '../../../../shared/accounts/identity/users.ts';
import { invitations } from '../../../../shared/accounts/invitations/invitations.ts';
import type { EmailContext } from '../../../../shared/delivery/email/email-kinds.ts';
import { emailLog } from '../../../../shared/delivery/email/email-log.ts';
import { eraseUser } from '../../../../shared/downstream/erasure/erase-user.ts';
import { exportSources } from '../../../../shared/downstream/exports/person-sources.ts';
import type { Person as Exporting } from '../../../../shared/hubs/people/portraits/portrait.ts';
import type { PersonalDataPolicy } from '../../../../shared/platform/db/personal-data.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { erasing } from '../../../functions/me/erasing.ts';
import { type Person, startMe } from '../../../functions/me/world.ts';
import { data } from '../../../support/answers.ts';
import { KINDS } from '../../../support/rows.ts';
import { useWorld } from '../../../support/use-world.ts';
import { CONTACT_ROWS, NOT_NAMED, storeContactRows } from './contact-rows.ts';

const world = useWorld(startMe);
let member: ReturnType<typeof erasing>;
beforeAll(() => {
  member = erasing(world);
});

/** An email was sent to an address, and its owner filed a complaint. */
const complain = async (to: string, context: EmailContext) => {
  const message = { provider: 'ses', message_id: newId() };
  const now = new Date();
  await emailLog(world.db).record({ ...context, to, status: 'sent', message }, now);
  const complaint = { status: 'complained', addresses: [to], final: true, at: now.toISOString() } as const;
  const plan = await emailLog(world.db).planFor({ ...message, ...complaint }, now);
  await world.db.transact('steps' in plan ? plan.steps : []);
};

/** The actions of members in the API, and what the relay and the workers store. */
const doEverything = async (ada: Person, bo: Person) => {
  const { ours, space } = world;
  const { token } = world.ours.users.owner;
  await world.discussion(ada);
  const poll = { options: ['One', 'Two'], duration_days: 3 };
  const path = `/hubs/${ours.hub}/spaces/${space}/discussions`;
  const others = await world.made(bo.token, path, 'discussions', { title: 'A poll', body: 'Vote', poll });
  const seen = data(await world.send(ada.token, 'GET', `/discussions/${others}`)).attributes;
  const option_id = (seen.poll as { options: { id: string }[] }).options[0]?.id;
  await world.send(ada.token, 'PUT', `/discussions/${others}/poll-vote`, 'poll_votes', { option_id });
  await world.send(ada.token, 'PUT', `/me/bookmarks/${others}`);
  const comment = await world.comment(ada, others);
  await world.send(ada.token, 'POST', `/comments/${comment}/reactions`, 'reactions', { emoji: '👍' });
  const conversation = await world.conversation(ada, bo);
  await world.message(ada, conversation, 'Hello');
  await world.message(bo, conversation, 'Hello back');
  await world.send(ada.token, 'POST', `/hubs/${ours.hub}/members/${bo.id}/follow`);
  const member = `/teams/${ours.id}/hubs/${ours.hub}/members/${ada.id}`;
  await world.made(token, `${member}/warnings`, 'member_warnings', { message: 'Be kind' });
  await world.send(ada.token, 'PUT', '/me/notification-preferences', 'notification_preferences', {});
  const tag = await world.made(token, `/teams/${ours.id}/tags`, 'tags', { name: newId() });
  await world.send(token, 'POST', `/teams/${ours.id}/contacts/${ada.id}/tags`, 'contact_tags', { tag_id: tag });
  await complain(ada.email, { kind: 'notification', team_id: ours.id, hub_id: ours.hub, contact_id: ada.id });
  await world.countActions();
  await storeContactRows(world.db, { ...ada, hub: world.hub });
  await world.relay.relayAll();
};

/**
 * The kinds of the rows that contain one of the texts and are not the other member's own. Deleted rows that wait for
 * the store to drop them do not count.
 */
const kindsNaming = async (other: Person, ...texts: readonly string[]): Promise<readonly string[]> => {
  const rows = (await Promise.all(texts.map((text) => member.rowsNaming(text)))).flat();
  const live = rows.filter(({ pk, buried_at }) => !buried_at && !pk?.S?.includes(`#${other.id}`));
  return [...new Set(live.flatMap(({ entity }) => entity?.S ?? []))].toSorted();
};

/** The sections of the export that a row of each kind gets into. */
const sectionsByKind = async (of: Exporting): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const found = new Map<string, Set<string>>();
  for (const run of await exportSources(world.db, of)) {
    const { items } = await world.db.query<Record<string, unknown>>({ ...run.query, limit: 100 });
    for (const row of items) {
      const records = await run.read([row], world.db);
      const sections = found.get(String(row.entity)) ?? new Set();
      if (records.length > 0) found.set(String(row.entity), sections.add(run.section));
    }
  }
  return found;
};

const policies: readonly (readonly [string, PersonalDataPolicy])[] = [...KINDS].flatMap(([kind, { person }]) =>
  person.contact ? [[kind, person.contact] as const] : [],
);
/* The export reads comments and reactions through the counted actions of their author. */
const VIA_ACTIONS: Readonly<Record<string, readonly string[]>> = {
  deed: ['comments', 'reactions'],
  discussion_viewer: ['bookmarks', 'poll_votes'],
};
const READ_THROUGH: ReadonlySet<string> = new Set(['comment', 'comment_viewer']);

test('every row that names a contact is exported and erased as declared', async () => {
  const [ada, bo] = [await world.person('Ada'), await world.person('Bo')];
  await doEverything(ada, bo);
  const named = Object.entries(CONTACT_ROWS).flatMap(([kind, seed]) => (seed === NOT_NAMED ? [] : [kind]));
  expect(await kindsNaming(bo, ada.id, ada.email)).toEqual(named.toSorted());

  const sections = await sectionsByKind({ kind: 'contact', id: ada.id, team: world.ours.id });
  const expected = policies.flatMap(([kind, { exported }]) => {
    const own = typeof exported === 'string' && !READ_THROUGH.has(kind) ? [exported] : [];
    const all = VIA_ACTIONS[kind] ?? own;
    return all.length > 0 ? [[kind, all] as const] : [];
  });
  expect(Object.fromEntries([...sections].map(([kind, of]) => [kind, [...of].toSorted()]))).toEqual(
    Object.fromEntries(expected),
  );

  await member.erased(ada);
  expect(await member.settle()).toMatchObject({ failures: 0, again: [] });
  const stays = policies.filter(([kind, { erased }]) => typeof erased !== 'string' && named.includes(kind));
  expect(await kindsNaming(bo, ada.id, ada.email)).toEqual(stays.map(([kind]) => kind).toSorted());
  const addressed = stays.filter(([, { erased }]) => typeof erased !== 'string' && erased.hasEmailAddress);
  expect(await kindsNaming(bo, ada.email)).toEqual(addressed.map(([kind]) => kind).toSorted());
});

test('the address of a user in a team’s rows is in their export and absent after their erasure', async () => {
  const { db, ours } = world;
  const user = await users(db).create({ email: `${newId()}@example.com`, password: newId(), name: 'Cy' }, new Date());
  if (typeof user === 'string') throw new Error(user);
  const owner = ours.users.owner;
  const input = { email: user.email, role_id: ours.users.admin.role_id };
  const invited = await invitations(db, ours.id).create(input, { type: 'user', id: owner.id }, new Date());
  if (typeof invited === 'string') throw new Error(invited);
  await complain(user.email, { kind: 'invitation', team_id: ours.id, hub_id: null, contact_id: null });

  const sections = await sectionsByKind({ kind: 'user', id: user.id });
  expect(Object.fromEntries([...sections].map(([kind, of]) => [kind, [...of]]))).toEqual({
    user: ['profile'],
    email: ['emails'],
    email_suppression: ['suppressions'],
    invitation: ['invitations'],
  });
  expect(await eraseUser(db, user, new Date())).toBe('erased');
  expect((await member.rowsNaming(user.email)).map(({ entity }) => entity?.S)).toEqual([]);
});
