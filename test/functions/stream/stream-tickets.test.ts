import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberKey } from '../../../shared/members/member-item.ts';
import { holdClock } from '../../support/clock.ts';
import { type Fault, injectFaults, unavailable } from '../../support/faults.ts';
import { type StreamWorld, startStream } from './support.ts';

let at: StreamWorld;
beforeAll(async () => {
  at = await startStream();
});
afterAll(() => at.service.stop());

const ask = (token?: string, hub = at.ours.hub, headers = {}) =>
  at.service.call({ method: 'POST', path: `/api/v1/hubs/${hub}/stream-tickets`, token, headers });
const ticketOf = async (): Promise<string> => {
  const { body } = await ask(at.ours.member.token);
  return (body.data as { attributes: { ticket: string } }).attributes.ticket;
};
const by = async (ticket: string, headers = {}, hub = at.ours.hub) =>
  (await at.service.call({ path: `/api/v1/hubs/${hub}/stream?ticket=${ticket}`, headers })).status;

describe('a ticket', () => {
  test('C037: is made for a member, for ten minutes, without a Location', async () => {
    const made = await ask(at.ours.member.token);
    expect([made.status, made.headers.Location]).toEqual([201, undefined]);
    expect(made.body.data).toMatchObject({
      type: 'stream_tickets',
      attributes: { hub_id: at.ours.hub, ticket: expect.stringMatching(/^[\w-]{43}$/) },
    });
    const { expires_at } = (made.body.data as { attributes: { expires_at: string } }).attributes;
    expect(Math.abs(Date.parse(expires_at) - Date.now() - 600_000)).toBeLessThan(60_000);
  });

  test('is taken again and again, and ten minutes later no more', async () => {
    const ticket = await ticketOf();
    expect(await by(ticket)).toBe(200);
    expect(await by(ticket)).toBe(200);
    holdClock(Date.now() + 600_001);
    expect(await by(ticket)).toBe(401);
  });

  test('is good for its hub’s stream alone, and stands in for no header that was sent', async () => {
    const ticket = await ticketOf();
    expect(await by(ticket, {}, at.theirs.hub)).toBe(401);
    expect(await by('x')).toBe(401);
    expect(await by('')).toBe(401);
    expect(await by(ticket.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')))).toBe(401);
    expect(await by(ticket, { authorization: 'Bearer wrong' })).toBe(401);
    const elsewhere = await at.service.call({
      method: 'POST',
      path: `/api/v1/hubs/${at.ours.hub}/stream-tickets?ticket=${ticket}`,
    });
    expect(elsewhere.status).toBe(401);
  });

  test('of any form but its own is 401, and a table that is out of reach is still 503', async () => {
    const odd = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.base64String({ maxLength: 60 }));
    await fc.assert(
      fc.asyncProperty(odd, async (ticket) => {
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

  test('a member who is banned, or has left, reads no more with it', async () => {
    const ticket = await ticketOf();
    const key = memberKey({ team: at.ours.id, hub: at.ours.hub }, at.ours.member.id);
    await at.service.db.update(key, { set: { status: 'banned' } });
    expect(await by(ticket)).toBe(403);
    await at.service.db.update(key, { set: { status: 'left' } });
    expect(await by(ticket)).toBe(404);
    await at.service.db.update(key, { set: { status: 'active' } });
    expect(await by(ticket)).toBe(200);
  });

  test('an answer given again is without it', async () => {
    const headers = { 'idempotency-key': 'ticket' };
    const first = await ask(at.ours.member.token, at.ours.hub, headers);
    const again = await ask(at.ours.member.token, at.ours.hub, headers);
    expect(again.headers['Idempotency-Replayed']).toBe('true');
    expect((first.body.data as { attributes: object }).attributes).toHaveProperty('ticket');
    expect((again.body.data as { attributes: object }).attributes).not.toHaveProperty('ticket');
  });

  test('C006 C151: is a member’s alone', async () => {
    const statusOf = async (token?: string, hub?: string) => (await ask(token, hub)).status;
    expect(await statusOf()).toBe(401);
    expect(await statusOf(at.ours.users.owner.token)).toBe(403);
    expect(await statusOf(at.ours.key.secret)).toBe(403);
    expect(await statusOf(at.ours.outsider.token)).toBe(404);
    expect(await statusOf(at.ours.member.token, at.theirs.hub)).toBe(404);
  });
});
