import { addUser } from '../../../shared/accounts/teams/memberships.ts';
import { seedTeam, seedUser } from '../../support/seed.ts';
import { rowsOf } from '../checks/rows.ts';
import { accepted, type Request } from '../run/api.ts';
import { type Arena, successes } from './arena.ts';

const TOKEN = /[A-Za-z0-9_-]{43}/;

/** The token of the last email to an address. */
const emailed = ({ simulation }: Arena, to: string): string => {
  const text = simulation.sent.findLast((email) => email.to === to)?.text ?? '';
  const [token] = TOKEN.exec(text) ?? [];
  if (!token) throw new Error(`No email to ${to} has a token: ${text}`);
  return token;
};

/** A magic link signs in once. */
export const magicLink = async (arena: Arena): Promise<readonly string[]> => {
  const { email = '' } = arena.ours.members[arena.round % arena.ours.members.length] ?? {};
  const raw = JSON.stringify({ email, slug: 'ours' });
  const json = { headers: { 'content-type': 'application/json' } };
  await arena.one({ method: 'POST', path: '/contact-auth/magic-link', raw, ...json });
  const consume: Request = {
    method: 'POST',
    path: '/contact-auth/magic-link/consume',
    ...json,
    raw: JSON.stringify({ token: emailed(arena, email) }),
  };
  const replies = await arena.together([consume, consume, consume]);
  return successes(replies) === 1 ? [] : [`a magic link signed in ${successes(replies)} times`];
};

/** Concurrent uses of a refresh token return one next token. */
export const rotation = async (arena: Arena): Promise<readonly string[]> => {
  const { email = '' } = arena.ours.members[arena.round % arena.ours.members.length] ?? {};
  const json = { headers: { 'content-type': 'application/json' } };
  const slug = { email, slug: 'ours' };
  await arena.one({ method: 'POST', path: '/contact-auth/magic-link', raw: JSON.stringify(slug), ...json });
  const raw = JSON.stringify({ token: emailed(arena, email) });
  const { body } = await arena.one({ method: 'POST', path: '/contact-auth/magic-link/consume', raw, ...json });
  const refresh_token = /"refresh_token":"([^"]+)"/.exec(JSON.stringify(body))?.[1];
  const refresh: Request = {
    method: 'POST',
    path: '/contact-auth/refresh',
    ...json,
    raw: JSON.stringify({ refresh_token }),
  };
  const replies = await arena.together([refresh, refresh, refresh]);
  const tokens = replies.flatMap(({ body }) => /"refresh_token":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? []);
  const distinct = new Set(tokens).size;
  return distinct === 1 ? [] : [`a refresh token returned ${distinct} next tokens`];
};

/** An invitation makes one membership. */
export const invitation = async (arena: Arena): Promise<readonly string[]> => {
  const { team } = arena.ours;
  const guest = await seedUser(arena.simulation.db, arena.simulation.keys, `guest-${arena.round}`);
  const attributes = { email: guest.email, role_id: team.users.moderator.role_id };
  await arena.create(`/teams/${team.id}/invitations`, 'invitations', attributes);
  const accept: Request = {
    method: 'POST',
    path: '/auth/accept-invitation',
    token: guest.token,
    headers: { 'content-type': 'application/json' },
    raw: JSON.stringify({ token: emailed(arena, guest.email) }),
  };
  const replies = await arena.together([accept, accept, accept]);
  const held = rowsOf(arena.simulation, 'user_team').filter(({ pk }) => String(pk).endsWith(guest.id));
  return successes(replies) === 1 && held.length === 1
    ? []
    : [`an invitation was accepted ${successes(replies)} times, by ${held.length} memberships`];
};

/** Of two owners who remove each other at the same moment, one stays. */
export const lastOwner = async (arena: Arena): Promise<readonly string[]> => {
  const { db, keys } = arena.simulation;
  const team = await seedTeam(db, keys);
  const [first, second] = [team.users.owner, await seedUser(db, keys, 'second')];
  const actor = { type: 'user', id: first.id } as const;
  await addUser(db, { team: team.id, user: second.id, role: first.role_id }, actor, new Date());
  const remove = (of: { readonly id: string }, by: { readonly token: string }): Request => ({
    method: 'DELETE',
    path: `/users/${of.id}`,
    token: by.token,
    headers: { 'x-team-id': team.id },
  });
  const replies = await arena.together([remove(first, second), remove(second, first), remove(first, first)]);
  const owners = rowsOf(arena.simulation, 'membership').filter(({ role_id }) => role_id === first.role_id);
  if (!replies.some(accepted)) return [`no owner could be removed: ${JSON.stringify(replies[0]?.body)}`];
  return owners.length === 1 ? [] : [`a team has ${owners.length} owners`];
};

/** A contact who is deleted while an import changes them is there completely, or not at all. */
export const importAgainstDelete = async (arena: Arena): Promise<readonly string[]> => {
  const { team } = arena.ours;
  const email = `imported-${arena.round}@example.com`;
  const contact = await arena.create(`/teams/${team.id}/contacts`, 'contacts', { email });
  const path = `/teams/${team.id}/contacts/import`;
  const rows = [{ email, name: 'Imported' }, { email: `other-${email}` }];
  await arena.together([
    { method: 'POST', path, token: arena.owner, type: 'imports', attributes: { rows } },
    { method: 'DELETE', path: `/teams/${team.id}/contacts/${contact}`, token: arena.owner },
  ]);
  const contacts = rowsOf(arena.simulation, 'contact').filter((row) => row.email === email);
  const credentials = rowsOf(arena.simulation, 'contact_credential').filter(({ pk }) =>
    String(pk).endsWith(`#${email}`),
  );
  return contacts.length === credentials.length && contacts.length <= 1
    ? []
    : [`${contacts.length} contacts and ${credentials.length} credentials have one address`];
};
