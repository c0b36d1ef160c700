import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ticketKey } from '../../../shared/downstream/stream/ticket-holder.ts';
import { contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { signOut } from '../../../shared/hubs/people/contacts/sign-out.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { holdClock } from '../../support/clock.ts';
import { type Fault, injectFaults, unavailable } from '../../support/faults.ts';
import { useWorld } from '../../support/use-world.ts';
import { startStream } from './world.ts';

const at = useWorld(startStream);

const openStream = (token?: string, hub = at.ours.hub, headers = {}) =>
  at.service.call({ method: 'POST', path: `/api/v1/hubs/${hub}/stream-tickets`, token, headers });
const ticketOf = async (): Promise<string> => {
  const { body } = await openStream(at.ours.member.token);
  return (body.data as { attributes: { ticket: string } }).attributes.ticket;
};
const renew = (ticket: string, token?: string, hub = at.ours.hub) =>
  at.service.call({ method: 'POST', path: `/api/v1/hubs/${hub}/stream-tickets?ticket=${ticket}`, token });
const until = ({ body }: Awaited<ReturnType<typeof renew>>) =>
  (body.data as { attributes: { expires_at: string; renewable_until: string } }).attributes;
const MINUTE = 60_000;
const by = async (ticket: string, headers = {}, hub = at.ours.hub) =>
  (await at.service.call({ path: `/api/v1/hubs/${hub}/stream?ticket=${ticket}`, headers })).status;

describe('a ticket', () => {
  test('C037: is created for a member and ten minutes, without a Location', async () => {
    const made = await openStream(at.ours.member.token);
    expect([made.status, made.headers.Location]).toEqual([201, undefined]);
    expect(made.body.data).toMatchObject({
      type: 'stream_tickets',
      attributes: { hub_id: at.ours.hub, ticket: expect.stringMatching(/^[\w-]{43}$/) },
    });
    const { expires_at } = (made.body.data as { attributes: { expires_at: string } }).attributes;
    expect(Math.abs(Date.parse(expires_at) - Date.now() - 600_000)).toBeLessThan(60_000);
  });

  test('can be used repeatedly until it expires after ten minutes', async () => {
    const ticket = await ticketOf();
    expect(await by(ticket)).toBe(200);
    expect(await by(ticket)).toBe(200);
    holdClock(Date.now() + 600_001);
    expect(await by(ticket)).toBe(401);
  });

  test('is valid only for its hub’s stream, and never replaces the Authorization header', async () => {
    const ticket = await ticketOf();
    expect(await by(ticket, {}, at.theirs.hub)).toBe(401);
    expect(await by('x')).toBe(401);
    expect(await by('')).toBe(401);
    expect(await by(ticket.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')))).toBe(401);
    expect(await by(ticket, { authorization: 'Bearer wrong' })).toBe(401);
    const elsewhere = await at.service.call({ path: `/api/v1/me?ticket=${ticket}` });
    expect(elsewhere.status).toBe(404);
    expect((await renew(ticket, undefined, at.theirs.hub)).status).toBe(401);
  });

  test('is valid for longer after a renewal, which returns the new expiry', async () => {
    const start = Date.now();
    holdClock(start);
    const made = await openStream(at.ours.member.token);
    const { id, attributes } = made.body.data as { id: string; attributes: { ticket: string } };
    holdClock(start + 9 * MINUTE);
    const renewed = await renew(attributes.ticket);
    expect(renewed.body.data).toMatchObject({ id, attributes: { ticket: attributes.ticket } });
    expect(until(renewed).expires_at).toBe(new Date(start + 19 * MINUTE).toISOString());
    holdClock(start + 18 * MINUTE);
    expect(await by(attributes.ticket)).toBe(200);
    holdClock(start + 19 * MINUTE);
    expect([await by(attributes.ticket), (await renew(attributes.ticket)).status]).toEqual([401, 401]);
  });

  test('can be renewed for an hour, and for another hour with a token', async () => {
    const start = Date.now();
    holdClock(start);
    const ticket = await ticketOf();
    for (let minutes = 9; minutes < 60; minutes += 9) {
      holdClock(start + minutes * MINUTE);
      const { expires_at, renewable_until } = until(await renew(ticket));
      expect(renewable_until).toBe(new Date(start + 60 * MINUTE).toISOString());
      expect(expires_at).toBe(new Date(start + Math.min(minutes + 10, 60) * MINUTE).toISOString());
    }
    holdClock(start + 59 * MINUTE);
    const token = at.service.keys.issue({ kind: 'contact', id: at.ours.member.id, team: at.ours.id });
    expect(until(await renew(ticket, token)).renewable_until).toBe(new Date(start + 119 * MINUTE).toISOString());
    holdClock(start + 68 * MINUTE);
    expect(await by(ticket)).toBe(200);
  });

  test('ends with a token whose lifetime is shortened, and so does its renewal; a sign-out before it revokes nothing', async () => {
    const start = Math.floor(Date.now() / 1000) * 1000;
    holdClock(start);
    const { id } = at.ours.member;
    const shortToken = (now: number) =>
      at.service.keys.issue(
        { kind: 'contact', id, team: at.ours.id },
        { now, claims: { idp: newId(), exp: now / 1000 + 15 * 60 } },
      );
    const end = (minutes: number) => new Date(start + minutes * MINUTE).toISOString();
    const token = shortToken(start);
    await signOut(at.service.db, { team: at.ours.id, id }, new Date(start - 1_000));
    const made = await openStream(token);
    const { ticket } = (made.body.data as { attributes: { ticket: string } }).attributes;
    expect(await by(ticket)).toBe(200);
    holdClock(start + 9 * MINUTE);
    expect(until(await renew(ticket))).toMatchObject({ expires_at: end(15), renewable_until: end(15) });
    const late = until(await openStream(token));
    expect(late).toMatchObject({ expires_at: end(15), renewable_until: end(15) });
    expect(until(await renew(ticket, shortToken(start + 9 * MINUTE))).renewable_until).toBe(end(24));
    expect(until(await renew(ticket, token))).toMatchObject({ expires_at: end(15), renewable_until: end(15) });
    holdClock(start + 15 * MINUTE);
    expect([await by(ticket), (await renew(ticket)).status]).toEqual([401, 401]);
    await at.service.db.update(contactKey(at.ours.id, id), { remove: ['signed_out_at'] });
  });

  test('is revoked with the token generation of its renewal', async () => {
    const { id } = at.ours.member;
    const generationSource = { kind: 'contact', id, team: at.ours.id } as const;
    const made = await openStream(at.service.keys.issue({ ...generationSource, generation: 1 }));
    const { ticket } = (made.body.data as { attributes: { ticket: string } }).attributes;
    await at.service.db.update(contactKey(at.ours.id, id), { set: { least_generation: 2 } });
    expect(await by(ticket)).toBe(401);
    expect((await renew(ticket, at.service.keys.issue({ ...generationSource, generation: 2 }))).status).toBe(201);
    expect([await by(ticket), (await renew(ticket)).status]).toEqual([200, 201]);
    await at.service.db.update(contactKey(at.ours.id, id), { remove: ['least_generation'] });
  });

  test('of an earlier release, without renewable_until, keeps its expiry on renewal', async () => {
    const start = Date.now();
    holdClock(start);
    const ticket = await ticketOf();
    await at.service.db.update(ticketKey(ticket), { remove: ['id', 'renewable_until', 'proved_at'] });
    holdClock(start + 9 * MINUTE);
    const renewed = await renew(ticket);
    expect(renewed).toMatchObject({ status: 201, body: { data: { id: expect.any(String) } } });
    const end = new Date(start + 10 * MINUTE).toISOString();
    expect(until(renewed)).toMatchObject({ expires_at: end, renewable_until: end });
    holdClock(start + 10 * MINUTE);
    expect([await by(ticket), (await renew(ticket)).status]).toEqual([401, 401]);
  });

  test('can be renewed only by its contact, in its hub, while they are a member', async () => {
    const ticket = await ticketOf();
    const key = memberKey({ team: at.ours.id, hub: at.ours.hub }, at.ours.member.id);
    for (const [status, refused] of [
      ['banned', 403],
      ['left', 404],
    ] as const) {
      await at.service.db.update(key, { set: { status } });
      expect((await renew(ticket)).status).toBe(refused);
    }
    await at.service.db.update(key, { set: { status: 'active' } });
    expect((await renew(ticket)).status).toBe(201);
    expect(
      (
        await renew(
          ticket.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
          at.ours.member.token,
        )
      ).status,
    ).toBe(404);
    expect((await renew(ticket, at.ours.users.owner.token)).status).toBe(403);
  });

  test('cannot be renewed by another member of the hub', async () => {
    const ticket = await ticketOf();
    const input = { email: `${newId()}@example.com`, name: null, password_hash: null };
    const hubs = [{ id: at.ours.hub, status: 'active' as const }];
    const other = await contacts(at.service.db, at.ours.id).create({ ...input, hubs }, new Date());
    if (other === 'email_taken') throw new Error('The address was taken');
    const token = at.service.keys.issue({ kind: 'contact', id: other.id, team: at.ours.id });
    expect([(await openStream(token)).status, (await renew(ticket, token)).status]).toEqual([201, 404]);
  });

  test('is rejected with 401 if it is malformed; an unavailable table returns 503', async () => {
    const malformed = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.base64String({ maxLength: 60 }));
    await fc.assert(
      fc.asyncProperty(malformed, async (ticket) => {
        expect(await by(encodeURIComponent(ticket.toWellFormed()))).toBe(401);
      }),
    );
    for (const escaped of ['%', '%ff%fe', '%00', '%ed%a0%80']) expect(await by(escaped)).toBe(401);
    const ticket = await ticketOf();
    let fault: Fault | undefined = unavailable;
    injectFaults(at.service.store.client, () => fault);
    expect(await by(ticket)).toBe(503);
    fault = undefined;
    expect(await by(ticket)).toBe(200);
  });

  test('is rejected if its member is banned or has left', async () => {
    const ticket = await ticketOf();
    const key = memberKey({ team: at.ours.id, hub: at.ours.hub }, at.ours.member.id);
    await at.service.db.update(key, { set: { status: 'banned' } });
    expect(await by(ticket)).toBe(403);
    await at.service.db.update(key, { set: { status: 'left' } });
    expect(await by(ticket)).toBe(404);
    await at.service.db.update(key, { set: { status: 'active' } });
    expect(await by(ticket)).toBe(200);
  });

  test('is revoked by a later sign-out, for the stream and for renewals, until a token renews it', async () => {
    const start = Date.now();
    holdClock(start);
    const [ticket, other] = [await ticketOf(), await ticketOf()];
    holdClock(start + MINUTE);
    await signOut(at.service.db, { team: at.ours.id, id: at.ours.member.id }, new Date(start + MINUTE));
    expect([await by(ticket), (await renew(ticket)).status]).toEqual([401, 401]);
    holdClock(start + 2 * MINUTE);
    expect([(await renew(ticket, at.ours.member.token)).status, await by(ticket), await by(other)]).toEqual([
      201, 200, 401,
    ]);
    expect(await by(await ticketOf())).toBe(200);
  });

  test('is missing from a replayed response', async () => {
    const headers = { 'idempotency-key': 'ticket' };
    const first = await openStream(at.ours.member.token, at.ours.hub, headers);
    const again = await openStream(at.ours.member.token, at.ours.hub, headers);
    expect(again.headers['Idempotency-Replayed']).toBe('true');
    expect((first.body.data as { attributes: object }).attributes).toHaveProperty('ticket');
    expect((again.body.data as { attributes: object }).attributes).not.toHaveProperty('ticket');
  });

  test('C006 C151: is only for members', async () => {
    const statusOf = async (token?: string, hub?: string) => (await openStream(token, hub)).status;
    expect(await statusOf()).toBe(401);
    expect(await statusOf(at.ours.users.owner.token)).toBe(403);
    expect(await statusOf(at.ours.key.secret)).toBe(403);
    expect(await statusOf(at.ours.outsider.token)).toBe(404);
    expect(await statusOf(at.ours.member.token, at.theirs.hub)).toBe(404);
  });
});
