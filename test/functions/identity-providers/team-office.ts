import { expect } from 'vitest';
import { users } from '../../../shared/accounts/identity/users.ts';
import { addUser } from '../../../shared/accounts/teams/memberships.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { data } from '../../support/answers.ts';
import type { ApiResponse } from '../../support/service.ts';
import { seedWorld, type Tenant } from '../../support/world.ts';
import { startSignInService } from './sign-in-service.ts';

export const OFFICE = 'https://office.example.com/in';
export const SIGNED_IN = 'You are signed in';
export const REFUSED = 'You are not signed in';

export const textOf = ({ body }: { readonly body: unknown }): string => String(body);
export const hrefOf = (page: string): URL =>
  new URL((/href="([^"]+)"/.exec(page)?.[1] ?? 'https://none.example').replaceAll('&amp;', '&'));

/** Two teams whose users sign in with identity providers. */
export const startOffice = async () => {
  const { service, keys, zone } = await startSignInService();
  const { ours, theirs } = await seedWorld(service.db, keys);
  const call = (method: string, path: string, token: string, body?: object) =>
    service.call({ method, path: `/api/v1${path}`, token, ...(body && { body }) });
  const send = (method: string, path: string, type: string, attributes: object, team: Tenant) =>
    call(method, path, team.users.owner.token, { data: { type, attributes } });
  return {
    service,
    keys,
    zone,
    ours,
    theirs,
    call,
    send,

    /** A new domain that the team has verified. */
    async domain(team: Tenant, name = `acme-${newId()}.com`): Promise<string> {
      const added = data(await send('POST', `/teams/${team.id}/domains`, 'team_domains', { domain: name }, team));
      const { name: at, value } = added.attributes.challenge as { readonly name: string; readonly value: string };
      zone.set(at, [value]);
      const verify = `/teams/${team.id}/domains/${added.id}/verify`;
      expect(data(await call('POST', verify, team.users.owner.token)).attributes.status).toBe('verified');
      return name;
    },

    /** A new provider of the team. */
    async provider(team: Tenant, issuer: string, attributes: object = {}) {
      const client = { name: 'Acme', issuer, client_id: 'office', client_secret: 's3cret', return_urls: [OFFICE] };
      const all = { ...client, ...attributes };
      return data(await send('POST', `/teams/${team.id}/identity-providers`, 'team_identity_providers', all, team));
    },

    /** A user of the team, who is a moderator. */
    async user(team: Tenant, email: string) {
      const made = await users(service.db).create({ email, name: 'Ada', password: 'a long password' }, new Date());
      if (made === 'email_taken') throw new Error(made);
      const actor = { type: 'user', id: team.users.owner.id } as const;
      const member = { team: team.id, user: made.id, role: team.users.moderator.role_id };
      await addUser(service.db, member, actor, new Date());
      return made;
    },

    /** Opens the start page of a provider in a new browser, or in that of a cookie. */
    async start(team: Tenant, id: string, cookie = '') {
      const response = await service.call({ path: `/team-sign-in/${team.id}/${id}`, headers: { cookie } });
      const url = hrefOf(textOf(response));
      const bound = (response.headers['Set-Cookie'] ?? '').split(';')[0] ?? '';
      return { url, cookie: bound, state: url.searchParams.get('state') ?? '', page: textOf(response) };
    },

    /** Returns from the provider with a query. */
    finish: async (team: Tenant, id: string, query: Record<string, string>, cookie: string): Promise<string> => {
      const path = `/team-sign-in/${team.id}/${id}/callback?${new URLSearchParams(query)}`;
      return textOf(await service.call({ path, headers: { cookie } }));
    },

    /** Exchanges the code of the last page. */
    exchange: (page: string): Promise<ApiResponse> =>
      call('POST', '/auth/exchange', '', { code: hrefOf(page).searchParams.get('code') ?? '' }),
    stop: service.stop,
  };
};
