import { expect } from 'vitest';
import { routes as access } from '../../../functions/access/routes.ts';
import { routes as achievements } from '../../../functions/achievements/routes.ts';
import { routes as commerce } from '../../../functions/commerce/routes.ts';
import { routes as events } from '../../../functions/hub-events/routes.ts';
import { routes as hubRoutes } from '../../../functions/hubs/routes.ts';
import { routes as me } from '../../../functions/me/routes.ts';
import { routes as stream } from '../../../functions/stream/routes.ts';
import { importChunk } from '../../../functions/transfer-data/import-chunk.ts';
import type { Route } from '../../../shared/api/route.ts';
import type { Payments } from '../../../shared/commerce/payments/payments.ts';
import type { HubItem } from '../../../shared/hubs/hubs/hub-item.ts';
import { sortRows } from '../../../shared/hubs/imports/import-rows.ts';
import { contactCredentials } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { routes as members } from '../../support/member-routes.ts';
import { seedTeam } from '../../support/seed.ts';
import type { ApiResponse } from '../../support/service.ts';
import { choosePassword, signInByEmail } from './emailed-link.ts';
import { attributesOf, freshEmail, PASSWORD, startAuth } from './world.ts';

/** A contact with an address that they may not own, and the tokens of their two sessions. */
export interface SignedInContact {
  readonly id: string;
  readonly email: string;
  readonly access: readonly string[];
  readonly refresh: readonly string[];
}

const idOf = ({ body }: ApiResponse): string => String((body.data as { id: string }).id);

/** A team with an open hub, and an invite-only hub that signs in by password only. */
export const startUnproved = async () => {
  const payments: Partial<Payments> = {
    openSession: async ({ order }) => ({ id: `cs_${order.id}`, url: 'https://pay.example.com/' }),
  };
  const all = [...me, ...members, ...access, ...commerce, ...achievements, ...hubRoutes, ...stream, ...events];
  const world = await startAuth(all as unknown as readonly Route<never>[], {
    ...{ payments: () => payments, publicOrigin: 'https://hub.test', platformSells: true, txtLookup: async () => [] },
  });
  const { service } = world;
  const { db } = service;
  const team = await seedTeam(db, service.keys);
  const [open, closed] = await Promise.all([
    world.hub(team.id),
    world.hub(team.id, { access_level: 'invite', sign_in: 'password' }),
  ]);
  const owner = { type: 'user', id: team.users.owner.id } as const;

  /** A call with the token of the owner of the team. */
  const send = (method: string, path: string, type?: string, attributes?: object, token = team.users.owner.token) =>
    service.call({ method, path: `/api/v1${path}`, token, ...(type && { body: { data: { type, attributes } } }) });

  const login = (email: string, { slug }: HubItem, password = PASSWORD) =>
    world.post('/api/v1/contact-auth/login', {
      data: { type: 'login_requests', attributes: { email, password, slug } },
    });
  const refresh = (refresh_token: string) => world.post('/api/v1/contact-auth/refresh', { refresh_token });
  const get = (path: string, token: string) => service.call({ path: `/api/v1${path}`, token });
  const emails = async () => {
    await world.relayed();
    return world.deliver();
  };

  return {
    ...world,
    ...{ db, team, open, closed, owner, send, login, refresh, get, emails },

    /** The only email to the address since the last call. */
    async emailTo(address: string) {
      const [message, ...more] = (await emails()).filter(({ to }) => to === address);
      expect(more).toEqual([]);
      if (!message) throw new Error(`No email to ${address}`);
      return message;
    },

    /** Registers in the open hub, and signs in once more. */
    async unproved(email = freshEmail()): Promise<SignedInContact> {
      const body = { email, password: PASSWORD, slug: open.slug };
      const sessions = [await world.post('/api/v1/contact-auth/register', body)];
      sessions.push(await login(email, open));
      const access = sessions.map((one) => String(attributesOf(one).access_token));
      const credential = await contactCredentials(db, team.id).get(email);
      for (const token of access) expect((await get('/me', token)).status).toBe(200);
      await emails();
      return {
        ...{ id: credential?.contact_id ?? '', email, access },
        refresh: sessions.map((one) => String(attributesOf(one).refresh_token)),
      };
    },

    /** A member of the open hub with a proved address, signed in twice. */
    async member(): Promise<SignedInContact> {
      const { id, email } = await world.contact(open, { proved: true });
      const sessions = [await login(email, open), await login(email, open)].map(attributesOf);
      await emails();
      return {
        ...{ id, email, access: sessions.map(({ access_token }) => String(access_token)) },
        refresh: sessions.map(({ refresh_token }) => String(refresh_token)),
      };
    },

    import: (row: object) => importChunk(db, team.id, sortRows([row], new Date()).good, owner, new Date()),

    /** Creates a product with a price in the hub; returns the id of the price. */
    async priced(hub: HubItem, price: object): Promise<string> {
      const path = `/teams/${team.id}/hubs/${hub.id}/products`;
      const product = idOf(await send('POST', path, 'products', { name: 'A course' }));
      return idOf(await send('POST', `${path}/${product}/prices`, 'prices', price));
    },

    async achievement(hub: HubItem): Promise<string> {
      const response = await send('POST', `/teams/${team.id}/achievements`, 'achievements', { title: 'Badge' });
      const achievement_id = idOf(response);
      await send('POST', `/teams/${team.id}/hubs/${hub.id}/achievements`, 'hub_achievements', { achievement_id });
      return achievement_id;
    },

    /** Expects that the password and all tokens of the contact are rejected, everywhere. */
    async expectSignedOut({ email, access, refresh: tokens }: SignedInContact): Promise<void> {
      for (const token of access) {
        expect(await get('/me', token)).toMatchObject({ status: 401, body: { errors: [{ code: 'unauthorized' }] } });
        for (const { id } of [open, closed]) expect((await get(`/hubs/${id}/members`, token)).status).toBe(401);
      }
      for (const hub of [open, closed]) expect((await login(email, hub)).status).toBe(401);
      for (const token of tokens) expect((await refresh(token)).status).toBe(401);
    },

    async expectSignedIn({ email, access, refresh: [token = ''] }: SignedInContact): Promise<void> {
      for (const one of access) expect((await get('/me', one)).status).toBe(200);
      expect((await login(email, open)).status).toBe(200);
      expect((await refresh(token)).status).toBe(200);
    },

    /** Signs in with the only email to the address, as its owner; returns the access token. */
    async ownerSignsIn({ email }: SignedInContact, hub: HubItem): Promise<string> {
      const message = await this.emailTo(email);
      if (!message.text.includes('for=password')) return (await signInByEmail(world, message, hub.slug)).token;
      const password = 'chosen by the owner';
      await choosePassword(world, message, password);
      const signedIn = await login(email, hub, password);
      expect(signedIn.status).toBe(200);
      return String(attributesOf(signedIn).access_token);
    },
  };
};

export type UnprovedWorld = Awaited<ReturnType<typeof startUnproved>>;
