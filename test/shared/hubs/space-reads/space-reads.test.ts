import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MemberItem } from '../../../../shared/hubs/people/members/member-item.ts';
import type { SpaceMembershipItem } from '../../../../shared/hubs/space-memberships/space-membership-item.ts';
import { readUntil, spaceReads } from '../../../../shared/hubs/space-reads/space-reads.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { startService, type TestService } from '../../../support/service.ts';

let service: TestService<undefined>;
beforeAll(async () => {
  service = await startService([]);
});
afterAll(() => service.stop());

const day = (date: number) => `2100-01-0${date}T00:00:00.000Z`;

test('a mark never moves back, and the latest of marks that compete is kept', async () => {
  const [hub, contact, space] = [{ team: newId(), hub: newId() }, newId(), newId()];
  const reads = spaceReads(service.db, hub, contact);
  await Promise.all([3, 1, 5, 2, 4].map((date) => reads.mark(space, day(date), new Date())));
  expect(await reads.get(space)).toMatchObject({ entity: 'space_read', contact_id: contact, read_at: day(5) });
  expect(await reads.mark(space, day(1), new Date())).toMatchObject({ read_at: day(5) });
  expect(await reads.mark(space, day(6), new Date())).toMatchObject({ read_at: day(6) });
  await reads.mark(newId(), day(2), new Date());
  expect((await reads.list()).get(space)).toMatchObject({ read_at: day(6) });
  expect(await spaceReads(service.db, hub, newId()).list()).toEqual(new Map());
  expect(await spaceReads(service.db, { ...hub, team: newId() }, contact).get(space)).toBeUndefined();
});

test('a space is read until the latest of the mark and of when the member joined the hub and the space', () => {
  const member = { joined_at: day(2), created_at: day(1) } as MemberItem;
  const membership = (date: number, status = 'active') => ({ status, created_at: day(date) }) as SpaceMembershipItem;
  const mark = (date: number) => ({ read_at: day(date) }) as Parameters<typeof readUntil>[2];
  expect(readUntil(member, undefined, undefined)).toBe(day(2));
  expect(readUntil(member, undefined, mark(1))).toBe(day(2));
  expect(readUntil(member, undefined, mark(3))).toBe(day(3));
  expect(readUntil(member, membership(4), mark(3))).toBe(day(4));
  expect(readUntil(member, membership(4, 'pending'), mark(3))).toBe(day(3));
  expect(readUntil(member, membership(1), undefined)).toBe(day(2));
  expect(readUntil({ ...member, joined_at: null }, undefined, undefined)).toBe(day(1));
});
