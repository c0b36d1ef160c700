import { describe, expect, test } from 'vitest';
import { checkRecipient } from '../../../functions/send-mail/check-recipient.ts';
import type { ComposedEmail } from '../../../functions/send-mail/mail-deps.ts';
import type { EmailKind } from '../../../shared/delivery/email/email-kinds.ts';
import type { Audience } from '../../../shared/hubs/people/members/audience.ts';
import { memberEntity } from '../../../shared/hubs/people/members/member-events.ts';
import { MEMBER_STATUSES, memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { proveAddressOf } from '../../support/prove-address.ts';
import { startService } from '../../support/service.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { seedWorld } from '../../support/world.ts';

const service = useWorld(() => startService<unknown>([]));
const world = useFixture(async () => {
  const seeded = await seedWorld(service.db, service.keys);
  await proveAddressOf(service.db, seeded.theirs.id, seeded.theirs.member.id);
  return seeded;
});

/** An email to the member of ours, whose address is not proved, or of theirs, whose address is. */
const emailTo = (of: 'ours' | 'theirs', kind: EmailKind, more: Partial<ComposedEmail> = {}): ComposedEmail => {
  const { id: team_id, hub: hub_id, member } = world[of];
  const context = { kind, team_id, hub_id, contact_id: member.id };
  return { message: { to: 'member@example.com', subject: 's', text: 't' }, context, ...more };
};
const refusalOf = async (email: ComposedEmail) => (await checkRecipient(service.db, email, new Date())).refused;

/** Whether an email of a kind goes to an address that is not proved, and to a banned contact. */
const EXPECTED: Readonly<Record<EmailKind, readonly [unproved: boolean, banned: boolean]>> = {
  magic_link: [true, true],
  password_reset: [true, true],
  registration_attempt: [true, true],
  contact_password_reset: [true, true],
  contact_access: [true, true],
  contact_email_proof: [true, true],
  contact_email_notice: [true, true],
  email_verification: [true, true],
  invitation: [true, true],
  event_seat: [false, false],
  achievement: [false, false],
  automation: [false, false],
  notification: [false, false],
  duplicate_subscription: [true, true],
};

const withStatus = async <T>(status: string, run: () => Promise<T>, more: object = {}): Promise<T> => {
  const { id: team, hub, member } = world.theirs;
  await service.db.update(memberKey({ team, hub }, member.id), { set: { status, ...more } });
  const result = await run();
  const back = { set: { status: 'active', expires_at: null, suspended_until: null } };
  await service.db.update(memberKey({ team, hub }, member.id), back);
  return result;
};

describe('an email of the kind', () => {
  for (const [kind, [toUnproved, toBanned]] of Object.entries(EXPECTED) as [EmailKind, readonly [boolean, boolean]][]) {
    test(`${kind} is ${toUnproved ? '' : 'not '}sent to an address that is not proved`, async () => {
      for (const isUnverified of [undefined, true]) {
        const { refused, ...found } = await checkRecipient(
          service.db,
          emailTo('ours', kind, isUnverified === undefined ? {} : { isUnverified }),
          new Date(),
        );
        expect([refused, found.isUnverified]).toEqual([toUnproved ? undefined : 'address_not_proved', true]);
      }
      expect(await refusalOf(emailTo('theirs', kind))).toBeUndefined();
    });

    test(`${kind} is ${toBanned ? 'checked elsewhere or sent' : 'not sent'} to a contact without a membership`, async () => {
      const expected = toBanned ? undefined : 'not_a_member';
      for (const prepared of [{}, { isUnverified: false }])
        expect(await withStatus('banned', () => refusalOf(emailTo('theirs', kind, prepared)))).toBe(expected);
      const { context } = emailTo('theirs', kind);
      if (!toBanned)
        expect(await refusalOf(emailTo('theirs', kind, { context: { ...context, hub_id: null } }))).toBe(expected);
    });
  }
});

test('the proof of another contact at the same address does not count, nor that of another team', async () => {
  const email = emailTo('theirs', 'notification');
  const { outsider, hub, id: team } = world.theirs;
  await service.db.put({ ...memberKey({ team, hub }, outsider.id), entity: memberEntity, status: 'active' });
  const context = { ...email.context, contact_id: outsider.id };
  expect(await refusalOf({ ...email, context })).toBe('address_not_proved');
  expect(await refusalOf({ ...email, message: { ...email.message, to: 'old@example.com' } })).toBe(
    'address_not_proved',
  );
});

test('only an email for former members goes to them, and only one for banned members to those', async () => {
  const sentTo = async (audience: Audience | undefined) => {
    const sent: string[] = [];
    for (const status of MEMBER_STATUSES) {
      const email = emailTo('theirs', 'automation', audience && { audience });
      if ((await withStatus(status, () => refusalOf(email))) === undefined) sent.push(status);
    }
    return sent;
  };
  expect(await sentTo(undefined)).toEqual(['active']);
  expect(await sentTo('members')).toEqual(['active']);
  expect(await sentTo('former_members')).toEqual(['active', 'left', 'removed']);
  expect(await sentTo('banned_members')).toEqual(['active', 'banned', 'left', 'removed']);
});

test('a membership that has expired is that of a former member, and an elapsed suspension that of a member', async () => {
  const at = new Date(Date.now() - 1000).toISOString();
  const refusal = () => refusalOf(emailTo('theirs', 'automation'));
  expect(await withStatus('active', refusal, { expires_at: at })).toBe('not_a_member');
  expect(await withStatus('suspended', refusal, { suspended_until: at })).toBeUndefined();
});
