import type { MePorts } from '../../../functions/me/ports.ts';
import { routes } from '../../../functions/me/routes.ts';
import { credentials } from '../../../shared/accounts/identity/credentials.ts';
import type { Route } from '../../../shared/api/route.ts';
import type { HubItem } from '../../../shared/hubs/hubs/hub-item.ts';
import { contactCredentials } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { seedTeam } from '../../support/seed.ts';
import { type AuthWorld, startAuth, tokenIn } from '../auth/world.ts';

export const NEW = 'three other words';
export const REFUSED = '403 reauthentication_required';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** Users and members with a password, in one team and one of its hubs, without rate limits. */
export const startPasswords = async () => {
  const limitless: readonly Route<MePorts>[] = routes.map(({ limit, ...route }) => route);
  const world = await startAuth(limitless);
  const { db, keys } = world.service;
  Object.assign(world.service.ports, { objects: { remove: async () => undefined } });
  const team = await seedTeam(db, keys);
  const hub = await world.hub(team.id);
  const { post } = world;

  /** How each kind of person signs in, and their stored credential. */
  const user = {
    async person(): Promise<Person> {
      const { id, email } = await world.user();
      return { id, email, token: keys.issue({ kind: 'user', id }) };
    },
    login: ({ email }: Person, password: string) => post('/api/v1/auth/login', { email, password }),
    refresh: (refresh_token: unknown) => post('/api/v1/auth/refresh', { refresh_token }),
    credential: ({ email }: Person) => credentials(db).get(email),
  };
  const contact = {
    async person(options: Parameters<AuthWorld['contact']>[1] = {}, at = hub): Promise<Person> {
      const { id, email } = await world.contact(at, options);
      return { id, email, token: keys.issue({ kind: 'contact', id, team: team.id }) };
    },
    login: ({ email }: Person, password: string, { slug }: HubItem = hub) =>
      post('/api/v1/contact-auth/login', { data: { type: 'login_requests', attributes: { email, password, slug } } }),
    refresh: (refresh_token: unknown) => post('/api/v1/contact-auth/refresh', { refresh_token }),
    credential: ({ email }: Person) => contactCredentials(db, team.id).get(email),
  };

  return {
    ...world,
    team,
    lobby: hub,
    kinds: { user, contact },
    changePassword: (token: string | undefined, attributes: object, type = 'passwords') =>
      world.service.call({
        method: 'PUT',
        path: '/api/v1/me/password',
        token,
        body: { data: { type, attributes } },
      }),
    async emailedToken(email: string, { slug }: HubItem = hub): Promise<string> {
      await post('/api/v1/contact-auth/magic-link', { email, slug });
      return tokenIn((await world.deliver())[0]);
    },
    consume: (token: string) => post('/api/v1/contact-auth/magic-link/consume', { token }),
  };
};

export type PasswordWorld = Awaited<ReturnType<typeof startPasswords>>;
