import { describe, expect, test } from 'vitest';
import { routes as hubs } from '../../../functions/hubs/routes.ts';
import { routes as teams } from '../../../functions/teams/routes.ts';
import type { Route } from '../../../shared/api/route.ts';
import type { EmailContext } from '../../../shared/delivery/email/email-kinds.ts';
import { emailLog } from '../../../shared/delivery/email/email-log.ts';
import { trackedEmail } from '../../../shared/delivery/email/tracked-email.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { data, ids, items, outcome } from '../../support/answers.ts';
import { startService } from '../../support/service.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { seedWorld } from '../../support/world.ts';

const service = useWorld(() => startService<unknown>([...hubs, ...teams] as unknown as readonly Route<unknown>[]));
const world = useFixture(() => seedWorld(service.db, service.keys));

const toMember = (more: Partial<EmailContext> = {}): EmailContext => ({
  kind: 'notification',
  team_id: world.ours.id,
  hub_id: world.ours.hub,
  contact_id: world.ours.member.id,
  ...more,
});

/** Sends an email and returns the provider's message id, or undefined if the address is suppressed. */
const send = async (to: string, context = toMember(), at = new Date()): Promise<string | undefined> => {
  const ids: string[] = [];
  const accept = async () => `m-${ids.push(newId())}-${ids[0]}`;
  const email = { to, subject: 'A secret subject', text: 'A secret token' };
  await trackedEmail(service.db, { provider: 'ses', send: accept }, () => at).send(email, context);
  return ids[0] && `m-1-${ids[0]}`;
};

const report = async (
  message_id: string | undefined,
  status: 'bounced' | 'complained' | 'delivered',
  to: string,
  at = new Date(),
) => {
  const of = { provider: 'ses', message_id: String(message_id), addresses: [to] };
  const plan = await emailLog(service.db).planFor({ ...of, status, final: true, at: at.toISOString() }, at);
  if (!('steps' in plan)) throw new Error('The report had no effect');
  await service.db.transact(plan.steps);
};

const get = (path: string, token = world.ours.users.owner.token) =>
  service.call({ path: `/api/v1/teams/${world.ours.id}${path}`, token });
const emails = (query = '', hub = world.ours.hub) => get(`/hubs/${hub}/emails${query}`);
const suppressions = (query = '', team = world.ours) =>
  service.call({ path: `/api/v1/teams/${team.id}/suppressions${query}`, token: team.users.owner.token });
const deleteSuppression = (id: string, team = world.ours) =>
  service.call({
    method: 'DELETE',
    path: `/api/v1/teams/${team.id}/suppressions/${id}`,
    token: team.users.owner.token,
  });
const newAddress = () => `${newId()}@example.com`;

describe('C466: GET emails of a hub', () => {
  test('lists the newest first, with recipient, kind and status history, and without the text', async () => {
    const to = newAddress();
    const sent = new Date(Date.now() - 60_000);
    const first = await send(to, toMember(), sent);
    await send(to, toMember({ kind: 'achievement' }));
    const later = new Date(Date.now() - 30_000);
    await report(first, 'delivered', to, later);
    const listed = await emails(`?filter[email]=${to.toUpperCase()}`);
    expect(items(listed).map(({ attributes: { kind, status } }) => [kind, status])).toEqual([
      ['achievement', 'sent'],
      ['notification', 'delivered'],
    ]);
    const [, oldest] = items(listed);
    expect(oldest?.type).toBe('emails');
    expect(oldest?.attributes).toEqual({
      team_id: world.ours.id,
      hub_id: world.ours.hub,
      contact_id: world.ours.member.id,
      kind: 'notification',
      email: to,
      status: 'delivered',
      created_at: sent.toISOString(),
      status_reason: null,
      status_history: [
        { status: 'sent', at: sent.toISOString() },
        { status: 'delivered', at: later.toISOString() },
      ],
    });
    expect(JSON.stringify(listed.body)).not.toContain('secret');
    expect(data(await get(`/hubs/${world.ours.hub}/emails/${oldest?.id}`))).toMatchObject({ id: oldest?.id });
  });

  test('filters by status and contact, and pages', async () => {
    const [to, contact_id] = [newAddress(), newId()];
    for (let nth = 0; nth < 3; nth += 1) await send(to, toMember({ contact_id }));
    await report(await send(to, toMember({ contact_id })), 'complained', to);
    await send(to, toMember({ contact_id }));
    const byStatus = (status: string) => emails(`?filter[contact_id]=${contact_id}&filter[status]=${status}`);
    expect([ids(await byStatus('sent')).length, ids(await byStatus('complained')).length]).toEqual([3, 1]);
    expect(ids(await byStatus('suppressed'))).toHaveLength(1);
    const page = await emails(`?filter[contact_id]=${contact_id}&page[size]=2`);
    const next = (page.body.links as { next: string }).next;
    expect(ids(await service.call({ path: next, token: world.ours.users.owner.token }))).toHaveLength(2);
    expect(outcome(await emails('?filter[status]=lost'))).toBe('422 filter[status]');
  });

  test('are readable only in their hub and team, and with the required scope', async () => {
    const [to, contact_id] = [newAddress(), newId()];
    await send(to, toMember({ contact_id }));
    await send(to, toMember({ contact_id, hub_id: null, kind: 'invitation' }));
    await send(to, toMember({ contact_id, hub_id: newId() }));
    const [mine, ...more] = ids(await emails(`?filter[contact_id]=${contact_id}`));
    expect([mine !== undefined, more]).toEqual([true, []]);
    const { theirs } = world;
    const path = `/api/v1/teams/${theirs.id}/hubs/${theirs.hub}/emails`;
    const token = theirs.users.owner.token;
    expect(ids(await service.call({ path: `${path}?filter[contact_id]=${contact_id}`, token }))).toEqual([]);
    expect((await service.call({ path: `${path}/${mine}`, token })).status).toBe(404);
    expect((await get(`/hubs/${world.ours.hub}/emails`, world.ours.bareKey.secret)).status).toBe(403);
    expect((await get('/suppressions', world.ours.bareKey.secret)).status).toBe(403);
  });
});

describe('suppressions', () => {
  test('a suppression belongs to a team with its reason and contact, and another team cannot see or delete it', async () => {
    const to = newAddress();
    const at = new Date(Date.now() - 5_000);
    await report(await send(to), 'complained', to, at);
    const [row, ...more] = items(await suppressions(`?filter[email]=${to}`));
    expect(more).toEqual([]);
    const [email] = items(await emails(`?filter[email]=${to}`));
    expect(row?.attributes).toMatchObject({
      team_id: world.ours.id,
      hub_id: world.ours.hub,
      email: to,
      reason: 'complained',
      suppressed_at: at.toISOString(),
      email_id: email?.id,
      email_kind: 'notification',
      contact_id: world.ours.member.id,
      contact_name: null,
    });
    expect(ids(await suppressions())).toContain(row?.id);
    expect(ids(await suppressions('', world.theirs))).toEqual([]);
    expect((await deleteSuppression(String(row?.id), world.theirs)).status).toBe(404);
    expect(await send(to)).toBeUndefined();
    expect(await send(to, toMember({ team_id: world.theirs.id, hub_id: world.theirs.hub }))).toBeDefined();
  });

  test('a suppression is deleted once, and emails are sent again until the next bounce', async () => {
    const to = newAddress();
    await report(await send(to), 'bounced', to);
    expect(await send(to)).toBeUndefined();
    const [id = ''] = ids(await suppressions(`?filter[email]=${to}`));
    expect([(await deleteSuppression(id)).status, (await deleteSuppression(id)).status]).toEqual([204, 404]);
    expect(ids(await suppressions(`?filter[email]=${to}`))).toEqual([]);
    expect(ids(await suppressions())).not.toContain(id);
    await report(await send(to), 'bounced', to);
    expect(ids(await suppressions(`?filter[email]=${to}`))).toEqual([id]);
    expect(await send(to)).toBeUndefined();
  });

  test('a suppression of a deleted contact has no contact name', async () => {
    const to = newAddress();
    await report(await send(to, toMember({ contact_id: newId() })), 'bounced', to);
    const [row] = items(await suppressions(`?filter[email]=${to}`));
    expect(row?.attributes).toMatchObject({ contact_id: null, contact_name: null });
  });
});
