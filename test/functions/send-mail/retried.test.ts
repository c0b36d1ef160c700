import { expect, test } from 'vitest';
import { emailOf } from '../../../functions/relay/event-emails.ts';
import { sendMail } from '../../../functions/send-mail/send-mail.ts';
import { oneTimeTokens } from '../../../shared/accounts/identity/one-time-tokens.ts';
import { users } from '../../../shared/accounts/identity/users.ts';
import { invitationOfToken } from '../../../shared/accounts/invitations/invitation-tokens.ts';
import { invitations } from '../../../shared/accounts/invitations/invitations.ts';
import type { EmailMessage } from '../../../shared/delivery/email/email.ts';
import { table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { startStore } from '../../support/dynamo.ts';
import { seedTeam } from '../../support/seed.ts';
import { testKeys } from '../../support/tokens.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';

const store = useWorld(startStore);
const db = useFixture(() => table(store.client, store.name));
const team = useFixture(() => seedTeam(db, testKeys()));

/** A worker whose provider accepts each email, but fails this many times before it confirms. */
const mailing = (failures = 0) => {
  const accepted: EmailMessage[] = [];
  let remaining = failures;
  const work = sendMail({
    db,
    publicOrigin: 'https://hub.test',
    tokenKey: async () => 'token key',
    email: {
      async send(message) {
        accepted.push(message);
        remaining -= 1;
        if (remaining >= 0) throw new Error('the response was lost');
      },
    },
    failed: () => undefined,
  });
  const receive = (job: object, messageId: string = newId()) =>
    work({ Records: [{ messageId, body: JSON.stringify(job) }] });
  return { accepted, receive };
};

const tokenOf = (message: EmailMessage | undefined): string =>
  new URL(/https:\S+/.exec(message?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? '';

const invitationJob = async () => {
  const by = { type: 'user', id: team.users.owner.id } as const;
  const input = { email: `${newId()}@example.com`, role_id: team.users.moderator.role_id };
  const created = await invitations(db, team.id).create(input, by, new Date());
  if (typeof created === 'string') throw new Error(created);
  const event = { type: 'invitation.created', resource_type: 'invitations', resource_id: created.id };
  const where = { team_id: team.id, hub_id: null, actor: by, at: created.created_at, changed: [] };
  const job = emailOf({ id: newId(), ...event, ...where });
  if (!job) throw new Error('an invitation sends an email');
  return job;
};

test('an event that is relayed twice sends one email, and its link works', async () => {
  const job = await invitationJob();
  const { accepted, receive } = mailing();
  for (const _ of [1, 2]) expect(await receive(job)).toEqual({ batchItemFailures: [] });
  expect(accepted).toHaveLength(1);
  expect(await invitationOfToken(db, tokenOf(accepted[0]), new Date())).toBeDefined();
});

test('an invitation that is retried after a failure has the same link, which works', async () => {
  const job = await invitationJob();
  const { accepted, receive } = mailing(1);
  expect((await receive(job, 'one')).batchItemFailures).toHaveLength(1);
  expect(await receive(job, 'one')).toEqual({ batchItemFailures: [] });
  expect(accepted).toHaveLength(2);
  expect(accepted[1]).toEqual(accepted[0]);
  expect(await invitationOfToken(db, tokenOf(accepted[0]), new Date())).toBeDefined();
});

test('a password reset that is retried has the same token; once used, it stays used', async () => {
  const email = `${newId()}@example.com`;
  await users(db).create({ email, password: 'long enough', name: 'Ada' }, new Date());
  const { accepted, receive } = mailing(1);
  const [job, messageId] = [{ kind: 'password_reset', email }, newId()];
  await receive(job, messageId);
  const tokens = oneTimeTokens(db);
  expect(await tokens.use('password_reset', tokenOf(accepted[0]), new Date())).toMatchObject({ email });
  await receive(job, messageId);
  expect(accepted[1]).toEqual(accepted[0]);
  expect(await tokens.use('password_reset', tokenOf(accepted[0]), new Date())).toBeUndefined();
});
