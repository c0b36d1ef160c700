import { expect, test } from 'vitest';
import { measured } from '../../../infra/cost/measured.ts';
import { listenerCost, socketCost, usualMembers } from '../../../infra/cost/usage.ts';

const HOURS = 730;

test('a client polls every three seconds while an event is at most a minute old, and pays for events once', () => {
  const of = (rate: Parameters<typeof listenerCost>[1]) => listenerCost(measured(), rate);
  expect([of('busy').polls, of('usual').polls, of('idle').polls]).toEqual(
    [3, 3, 30].map((seconds) => (1_000 * HOURS * 3_600) / seconds),
  );
  /* Only polls with events transfer something. */
  expect(of('usual').usd).toBeLessThan(of('busy').usd);
  expect(of('usual').usd).toBeGreaterThan(10 * of('idle').usd);
});

test('a WebSocket costs a message for each event, and its renewals', () => {
  const renewals = socketCost('idle').messages;
  expect(socketCost('usual').messages - renewals).toBe(1_000 * HOURS * 60);
  expect(socketCost('busy').messages - renewals).toBe(1_000 * HOURS * 1_200);
  expect(socketCost('usual').usd).toBeLessThan(socketCost('busy').usd / 10);
});

test('the usual rate is that of a hub with thousands of active members', () => {
  /* Half a discussion, 4 comments and 12 reactions a month each. */
  expect(usualMembers()).toBe(2_700);
});
