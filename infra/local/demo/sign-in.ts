import { stringOf } from '../json.ts';
import { type ApiClient, envelope } from './api-client.ts';

/** Signs a user in and returns the token. */
export const signInUser = (api: ApiClient) => async (email: string, password: string) =>
  stringOf((await api.send('POST', '/auth/login', { email, password })).access_token);

/** Signs a contact in to a hub and returns the token. */
export const signInContact = (api: ApiClient) => (slug: string) => async (email: string, password: string) =>
  stringOf(
    (await api.send('POST', '/contact-auth/login', envelope('login_requests', { email, password, slug }))).access_token,
  );
