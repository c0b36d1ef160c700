import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMail } from '../../../functions/send-mail/send-mail.ts';
import { letterRow } from '../../../shared/automations/letter-item.ts';
import type { Letter } from '../../../shared/email/email.ts';
import { newId } from '../../../shared/id.ts';
import { userKey } from '../../../shared/identity/user-item.ts';
import { hasProvedOwner } from '../../../shared/teams/proved-owner.ts';
import { startService, type TestService } from '../../support/service.ts';
import { seedWorld, type Tenant, type World } from '../../support/world.ts';

let service: TestService<undefined>;
let world: World;
beforeAll(async () => {
  service = await startService([]);
  world = await seedWorld(service.db, service.keys);
});
afterAll(() => service.stop());

const SUBJECT = 'Your account is locked: https://evil.example';
const BODY = 'Sign in at https://evil.example/login\nor write to eve@evil.example';

/** The email of an automation of the team, as it is sent. */
const written = async ({ id: team_id, hub: hub_id, member }: Tenant): Promise<Letter | undefined> => {
  const whose = { team_id, hub_id, contact_id: member.id };
  const letter_id = newId();
  const row = { id: letter_id, ...whose, subject: SUBJECT, body: BODY, created_at: new Date().toISOString() };
  await service.db.put(letterRow(row));
  const sent: Letter[] = [];
  const work = sendMail({
    db: service.db,
    publicOrigin: 'https://hub.test',
    tokenKey: async () => 'token key',
    email: { send: async (letter) => void sent.push(letter) },
    failed: (_, error) => {
      throw error;
    },
  });
  const body = JSON.stringify({ kind: 'automation', ...whose, letter_id });
  await work({ Records: [{ messageId: newId(), body }] });
  return sent[0];
};

test('an email in words of a team has none of them in its subject, and no link, until an owner is proved', async () => {
  const { ours, theirs } = world;
  const owner = userKey(theirs.users.owner.id);
  await service.db.update(owner, { remove: ['address_proved_at'] });
  expect(await hasProvedOwner(service.db, theirs.id)).toBe(false);
  const unproved = await written(theirs);
  expect(unproved?.subject).toBe('A message from a hub that you are a member of');
  expect(unproved?.text).toBe('Sign in at https: evil. example/login\nor write to eve@ evil. example\n');
  expect(await written(ours)).toMatchObject({ subject: SUBJECT, text: `${BODY}\n` });
  await service.db.update(owner, { set: { address_proved_at: new Date().toISOString() } });
  expect(await written(theirs)).toMatchObject({ subject: SUBJECT, text: `${BODY}\n` });
  expect(await written(theirs)).not.toHaveProperty('unproved');
});
