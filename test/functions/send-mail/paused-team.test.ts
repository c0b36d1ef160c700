import { afterEach, beforeEach, expect, test } from 'vitest';
import { users } from '../../../shared/accounts/identity/users.ts';
import { invitations } from '../../../shared/accounts/invitations/invitations.ts';
import { controlTeam } from '../../../shared/accounts/teams/control-team.ts';
import { type HubItem, hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { holdClock } from '../../support/clock.ts';
import { startService, type TestService } from '../../support/service.ts';
import { seedWorld, type World } from '../../support/world.ts';
import { mailingOf, SUBJECT } from './support/mailing.ts';

let service: TestService<undefined>;
let world: World;
beforeEach(async () => {
  service = await startService([], undefined, { stream: true });
  world = await seedWorld(service.db, service.keys);
});
afterEach(() => service.stop());

const MINUTE = 60_000;
const later = (ms: number) => holdClock(Date.now() + ms);
const control = (pause: { readonly reason: string } | null) =>
  controlTeam(service.db, world.ours.id, { pause }, 'operator', new Date());

test('emails of a paused team are held, and sent once it is resumed', async () => {
  holdClock();
  const mailing = await mailingOf(service, world.ours);
  await control({ reason: 'abuse' });
  expect(await mailing.receive(await mailing.createEmail())).toBe(0);
  expect(mailing.sent).toEqual([]);
  expect((await mailing.listed()).map(({ status }) => status)).toEqual(['queued']);
  expect(await mailing.alerts()).toMatchObject([{ payload: { reason: 'team_suspended' } }]);
  later(16 * MINUTE);
  expect(await mailing.retryHeld()).toBe(1);
  expect(mailing.sent).toEqual([]);
  await control(null);
  later(60 * MINUTE);
  expect(await mailing.retryHeld()).toBe(1);
  expect(mailing.sent.map(({ subject }) => subject)).toEqual([SUBJECT]);
});

test('sign-in emails to the hubs of a paused team are not sent; those of another team are', async () => {
  holdClock();
  await control({ reason: 'abuse' });
  for (const tenant of [world.ours, world.theirs]) {
    const { id: team, hub } = tenant;
    const slug = (await service.db.get<HubItem>(hubItemKey({ team, hub })))?.slug ?? '';
    const mailing = await mailingOf(service, tenant);
    const job = { kind: 'magic_link', email: 'member@example.com', slug, return_url: null } as const;
    expect(await mailing.receive(job)).toBe(0);
    expect(mailing.sent).toHaveLength(tenant === world.ours ? 0 : 1);
    const status = tenant === world.ours ? 'suppressed' : 'sent';
    expect((await mailing.listed()).map((email) => email.status)).toEqual([status]);
  }
});

test('invitations of a paused team are held, and emails of its users about their own account are sent', async () => {
  holdClock();
  const { id: team_id, users: seeded } = world.ours;
  const mailing = await mailingOf(service, world.ours);
  const input = { email: 'ada@example.com', role_id: seeded.moderator.role_id };
  const invitation = await invitations(service.db, team_id).create(
    input,
    { type: 'user', id: seeded.owner.id },
    new Date(),
  );
  if (typeof invitation === 'string') throw new Error(invitation);
  await users(service.db).create({ email: 'bo@example.com', password: 'long enough', name: 'Bo' }, new Date());
  await control({ reason: 'abuse' });
  const job = { kind: 'invitation', asked_by: newId(), team_id, invitation_id: invitation.id } as const;
  expect(await mailing.receive(job)).toBe(0);
  expect(await mailing.receive({ kind: 'password_reset', email: 'bo@example.com' })).toBe(0);
  expect(mailing.sent.map(({ to }) => to)).toEqual(['bo@example.com']);
  await control(null);
  later(16 * MINUTE);
  expect(await mailing.retryHeld()).toBe(1);
  expect(mailing.sent.map(({ to }) => to)).toEqual(['bo@example.com', 'ada@example.com']);
});
