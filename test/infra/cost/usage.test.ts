import { expect, test } from 'vitest';
import { measured } from '../../../infra/cost/measured.ts';
import { listenerCost, memberCosts, pollCost, socketCost, usualMembers } from '../../../infra/cost/usage.ts';

const HOURS = 730;

test('a client polls every three seconds while an event is at most a minute old, and pays for events once', () => {
  const polls = (seconds: number) => (1_000 * HOURS * 3_600) / seconds;
  const [withEvents, without] = [pollCost(measured(), true), pollCost(measured())];
  expect(withEvents).toBeGreaterThan(without);
  expect(listenerCost(measured(), 'busy')).toBeCloseTo(polls(3) * withEvents, 6);
  expect(listenerCost(measured(), 'usual')).toBeCloseTo(polls(60) * withEvents + (polls(3) - polls(60)) * without, 6);
  expect(listenerCost(measured(), 'idle')).toBeCloseTo(polls(30) * without, 6);
});

test('a WebSocket costs its minutes and renewals, and as much more as there are events', () => {
  const idle = socketCost('idle');
  expect(idle).toBeGreaterThan((1_000 * HOURS * 60 * 0.25) / 1_000_000);
  expect((socketCost('busy') - idle) / (socketCost('usual') - idle)).toBeCloseTo(20, 6);
  expect(socketCost('usual') - idle).toBeGreaterThan((1_000 * HOURS * 60) / 1_000_000);
});

test('a thousand members cost what each of them does, a thousand times', () => {
  const costs = memberCosts(measured());
  expect(new Set(costs.map(({ what }) => what)).size).toBe(costs.length);
  /* Six emails each, of at least the price of SES. */
  expect(costs.find(({ what }) => what === 'Emails')?.usd).toBeGreaterThan(0.6);
});

test('the usual rate is that of a hub with thousands of active members', () => {
  /* Half a discussion, 4 comments and 12 reactions a month each. */
  expect(usualMembers()).toBe(2_700);
});
