import { expect, test } from 'vitest';
import { SIGN_IN_EMAILS, signInPolicy } from '../../../shared/delivery/email/email-limits.ts';
import { type HubItem, hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { contactCredentialKey } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { limiter } from '../../../shared/platform/limits/limiter.ts';
import { holdClock } from '../../support/clock.ts';
import { startService } from '../../support/service.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { seedWorld } from '../../support/world.ts';
import { mailingOf } from './support/mailing.ts';

const service = useWorld(() => startService<undefined>([], undefined, { stream: true }));
const world = useFixture(() => seedWorld(service.db, service.keys));

const contactOf = async (isProved: boolean): Promise<string> => {
  const email = `${newId()}@example.com`;
  const { id: team, hub } = world.ours;
  const hubs = [{ id: hub, status: 'active' as const }];
  await contacts(service.db, team).create({ email, name: null, password_hash: null, hubs }, new Date());
  const proved = { address_proved_at: new Date().toISOString() };
  if (isProved) await service.db.update(contactCredentialKey(team, email), { set: proved });
  return email;
};

test('sign-in emails to unproved addresses are limited for all hubs of a new team, and those to proved ones are not', async () => {
  holdClock();
  const { id: team, hub } = world.ours;
  const slug = (await service.db.get<HubItem>(hubItemKey({ team, hub })))?.slug ?? '';
  const mailing = await mailingOf(service, world.ours);
  const policy = signInPolicy(true);
  expect(policy.limit).toBe(SIGN_IN_EMAILS.new_team);
  const slots = limiter(service.db, 'https://hub.test');
  for (let nth = 1; nth < policy.limit; nth += 1) await slots.take(policy, team, Date.now());
  const [first, second, member] = [await contactOf(false), await contactOf(false), await contactOf(true)];
  const request = (email: string) => mailing.receive({ kind: 'magic_link', email, slug, return_url: null });
  for (const email of [first, second, member]) expect(await request(email)).toBe(0);
  expect(await mailing.receive({ kind: 'contact_password_reset', email: second, slug })).toBe(0);
  expect(mailing.sent.map(({ to }) => to)).toEqual([first, member]);
  const statuses = (await mailing.listed()).map(({ email, status }) => [email, status]);
  expect(statuses.toSorted()).toEqual(
    [
      [first, 'sent'],
      [second, 'suppressed'],
      [second, 'suppressed'],
      [member, 'sent'],
    ].toSorted(),
  );
  expect(await mailing.alerts()).toMatchObject([{ payload: { reason: 'sign_in_limit' } }]);
  holdClock(Date.now() + 31 * 60_000);
  await request(second);
  expect(mailing.sent.at(-1)?.to).toBe(second);
});
