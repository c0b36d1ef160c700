import { expect, test } from 'vitest';
import { staysReadable } from './allowed.ts';
import { lifecycles } from './lifecycles.ts';
import { rules } from './rules.ts';

test('a deleted, foreign or misplaced resource that is found is a violation', () => {
  for (const rule of [rules.useAfterFree, rules.resourceHierarchy, rules.userNamespace, rules.invalidObject]) {
    for (const status of [200, 204, 409, 500]) expect(rule({ status })).toContain(String(status));
    for (const status of [403, 404, 410]) expect(rule({ status })).toBeUndefined();
  }
  expect([rules.working({ status: 503 }), rules.working({ status: 422 })]).toEqual(['status 503', undefined]);
});

test('a row that a refused creation leaves is a violation, and so is success', () => {
  expect(rules.leakage({ status: 422 }, ['a'], ['a', 'b'])).toContain('b');
  expect(rules.leakage({ status: 201 }, ['a'], ['a'])).toContain('201');
  expect(rules.leakage({ status: 422 }, ['a', 'b'], ['a'])).toBeUndefined();
});

test('a list that lacks a resource, or still has it, is a violation', () => {
  expect(rules.listing(['a'], 'b', true)).toBe('missing in its list');
  expect(rules.listing(['hub:b'], 'b', false)).toBe('still in its list');
  expect([rules.listing(['hub:b'], 'b', true), rules.listing(['a'], 'b', false)]).toEqual([undefined, undefined]);
});

test('the sequences cover every resource that is created at a location and deleted there', () => {
  const created = lifecycles.map(({ create }) => create.path);
  expect(created.length).toBeGreaterThanOrEqual(20);
  expect(created).toEqual(expect.arrayContaining(['/teams', '/teams/{team_id}/hubs', '/attachments']));
});

test('only what is revoked stays readable, and nothing below it', () => {
  const invitations = { path: '/teams/{team_id}/invitations' };
  expect(staysReadable(invitations, { path: `${invitations.path}/{invitation_id}` })).toBe(true);
  expect(staysReadable(invitations, { path: `${invitations.path}/{invitation_id}/resend` })).toBe(false);
  expect(staysReadable({ path: '/teams' }, undefined)).toBe(false);
});
