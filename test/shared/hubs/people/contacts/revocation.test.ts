import { expect, test } from 'vitest';
import { isRevokedFor } from '../../../../../shared/hubs/people/contacts/revocation.ts';

const SIGNED_OUT = '2026-01-01T00:00:00.001Z';
const contact = { least_generation: 2, signed_out_at: SIGNED_OUT };

test('a ticket is revoked by a sign-out in its own millisecond or later, and an access token by none', () => {
  const revoked = (proved_at?: string) => isRevokedFor(contact, { generation: 2, proved_at });
  expect([revoked('2026-01-01T00:00:00.000Z'), revoked(SIGNED_OUT)]).toEqual([true, true]);
  expect([revoked('2026-01-01T00:00:00.002Z'), revoked()]).toEqual([false, false]);
});

test('a credential of an earlier generation is revoked', () => {
  expect([1, 2, 3].map((generation) => isRevokedFor(contact, { generation }))).toEqual([true, false, false]);
  expect(isRevokedFor({}, { generation: 0, proved_at: SIGNED_OUT })).toBe(false);
});
