import { apiKeys } from '../../../shared/accounts/api-keys/api-keys.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import type { RouteWorld } from '../../functions/every-route/support/world.ts';
import { data } from '../../support/answers.ts';
import { testKeys } from '../../support/tokens.ts';

type Named = readonly [name: string, token: string];

const ticketOf = async ({ call, ours }: RouteWorld): Promise<string> => {
  const path = `/api/v1/hubs/${ours.hub}/stream-tickets`;
  return String(data(await call({ method: 'POST', path, token: ours.member.token })).attributes.ticket);
};

const revokedKeys = async ({ db, ours }: RouteWorld): Promise<readonly Named[]> => {
  const actor = { type: 'user', id: ours.users.owner.id } as const;
  const repository = apiKeys(db, ours.id);
  const make = (expires_at: string | null) =>
    repository.create({ name: 'stale', scopes: ['*'], can_moderate: true, expires_at }, actor, new Date());
  const expired = await make(new Date(Date.now() - 1_000).toISOString());
  const revoked = await make(null);
  await repository.revoke(revoked.id, actor, new Date());
  return [
    ['expired API key', expired.secret],
    ['revoked API key', revoked.secret],
  ];
};

const changed = (text: string, at: number): string =>
  text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

/** Credentials that were valid once, are valid elsewhere, or differ from a valid one by a character. */
export const staleCredentials = async (world: RouteWorld): Promise<readonly Named[]> => {
  const { ours, theirs, keys } = world;
  const key = ours.key.secret;
  const other = testKeys(keys.issuer);
  const unknown: readonly Named[] = [
    ['token of an unknown user', keys.issue({ kind: 'user', id: newId() })],
    ['token of an unknown contact', keys.issue({ kind: 'contact', id: newId(), team: ours.id })],
    [
      'token of a contact of another team, with our team',
      keys.issue({ kind: 'contact', id: theirs.member.id, team: ours.id }),
    ],
    ['token of our contact with another team', keys.issue({ kind: 'contact', id: ours.member.id, team: theirs.id })],
    ['token of a user as a contact', keys.issue({ kind: 'contact', id: ours.users.owner.id, team: ours.id })],
    ['token of a contact as a user', keys.issue({ kind: 'user', id: ours.member.id })],
    ['token of a key as a user', keys.issue({ kind: 'user', id: ours.key.id })],
    ['token of an old generation', keys.issue({ kind: 'contact', id: ours.member.id, team: ours.id, generation: 0 })],
    ['user token of a rotated key', other.issue({ kind: 'user', id: ours.users.owner.id })],
    ['contact token of a rotated key', other.issue({ kind: 'contact', id: ours.member.id, team: ours.id })],
  ];
  const opaque: readonly Named[] = [
    ['stream ticket', await ticketOf(world)],
    ['public prefix of an API key', key.slice(0, key.length - 32)],
    ['prefix of our key with the secret of another', key.slice(0, -32) + theirs.key.secret.slice(-32)],
    ['id of an API key', ours.key.id],
    ['API key in upper case', key.toUpperCase()],
    ['API key with a tail', `${key}A`],
    ['API key without its last character', key.slice(0, -1)],
    ...Array.from(
      { length: key.length - 12 },
      (_, nth): Named => [`API key, character ${nth + 12} changed`, changed(key, nth + 12)],
    ),
    ...['', ' ', 'null', 'undefined', '0', '{}', 'svc_sk_live_', 'svc_sk_test_x', 'Bearer', ours.id, newId()].map(
      (text): Named => [`text ${text}`, text],
    ),
  ];
  return [...unknown, ...(await revokedKeys(world)), ...opaque];
};
